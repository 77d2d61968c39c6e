/** Whether moves of two forms can be legal in one position between the same sites, and what tells them apart then. */
import { type Question, sameQuestion } from './effects.js';
import type { Facts } from './facts.js';
import type { Reach } from './terms.js';

/** Whether there may be moves of both forms between the same sites in one position. */
export function mayMeet(a: Facts, b: Facts): boolean {
  const { form: f } = a;
  const { form: g } = b;
  if (f.phase !== g.phase || f.isAlone || g.isAlone) return false;
  if (!sharePlaces(a, b)) return false;
  if (f.isLent || g.isLent) return true;
  if (f.piece && g.piece && areOfOthers(f.piece.owner, g.piece.owner)) return false;
  if (areInTurn(a, b)) return false;
  // Conditions behind a rule that is carried out first are about another position.
  if (f.after.length !== g.after.length || f.after.some(({ rule }, k) => rule !== g.after[k]!.rule)) return true;
  return !contradict(a, b) && !areOtherPieces(a, b);
}

/** Whether the pieces are those of two players, of whom one is to move. */
const areOfOthers = (a: number, b: number): boolean => a !== b;

/** Whether only one of the forms can have moves, since only the first rule that has some counts. */
function areInTurn(a: Facts, b: Facts): boolean {
  return a.form.turns.some(({ of, index, scope }) => {
    const other = b.form.turns.find((turn) => turn.of === of);
    if (!other || other.index === index) return false;
    const text = a.settled(of, scope.variables);
    return text !== undefined && text === b.settled(of, other.scope.variables);
  });
}

/** Whether one form has moves only where a condition holds, and the other only where it does not. */
function contradict(a: Facts, b: Facts): boolean {
  const [p, q] = [a.holding, b.holding];
  for (const text of p.yes) if (q.no.has(text)) return true;
  for (const text of p.no) if (q.yes.has(text)) return true;
  return false;
}

/** Whether the forms ask for different pieces on one of their ends. */
function areOtherPieces(a: Facts, b: Facts): boolean {
  for (const [end, masks] of a.masks) {
    const others = b.masks.get(end);
    if (others && masks.every((mask, mover) => mover === 0 || (mask & others[mover]!) === 0)) return true;
  }
  return false;
}

const common = (a: readonly number[], b: readonly number[]): boolean => {
  for (let i = 0, k = 0; i < a.length && k < b.length; ) {
    if (a[i] === b[k]) return true;
    if (a[i]! < b[k]!) i++;
    else k++;
  }
  return false;
};

/** Whether moves of both forms can have the same ends. */
function sharePlaces(a: Facts, b: Facts): boolean {
  if ((a.from === undefined) !== (b.from === undefined) || (a.to === undefined) !== (b.to === undefined)) return false;
  if (a.from && b.from && !common(a.from.keys, b.from.keys)) return false;
  if (a.to && b.to && !common(a.to.keys, b.to.keys)) return false;
  const [p, q] = [reachOf(a), reachOf(b)];
  return !p || !q || p === q || reachesMeet(p, q);
}

function reachOf({ from, to }: Facts): Reach | undefined {
  if (from?.term.k !== 'variable' || to?.term.k !== 'variable') return undefined;
  const { reach } = to.term.variable;
  return reach && reach.from === from.term.variable ? reach.rows : undefined;
}

function reachesMeet(a: Reach, b: Reach): boolean {
  for (const [site, row] of a) {
    const other = b.get(site);
    if (other) for (const to of row) if (other.has(to)) return true;
  }
  return false;
}

/** Whether what a form answers to a question is never what another one does. */
export function tellsApart(question: Question, a: Facts, b: Facts): boolean {
  const [p, q] = [a.answers(question), b.answers(question)];
  return p !== undefined && q !== undefined && !p.some((answer) => q.includes(answer));
}

/** Adds a question to some. */
export function addQuestion(questions: Question[], question: Question): void {
  if (!questions.some((each) => sameQuestion(each, question))) questions.push(question);
}
