/** Problems as messages for the author of a description: what is wrong, the nearest accepted form, and a fix. */
import {
  type Arg,
  type CallNode,
  change,
  type Diagnostic,
  type Fix,
  located,
  type Node,
  type Piece,
  print,
} from '@ludii/grammar';
import type { Kind } from './kind.js';
import type { Form, Problem } from './problem.js';
import type { Registry } from './registry.js';
import { argumentText, signature } from './signature.js';
import type { Slot } from './slot.js';

/** A place, and the defines that its text came through. */
type Place = Pick<Piece, 'span' | 'origin'>;

/** What is said of a problem. */
interface Telling {
  readonly at: Place;
  readonly code: string;
  readonly message: string;
  readonly forms?: readonly Form[];
  readonly fixes?: readonly Fix[];
  readonly call?: CallNode;
}

/** The diagnostics of all problems, each once, in the order in which they are found in the tree. */
export function describe<Env>(registry: Registry<Env>, root: Node, problems: readonly Problem[]): Diagnostic[] {
  const seen = new Set<string>();
  const found = problems.flatMap((problem) => {
    const diagnostic = asDiagnostic(tell(registry, problem));
    const { file, start, end } = diagnostic.span;
    const key = `${diagnostic.message} ${file} ${start} ${end}`;
    if (seen.has(key)) return [];
    seen.add(key);
    return [diagnostic];
  });
  if (found.length > 0) return found;
  return [asDiagnostic({ at: root, code: 'wrong-kind', message: `${said(root)} does not fit here.` })];
}

function asDiagnostic({ at, code, message, forms = [], fixes = [], call }: Telling): Diagnostic {
  const { span, origin, related } = located(at);
  const short = call && at.origin.find(({ short }) => short !== undefined);
  if (short?.short && code === 'missing-argument') return tooFew(at, short.name, short.short, message);
  const shown = [...new Set(forms.map((form) => signature(form)))];
  const example = forms.find((form) => form.example !== undefined)?.example;
  const lines = [
    ...(shown.length > 0 ? [shown.length === 1 ? 'Accepted form:' : 'Accepted forms:'] : []),
    ...shown.map((form) => `  ${form}`),
    ...(example === undefined ? [] : [`Example:\n  ${example}`]),
  ];
  return {
    code,
    severity: 'error',
    message,
    span,
    origin,
    related,
    fixes: fixes.filter(({ edits }) => edits.length > 0 && edits.every((edit) => edit.span.file === span.file)),
    ...(lines.length > 0 ? { hint: lines.join('\n') } : {}),
  };
}

/**
 * A piece as it is seen from the clause around it: what came out of a define as a whole is blamed where the define is
 * used, if that clause did not come out of the same define.
 */
function seenFrom({ span, origin }: Place, depth: number): Place {
  return { span, origin: origin.slice(Math.max(0, origin.length - depth)) };
}

const samePlace = (a: Place, b: Place): boolean => {
  const [one, other] = [located(a).span, located(b).span];
  return one.file === other.file && one.start === other.start;
};

/** A gap in the body of a define is the fault of a call with too few arguments. */
function tooFew(
  at: Place,
  name: string,
  { needs, given }: { readonly needs: number; readonly given: number },
  why: string,
): Diagnostic {
  const place = at.origin.findIndex((origin) => origin.name === name && origin.short !== undefined);
  const outer = at.origin.slice(place + 1);
  const { span, origin } = located({ span: at.span, origin: outer });
  const body = at.origin[place]!.span;
  return {
    code: 'define-arguments',
    severity: 'error',
    message: `"${name}" needs ${needs} ${needs === 1 ? 'argument' : 'arguments'}, here ${given}.`,
    span,
    origin,
    related: [{ message: `Without it, ${why.charAt(0).toLowerCase()}${why.slice(1)}`, span: body }],
    fixes: [],
  };
}

const quoted = (word: string): string => `\`${word}\``;

/** "Did you mean" with at most three candidates. */
function didYouMean(near: readonly string[]): string {
  return near.length === 0 ? '' : ` Did you mean ${orList(near.slice(0, 3).map(quoted))}?`;
}

