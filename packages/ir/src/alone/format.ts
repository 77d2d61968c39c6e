/**
 * Lays emitted text out for readers: one statement a line, names for words of the state, comments that name the ludemes.
 * The text is that of the emitter, without strings, regular expressions and templates, so a few kinds of tokens do.
 */

/** A line of the text, with the place in the description that it belongs to. */
export interface Line {
  readonly text: string;
  readonly place: number | undefined;
}

const tokenPattern =
  /\/\*@(\d+)\*\/|[A-Za-z_$][\w$]*|0x[\da-f]+|\d+(?:\.\d+)?(?:e[+-]?\d+)?|>>>=|===|!==|>>>|<<=|>>=|&&|\|\||\?\?|\+\+|--|<<|>>|[<>=!+\-*/%&|^]=|=>|\S/g;

const words = new Set(['return', 'const', 'let', 'case', 'function', 'throw', 'new', 'typeof', 'else']);
const isName = (token: string): boolean => /^[\w$]/.test(token);
const binary = new Set(
  '>>>= === !== >>> <<= >>= && || ?? << >> <= >= == != += -= *= /= %= &= |= ^= => < > = + - * / % & | ^ ?'.split(' '),
);

/** A statement, or a block with what stands before it. */
type Item = { readonly tokens: string[]; readonly body?: Item[]; readonly place?: number };

/** Reads statements up to the end of a block. */
function readItems(tokens: readonly string[], at: { i: number }): Item[] {
  const items: Item[] = [];
  let held: string[] = [];
  let place: number | undefined;
  let depth = 0;
  const close = (body?: Item[]): void => {
    if (held.length === 0 && !body) return;
    items.push({ tokens: held, ...(body && { body }), ...(place !== undefined && { place }) });
    held = [];
    place = undefined;
  };
  while (at.i < tokens.length) {
    const token = tokens[at.i++]!;
    const note = /^\/\*@(\d+)/.exec(token);
    if (note) {
      if (held.length > 0 && depth === 0) close();
      place = Number(note[1]);
    } else if (token === '{' && depth === 0) close(readItems(tokens, at));
    else if (token === '}' && depth === 0) {
      close();
      return items;
    } else if (token === ';' && depth === 0) close();
    else if (token === ':' && depth === 0 && (held[0] === 'case' || held[0] === 'default')) {
      held.push(token);
      if (!held.includes('?')) close();
    } else {
      if (token === '(' || token === '[') depth++;
      if (token === ')' || token === ']') depth--;
      held.push(token);
    }
  }
  close();
  return items;
}

/** What the variables of the emitter are called for readers. */
const plainNames: Readonly<Record<string, string>> = {
  f0: 'from',
  t0: 'to',
  b0: 'between',
  e0: 'place',
  h0: 'hint',
  s0: 'site',
  LF: 'lastFrom',
  LT: 'lastTo',
};

/** Tokens as text, with the usual spaces. */
function spaced(tokens: readonly string[], nameOf: (word: number) => string | undefined): string {
  let text = '';
  tokens.forEach((token, i) => {
    const before = tokens[i - 1] ?? '';
    const sign = (token === '-' || token === '~' || token === '!') && !/^[\w$)\]]/.test(before);
    const afterSign = tokens[i - 1] === '-' && !/^[\w$)\]]/.test(tokens[i - 2] ?? '');
    const isWord = /^\d+$/.test(token) && isPlaceOfWord(tokens, i);
    const shown = (isWord && nameOf(Number(token))) || plainNames[token] || token;
    const tight =
      text === '' ||
      /^[)\],;.]$/.test(token) ||
      token === '++' ||
      token === '--' ||
      (token === '[' && (isName(before) || before === ')' || before === ']') && !words.has(before)) ||
      /^[([.~!]$/.test(before) ||
      afterSign ||
      (token === '(' && isName(before) && !['if', 'for', 'while', 'switch', 'return'].includes(before)) ||
      (token === ':' && (tokens[0] === 'case' || tokens[0] === 'default') && i === tokens.length - 1);
    const spacedHere =
      !tight &&
      (binary.has(token) ||
        binary.has(before) ||
        /^[,;:?]$/.test(before) ||
        isName(before) ||
        before === ')' ||
        before === ']' ||
        sign ||
        token === ':');
    text += (spacedHere ? ' ' : '') + shown;
  });
  return text;
}

/** Whether a number stands where the number of a word does: behind `W[`, or as the base of a variable for one. */
function isPlaceOfWord(tokens: readonly string[], i: number): boolean {
  const [b, a] = [tokens[i - 2], tokens[i - 1]];
  if (b === 'W' && a === '[') return tokens[i + 1] === ']' || tokens[i + 1] === '+';
  return (
    a === '=' &&
    /^[wh]\d+$/.test(b ?? '') &&
    (tokens[i + 1] === '+' || tokens[i + 1] === undefined || tokens[i + 1] === ',')
  );
}

const Width = 110;

/** The lines of emitted text. */
export function layOut(text: string, nameOf: (word: number) => string | undefined): readonly Line[] {
  const tokens = [...text.matchAll(tokenPattern)].map(([token]) => token);
  const lines: Line[] = [];
  const inline = (items: readonly Item[]): string | undefined => {
    const parts: string[] = [];
    for (const { tokens: own, body, place } of items) {
      if (place !== undefined) return undefined;
      const head = spaced(own, nameOf);
      if (!body) parts.push(`${head}${/:$/.test(head) ? '' : ';'}`);
      else {
        const inner = inline(body);
        if (inner === undefined || /^function/.test(head)) return undefined;
        parts.push(`${head}${head && ' '}{${inner && ` ${inner} `}}`);
      }
    }
    return parts.join(' ');
  };
  const print = (items: readonly Item[], indent: string, around: number | undefined): void => {
    let inCase = false;
    for (let i = 0; i < items.length; i++) {
      const { tokens: own, body, place = around } = items[i]!;
      const head = spaced(own, nameOf);
      const isCase = /^(case .*|default):$/.test(head);
      if (isCase) inCase = true;
      const pad = inCase && !isCase ? `${indent}  ` : indent;
      if (!body) {
        if (head !== '') lines.push({ text: `${pad}${head}${isCase ? '' : ';'}`, place });
        continue;
      }
      const short = inline([{ ...items[i]!, place: undefined } as Item]);
      const before = items[i]!.place;
      if (short !== undefined && pad.length + short.length <= Width)
        lines.push({ text: `${pad}${short}`, place: before ?? around });
      else if (head === '' && before === undefined && !declares(body)) print(body, pad, around);
      else {
        lines.push({ text: `${pad}${head}${head && ' '}{`, place });
        print(body, `${pad}  `, place);
        lines.push({ text: `${pad}}`, place });
      }
    }
  };
  print(readItems(tokens, { i: 0 }), '', undefined);
  return joined(lines);
}

/** Whether a block has variables of its own. */
const declares = (items: readonly Item[]): boolean =>
  items.some(({ tokens: [first] }) => first === 'const' || first === 'let');

/** `else` goes behind the bracket before it. */
function joined(lines: readonly Line[]): readonly Line[] {
  const out: Line[] = [];
  for (const line of lines) {
    const last = out.at(-1);
    if (last && /^\s*else\b/.test(line.text) && /\}$/.test(last.text)) {
      out[out.length - 1] = { text: `${last.text} ${line.text.trimStart()}`, place: last.place };
    } else out.push(line);
  }
  return out;
}
