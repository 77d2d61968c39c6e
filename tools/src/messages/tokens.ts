/** The written text of a description as a tree of ranges: what a hand can slip on. */

/** A clause, list, string or word of a text. */
export interface Piece {
  readonly kind: 'call' | 'list' | 'string' | 'word';
  /** With the name of a named argument. */
  readonly start: number;
  readonly end: number;
  /** Start of the value, after its name. */
  readonly value: number;
  readonly name: string | undefined;
  /** Keyword and arguments of a clause, or the items of a list. */
  readonly parts: readonly Piece[];
  readonly parent: Piece | undefined;
}

const token = /\/\/[^\n]*|"[^"]*"|[(){}]|<[A-Za-z][^<>(){}"]*>|[^\s(){}"]+/g;

/** All top-level clauses of a text. */
export function pieces(text: string): Piece[] {
  interface Open {
    kind: 'call' | 'list';
    start: number;
    value: number;
    name: string | undefined;
    parts: Piece[];
  }
  const top: Piece[] = [];
  const stack: Open[] = [];
  let named: { name: string; start: number } | undefined;
  const add = (piece: Omit<Piece, 'parent'>): void => {
    const made = { ...piece, parent: undefined };
    (stack.at(-1)?.parts ?? top).push(made);
    named = undefined;
  };
  for (const found of text.matchAll(token)) {
    const [word] = found;
    const at = found.index;
    if (word.startsWith('//')) continue;
    const label = /^([A-Za-z]\w*):(.*)$/.exec(word);
    if (word === '(' || word === '{') {
      const kind = word === '(' ? 'call' : 'list';
      stack.push({ kind, start: named?.start ?? at, value: at, name: named?.name, parts: [] });
      named = undefined;
    } else if (word === ')' || word === '}') {
      const open = stack.pop();
      if (open) add({ ...open, end: at + 1 });
    } else if (label && label[2] === '') named = { name: label[1]!, start: at };
    else if (label)
      add({
        kind: 'word',
        start: at,
        value: at + label[1]!.length + 1,
        end: at + word.length,
        name: label[1],
        parts: [],
      });
    else {
      const kind = word.startsWith('"') ? 'string' : 'word';
      add({ kind, start: named?.start ?? at, value: at, end: at + word.length, name: named?.name, parts: [] });
    }
  }
  return top.map((piece) => withParents(piece, undefined));
}

function withParents(piece: Piece, parent: Piece | undefined): Piece {
  const made: { -readonly [K in keyof Piece]: Piece[K] } = { ...piece, parent };
  made.parts = piece.parts.map((part) => withParents(part, made));
  return made;
}

/** A piece and all in it. */
export function everyPiece(piece: Piece): Piece[] {
  return [piece, ...piece.parts.flatMap(everyPiece)];
}