function changes(at: Piece, near: readonly string[]): Fix[] {
  return near.slice(0, 3).map((each) => change(at.written, each));
}

function tell<Env>(registry: Registry<Env>, problem: Problem): Telling {
  switch (problem.what) {
    case 'missing':
      return missing(registry, problem);
    case 'surplus':
      return surplus(problem);
    case 'word': {
      const { node, near } = problem;
      return {
        at: node,
        code: 'unknown-word',
        message: `${said(node)} is not known here.${didYouMean(near)}`,
        fixes: changes(node, near),
      };
    }
    case 'keyword':
      return keyword(registry, problem);
    case 'name':
      return name(problem);
    case 'define': {
      const { node, near } = problem;
      const texts = near.map((each) => `"${each}"`);
      return {
        at: node,
        code: 'unknown-define',
        message: `There is no define called "${node.value}".${didYouMean(texts)}`,
        fixes: changes(node, texts),
      };
    }
    case 'kind': {
      const { node, kind, form, words } = problem;
      const what = words ? `one of the words ${orList(words.slice(0, 12).map(quoted))}` : wanted(registry, kind);
      const message = `${said(node)} does not fit here: expected ${what}.`;
      const fixes = words ? changes(node, words) : [];
      const at = seenFrom(node, problem.depth);
      return { at, code: 'wrong-kind', message, forms: form && !words ? [form] : [], fixes };
    }
    case 'quotes':
    case 'noQuotes':
    case 'brackets':
      return notation(problem.what, problem.node, problem.as);
    case 'unnamed': {
      const { arg, name, form } = problem;
      const { file, start } = arg.written;
      const fix: Fix = {
        title: `Write \`${name}:\` before it`,
        edits: [{ span: { file, start, end: start }, text: `${name}:` }],
      };
      const message = `${said(arg.value)} needs a name here: write \`${name}:${brief(arg.value)}\`.`;
      return { at: arg, code: 'unnamed-argument', message, forms: [form], fixes: [fix] };
    }
    case 'notNamed': {
      const { arg, form } = problem;
      const text = `${arg.name}:`;
      const fix = { title: `Remove \`${text}\``, edits: [{ span: start(arg, text.length), text: '' }] };
      const message = `\`${text}\` is not a name of an argument of \`${headOf(form)}\`.`;
      return { at: arg, code: 'unknown-name-of-argument', message, forms: [form], fixes: [fix] };
    }
    case 'swapped':
      return swapped(problem);
    case 'early':
      return closedEarly(problem);
    case 'late':
      return closedLate(problem);
    case 'braces':
      return braces(problem);
    case 'brace': {
      const { node } = problem;
      const message = `A list is expected here: put ${brief(node)} in braces, \`{ ${brief(node)} }\`.`;
      return { at: node, code: 'list-expected', message, fixes: [around(node, '{ ', ' }', 'Put braces around it')] };
    }
    case 'noBraces': {
      const { node, kind } = problem;
      const inner = node.items[0]!;
      const message = `A list does not fit here: expected ${wanted(registry, kind)}. Leave the braces out.`;
      return { at: node, code: 'wrong-kind', message, fixes: [unwrapped(node, inner, 'Remove the braces')] };
    }
    case 'wrap': {
      const { node, keyword } = problem;
      const message = `${said(node)} can not stand here by itself: write \`(${keyword} ${brief(node)})\`.`;
      const fixes = [around(node, `(${keyword} `, ')', `Put it in \`(${keyword} …)\``)];
      return { at: node, code: 'wrong-kind', message, fixes };
    }
    case 'unwrap': {
      const { node, inner } = problem;
      const message = `\`(${node.keyword} …)\` does not fit here, but ${brief(inner.value)} in it does: leave out what is around it.`;
      return {
        at: node,
        code: 'wrong-kind',
        message,
        fixes: [unwrapped(node, inner, `Remove \`(${node.keyword} …)\``)],
      };
    }
    case 'together': {
      const { call, form } = problem;
      const message = `The arguments of \`${headOf(form)}\` do not go together.`;
      return { at: call, code: 'wrong-arguments', message, forms: [form] };
    }
    default:
      return problem satisfies never;
  }
}

