/**
 * The grammar of the whole language in EBNF, from the declarations: a rule for each type, with its literals, the types
 * that fit in for it, and every form that gives it.
 */
import { literalsOf, wordsOf } from './literals.js';
import { alphabetically, type Declared, elementOf, type Kind, kindsOf } from './names.js';

/** The name of a type's rule: `int()` becomes `int-function`. */
export const ruleName = (kindName: string): string => {
  const plain = kindName.endsWith('()') ? `${kindName.slice(0, -2)}-function` : kindName;
  return plain.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
};

function kindText(kind: Kind): string {
  const { element, depth } = elementOf(kind);
  let text = ruleName(element.name);
  for (let i = 0; i < depth; i++) text = `"{" { ${text} } "}"`;
  return text;
}

const alternatives = (texts: readonly string[]): string => texts.join(' | ');

/** Short alternatives, several on a line. */
function lines(texts: readonly string[]): string[] {
  const found: string[] = [];
  for (const text of texts) {
    const last = found.at(-1);
    if (last !== undefined && last.length + text.length < 100) found[found.length - 1] = `${last} | ${text}`;
    else found.push(text);
  }
  return found;
}

/** A form as a sequence of terminals and rules. */
function formText({ keyword, typeWords, args }: Declared): string {
  const parts: string[] = [];
  for (let i = 0; i < args.length; ) {
    const [name, first] = args[i]!;
    if (name === 'word') {
      const words = typeWords.map((word) => `"${word}"`);
      parts.push(words.length > 1 ? `( ${alternatives(words)} )` : words[0]!);
      i++;
      continue;
    }
    const run = [args[i]!];
    while (first.group > 0 && args[i + run.length]?.[1].group === first.group) run.push(args[i + run.length]!);
    i += run.length;
    const text = alternatives(
      run.map(([label, { kind, named }]) => (named ? `"${label}:" ${kindText(kind)}` : kindText(kind))),
    );
    if (run.some(([, { optional }]) => optional)) parts.push(`[ ${text} ]`);
    else parts.push(run.length > 1 ? `( ${text} )` : text);
  }
  return ['"("', `"${keyword}"`, ...parts, '")"'].join(' ');
}

const tokens = `(* Tokens. A name with a colon, such as "at:", stands directly before its value or with space between. *)

integer = [ "-" ] digit { digit } | "Off" | "End" | "Undefined" | "Infinity" ;

real = [ "-" ] digit { digit } "." digit { digit } ;

text = '"' { character } '"' ;

digit = "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" ;

character = ? any character but a quotation mark ? ;
`;

/** The EBNF of a set of ludemes. */
export function ebnf(ludemes: readonly Declared[]): string {
  const kinds = kindsOf(ludemes);
  const allWords = wordsOf(kinds.values());
  const names = [...kinds.keys()].sort(alphabetically);
  // The root comes first.
  const ordered = ['Game', ...names.filter((name) => name !== 'Game')].filter((name) => kinds.has(name));
  const rules = ordered.map((name) => {
    const { integer, float, string, words } = literalsOf(kinds.get(name)!, allWords);
    const narrower = names.filter(
      (other) => other !== name && kinds.get(other)!.some(({ widens }) => widens.some((wide) => wide.name === name)),
    );
    const choices = [
      ...(integer ? ['integer'] : []),
      ...(float ? ['real'] : []),
      ...(string ? ['text'] : []),
      ...lines(words.map((word) => `"${word}"`)),
      ...narrower.map(ruleName),
      ...ludemes.filter(({ returns }) => returns.name === name).map(formText),
    ];
    return `${ruleName(name)} =\n    ${[...new Set(choices)].join('\n  | ')}\n  ;\n`;
  });
  return [
    '(* The description language in EBNF, generated from the declarations of the ludemes by `npm run docs`. *)\n',
    ...rules,
    tokens,
  ].join('\n');
}
