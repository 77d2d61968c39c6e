/**
 * What the layout of a text says about its brackets. People indent by what they mean: the lines of a clause stand
 * further in than the line that opens it, and a bracket that begins a line stands under that line.
 */

export type Bracket = '(' | ')' | '{' | '}';

/** A bracket of a text, strings left out. */
export interface BracketAt {
  readonly at: number;
  readonly char: Bracket;
}

export const closingOf = (open: string): Bracket => (open === '(' ? ')' : '}');

/** All brackets of a text outside its strings. */
export function bracketsOf(text: string): BracketAt[] {
  const found: BracketAt[] = [];
  const pattern = /"[^"]*"|[(){}]/g;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    if (match[0].length === 1) found.push({ at: match.index, char: match[0] as Bracket });
  }
  return found;
}

/** Whether every bracket of a text has its partner. */
export function isBalanced(text: string): boolean {
  const stack: string[] = [];
  for (const { char } of bracketsOf(text)) {
    if (char === '(' || char === '{') stack.push(closingOf(char));
    else if (stack.pop() !== char) return false;
  }
  return stack.length === 0;
}

interface Open {
  readonly indent: number;
  readonly line: number;
  /** Column of the first line inside it. */
  inner: number | undefined;
}

/** How many lines of a text stand where its brackets say they should not, and where the first of them begins. */
export function disorder(text: string): { readonly lines: number; readonly first: number } {
  const stack: Open[] = [];
  let wrong = 0;
  let first = -1;
  let inString = false;
  let at = 0;
  for (const [number, line] of text.split('\n').entries()) {
    const indent = line.search(/\S/);
    if (indent >= 0 && !inString) {
      const isClosing = line[indent] === ')' || line[indent] === '}';
      if (!standsRight(stack.at(-1), indent, isClosing)) {
        wrong++;
        if (first < 0) first = at;
      }
    }
    const depth = stack.length;
    for (const char of line) {
      if (char === '"') inString = !inString;
      else if (inString) continue;
      else if (char === '(' || char === '{')
        stack.push({ indent: Math.max(0, indent), line: number, inner: undefined });
      else if (char === ')' || char === '}') {
        const closed = stack.pop();
        // what an earlier line opened is closed at the start of a line, not behind other things
        if (closed && closed.line !== number && stack.length < depth && !/^\s*[)}]/.test(line)) wrong += 0.25;
      }
    }
    at += line.length + 1;
  }
  return { lines: wrong, first };
}

/** Whether a line may begin at a column, within the innermost clause that is open. */
function standsRight(top: Open | undefined, indent: number, isClosing: boolean): boolean {
  if (isClosing) return top?.indent === indent;
  if (!top) return indent === 0;
  const isRight = indent > top.indent && (top.inner === undefined || top.inner === indent);
  top.inner ??= indent;
  return isRight;
}