function missing<Env>(
  registry: Registry<Env>,
  { call, form, slot, before, words }: Extract<Problem, { what: 'missing' }>,
): Telling {
  const at = call.gap(before);
  const isWord = slot.members[0]?.[0] === 'word';
  const what = isWord
    ? `a word that says what is meant: ${orList(words.slice(0, 8).map(quoted))}`
    : orList(slot.members.map(([name, argument]) => lacking(registry, name, argument.kind, argument.named)));
  const head = isWord ? `(${call.keyword} …)` : headOf(form);
  const texts = isWord
    ? words
    : slot.members.flatMap(([name, { kind, named }]) => samples(registry, kind, named, name));
  const fixes = texts.slice(0, 3).flatMap((text) => insert(call, before, text));
  return { at, call, code: 'missing-argument', message: `\`${head}\` lacks ${what}.`, forms: [form], fixes };
}

/** A missing argument, as a reader would write it and what it is. */
function lacking<Env>(registry: Registry<Env>, name: string, kind: Kind<unknown>, named: boolean): string {
  const keyword = registry.keywordOf(kind);
  const label = named ? `${name}:` : '';
  if (keyword !== undefined) return `\`${label}(${keyword} …)\``;
  return named ? `\`${name}:\`, ${wanted(registry, kind)}` : wanted(registry, kind);
}

/** Something that could stand in a gap: words, or the example of the one ludeme that fits. */
function samples<Env>(registry: Registry<Env>, kind: Kind<unknown>, named: boolean, name: string): string[] {
  const label = named ? `${name}:` : '';
  const keyword = registry.keywordOf(kind);
  const example = keyword && registry.formsOf(keyword, kind).find((form) => form.example !== undefined)?.example;
  const texts = example ? [example] : kind.words && kind.words.length <= 6 ? kind.words : [];
  return texts.map((text) => `${label}${text}`);
}

function surplus({ call, form, index, open }: Extract<Problem, { what: 'surplus' }>): Telling {
  const arg = call.args[index]!;
  const head = headOf(form);
  const previous = call.args[index - 1];
  const isTwice = previous && sameText(previous.value, arg.value) && previous.name === arg.name;
  const base = { at: surplusPlace(call, index, isTwice === true), forms: [form], fixes: [remove(call, index)] };
  if (arg.name !== undefined && !form.args.some(([name]) => name === arg.name)) {
    const message = `\`${head}\` has no argument called \`${arg.name}:\`.`;
    return { ...base, code: 'unknown-name-of-argument', message };
  }
  const places = open.filter(({ members }) => members[0]?.[0] !== 'word');
  if (isTwice) {
    const message = `${said(arg.value)} stands here twice: \`${head}\` takes it once.`;
    return { ...base, code: 'unexpected-argument', message };
  }
  const could = places.length === 0 ? '' : ` Here could stand ${orList(places.slice(0, 6).map(slotText))}.`;
  const message =
    places.length === 0
      ? `${said(arg.value)} is one argument too many for \`${head}\`.`
      : `${said(arg.value)} does not fit into \`${head}\` here.${could}`;
  return { ...base, code: 'unexpected-argument', message };
}

/** Where an argument is too many: where it is written, or in the body of a define that puts it there. */
function surplusPlace(call: CallNode, index: number, isTwice: boolean): Place {
  const arg = call.args[index]!;
  const depth = call.origin.length;
  if (isTwice && arg.origin.length < depth) return call;
  const outer = seenFrom(arg, depth);
  const neighbours = [call.args[index - 1], call.args[index + 1]];
  const isShared = neighbours.some(
    (each) => each && each.origin.length > depth && samePlace(seenFrom(each, depth), outer),
  );
  return isShared ? arg : outer;
}

function slotText({ members }: Slot): string {
  return members.map(([name, argument]) => argumentText(name, { ...argument, optional: false, group: 0 })).join(' or ');
}

function keyword<Env>(registry: Registry<Env>, problem: Extract<Problem, { what: 'keyword' }>): Telling {
  const { call, near, isKnown } = problem;
  const split = /^([a-z]+)([A-Z]\w*)$/.exec(call.keyword);
  const asTypeWord =
    split && registry.forms(split[1]!).some(({ typeWords }) => typeWords.includes(split[2]!))
      ? [`${split[1]} ${split[2]}`]
      : [];
  const meant = asTypeWord.length > 0 ? asTypeWord : near;
  const hint = didYouMean(meant.map((each) => `(${each} …)`));
  const { kinds } = problem;
  const kind = kinds[0];
  const expected = hint === '' && kind && kinds.length === 1 ? ` Expected here: ${wanted(registry, kind)}.` : '';
  const message = isKnown
    ? `\`(${call.keyword} …)\` does not fit here.${hint}`
    : `Unknown ludeme \`${call.keyword}\`.${hint}${expected}`;
  const fixes = meant.slice(0, 3).map((each) => change(call.keywordWritten, each));
  return { at: call.keywordPiece, code: isKnown ? 'wrong-kind' : 'unknown-ludeme', message, fixes };
}

function name({ arg, near, form, isNear }: Extract<Problem, { what: 'name' }>): Telling {
  const text = `${arg.name}:`;
  const hint = isNear ? ` Did you mean \`${near}:\`?` : ` Its name here is \`${near}:\`.`;
  const message = `\`${headOf(form)}\` has no argument called \`${text}\`.${hint}`;
  const fix: Fix = { title: `Change to \`${near}:\``, edits: [{ span: start(arg, text.length), text: `${near}:` }] };
  return { at: arg.head(text.length), code: 'unknown-name-of-argument', message, forms: [form], fixes: [fix] };
}

function notation(what: 'quotes' | 'noQuotes' | 'brackets', node: Node, as: string): Telling {
  const why = {
    quotes: 'lacks its quotes',
    noQuotes: 'stands in quotes, which are for names',
    brackets: 'lacks its brackets',
  };
  const message = `${said(node)} ${why[what]}. Did you mean \`${as}\`?`;
  return { at: node, code: 'wrong-notation', message, fixes: [change(node.written, as)] };
}

function swapped({ call, index, form }: Extract<Problem, { what: 'swapped' }>): Telling {
  const [first, second] = [call.args[index]!, call.args[index + 1]!];
  const between = call.between(index, index + 1);
  const at = between.origin.length < call.origin.length ? call : between;
  const message = `${said(first.value)} and ${lower(said(second.value))} are swapped: \`${headOf(form)}\` takes them the other way round.`;
  const fix: Fix = { title: 'Swap them', edits: [] };
  const edits = [
    { span: first.written, text: textOf(second) },
    { span: second.written, text: textOf(first) },
  ];
  // text that came out of a define or an option stands elsewhere: swapping it here would be wrong
  const isPlain = [first, second].every((arg) => arg.origin.length === call.origin.length);
  return { at, code: 'swapped-arguments', message, forms: [form], fixes: isPlain ? [{ ...fix, edits }] : [] };
}

function closedEarly({ call, outer, last }: Extract<Problem, { what: 'early' }>): Telling {
  const at = call.gap(call.args.length);
  const inner = outer.args[last]!;
  const message = `This \`)\` closes \`(${call.keyword} …)\` too early: ${brief(inner.value)} belongs into it.`;
  const { file, end } = inner.written;
  const edits = [
    { span: at.written, text: '' },
    { span: { file, start: end, end }, text: ')' },
  ];
  return { at, code: 'misplaced-bracket', message, fixes: [{ title: 'Close it later', edits }] };
}

function closedLate({ call, index }: Extract<Problem, { what: 'late' }>): Telling {
  const at = call.args[index]!;
  const message = `${said(at.value)} does not belong into \`(${call.keyword} …)\`: close that before it.`;
  const { file, end } = call.last(index - 1).written;
  const edits = [
    { span: { file, start: end, end }, text: ')' },
    { span: call.gap(call.args.length).written, text: '' },
  ];
  return { at, code: 'misplaced-bracket', message, fixes: [{ title: 'Close it earlier', edits }] };
}

function braces({ call, from, to }: Extract<Problem, { what: 'braces' }>): Telling {
  const at = call.between(from, to - 1);
  const [first, last] = [call.args[from]!, call.args[to - 1]!];
  const many = to - from;
  const message = `\`(${call.keyword} …)\` takes these ${many} as one list: put them in \`{ }\`.`;
  const open = { ...first.value.written, end: first.value.written.start };
  const close = { ...last.written, start: last.written.end };
  const edits = [
    { span: open, text: '{ ' },
    { span: close, text: ' }' },
  ];
  return { at, code: 'list-expected', message, fixes: [{ title: 'Put braces around them', edits }] };
}

/** The start of a written argument. */
function start(arg: Arg, length: number): Fix['edits'][number]['span'] {
  const { file, start } = arg.written;
  return { file, start, end: start + length };
}

function around(node: Node, before: string, after: string, title: string): Fix {
  const { file, start, end } = node.written;
  const edits = [
    { span: { file, start, end: start }, text: before },
    { span: { file, start: end, end }, text: after },
  ];
  return { title, edits };
}

/** Leaves of a node only one of its parts. */
function unwrapped(node: Node, inner: Arg, title: string): Fix {
  const { file, start, end } = node.written;
  const kept = inner.value.written;
  const edits = [
    { span: { file, start, end: kept.start }, text: '' },
    { span: { file, start: kept.end, end }, text: '' },
  ];
  return { title, edits: kept.file === file && kept.start >= start && kept.end <= end ? edits : [] };
}

function insert(call: CallNode, before: number, text: string): Fix[] {
  const { file, end } = call.last(before - 1).written;
  const whole = call.written;
  if (whole.file !== file || end < whole.start || end > whole.end) return [];
  return [{ title: `Insert \`${text}\``, edits: [{ span: { file, start: end, end }, text: ` ${text}` }] }];
}

function remove(call: CallNode, index: number): Fix {
  const { file, start, end } = call.args[index]!.written;
  const before = call.last(index - 1).written;
  const from = before.file === file && before.end <= start ? before.end : start;
  return { title: 'Remove it', edits: [{ span: { file, start: from, end }, text: '' }] };
}

/** A form by its first words: `(is Even …)`. */
function headOf({ keyword, typeWords }: Form): string {
  return `(${[keyword, ...(typeWords.length === 1 ? typeWords : [])].join(' ')} …)`;
}

/** Words of an enumeration that are all named in a message. */
const mostWords = 10;

/** What a place takes, in a few words. */
function wanted<Env>(registry: Registry<Env>, kind: Kind<unknown>): string {
  if (kind.words && kind.words.length > mostWords) {
    return `a word of <${kind.name}> (${kind.words.slice(0, 4).join(', ')}, …)`;
  }
  const keyword = registry.keywordOf(kind);
  if (keyword !== undefined) return `\`(${keyword} …)\``;
  return kind.words ? kind.doc : `${kind.doc} (<${kind.name}>)`;
}

function said(node: Node): string {
  switch (node.kind) {
    case 'call':
      return `\`(${node.keyword} …)\``;
    case 'list':
      return 'A list `{…}`';
    case 'string':
      return `The string "${node.value}"`;
    case 'number':
      return `The number ${node.raw}`;
    case 'word':
      return `The word \`${node.word}\``;
    default:
      return node satisfies never;
  }
}

/** A node in a few letters. */
function brief(node: Node): string {
  switch (node.kind) {
    case 'call':
      return `(${node.keyword} …)`;
    case 'list':
      return '{…}';
    case 'string':
      return `"${node.value}"`;
    case 'number':
      return node.raw;
    case 'word':
      return node.word;
    default:
      return node satisfies never;
  }
}

const lower = (text: string): string =>
  text.startsWith('The ') || text.startsWith('A ') ? `${text.charAt(0).toLowerCase()}${text.slice(1)}` : text;
const sameText = (a: Node, b: Node): boolean => print(a) === print(b);
const textOf = (arg: Arg): string => (arg.name === undefined ? print(arg.value) : `${arg.name}:${print(arg.value)}`);

const orList = (items: readonly string[]): string =>
  items.length <= 1 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} or ${items.at(-1)}`;
