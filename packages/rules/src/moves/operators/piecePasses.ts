/**
 * The moves of the mover's pieces on the board, component by component. Rules around `(forEach Piece …)` that only put
 * such passes one after the other go over them in one loop, instead of asking rule by rule.
 */
import type { Build, MovesFn } from '@ludii/functions';
import { type DraftFrame, type DraftList, type DraftRule, draftMoves, type PiecePass } from '@ludii/functions/internal';
import { type Context, isOver } from '@ludii/state';
import { positionLevel, positionSite } from '@ludii/state/internal';
import { byPlayer } from './byPlayer.js';

/** The passes for each mover. */
export type Passes = NonNullable<MovesFn['passes']>;

/** The moves of a rule for many pieces, in its own way or one after the other. */
export function pieceByPiece(rule: MovesFn, { flow }: Build): NonNullable<MovesFn['ofPieces']> {
  const { ofPieces } = rule;
  if (ofPieces && !flow.testsMoves) return ofPieces;
  return (c, first, end, limit, out) => {
    if (ofPieces && out) return ofPieces(c, first, end, limit, out);
    for (let n = first; n < end; n++) {
      const entry = c.state.words[n]!;
      const site = positionSite(entry);
      if (site >= limit) continue;
      c.from = site;
      c.level = positionLevel(entry);
      if (out) draftMoves(c, rule, out);
      else if (flow.canMoveWith(c, rule)) return true;
    }
    return false;
  };
}

/** The passes of several rules one after the other; undefined if some rule has other moves as well. */
export function joinedPasses(
  rules: readonly MovesFn[],
  frames: ((outer: DraftFrame | undefined) => DraftFrame) | undefined,
): Passes | undefined {
  const parts = rules.flatMap(({ passes }) => passes ?? []);
  if (parts.length < rules.length) return undefined;
  const framed = (pass: PiecePass): PiecePass =>
    frames ? { ...pass, frame: (outer) => pass.frame(frames(outer)) } : pass;
  return byPlayer((mover) => parts.flatMap((part) => part(mover).map(framed)));
}

/** Notes down the moves of all passes; as candidates those pieces themselves that never have more than one. */
export function draftPasses(c: Context, passes: readonly PiecePass[], out: DraftList, asCandidates = false): void {
  const { state, from, level } = c;
  if (isOver(state)) return;
  const { owned } = state;
  const { frame: outer } = out;
  for (let k = 0; k < passes.length; k++) {
    const pass = passes[k]!;
    const count = owned.length(pass.component);
    if (count === 0) continue;
    const first = owned.start(pass.component);
    out.frame = pass.frame(outer);
    if (asCandidates && pass.candidate) listPieces(c, first, first + count, pass.limit, pass.candidate, out);
    else pass.visit(c, first, first + count, pass.limit, out);
  }
  out.frame = outer;
  c.from = from;
  c.level = level;
}

function listPieces(c: Context, first: number, end: number, limit: number, candidate: DraftRule, out: DraftList): void {
  const { words } = c.state;
  for (let i = first; i < end; i++) {
    const entry = words[i]!;
    if (positionSite(entry) >= limit) continue;
    c.from = positionSite(entry);
    c.level = positionLevel(entry);
    out.push(c, candidate, 0, 0, 0);
  }
}

/** Whether some pass has a move. */
export function passesCanMove(c: Context, passes: readonly PiecePass[]): boolean {
  const { state, from, level } = c;
  if (isOver(state)) return false;
  const { owned } = state;
  let found = false;
  for (let k = 0; k < passes.length && !found; k++) {
    const pass = passes[k]!;
    const count = owned.length(pass.component);
    if (count === 0) continue;
    const first = owned.start(pass.component);
    found = pass.visit(c, first, first + count, pass.limit, undefined);
  }
  c.from = from;
  c.level = level;
  return found;
}

/**
 * How rules note down and ask for the moves of the mover's pieces: those of the first stage with moves. Meta rules that
 * test moves have to be asked as for any rule.
 */
export function ofStages(
  stages: readonly Passes[],
  canMove: MovesFn['canMove'],
  build: Build,
): Pick<MovesFn, 'draft' | 'canMove'> {
  return {
    draft: (c, out) => {
      const { mover } = c.state;
      const first = out.length;
      for (let i = 0; i < stages.length && out.length === first; i++) draftPasses(c, stages[i]!(mover), out);
    },
    ...(canMove
      ? {
          canMove: (c: Context) => {
            if (build.flow.testsMoves) return canMove(c);
            const { mover } = c.state;
            for (let i = stages.length - 1; i >= 0; i--) if (passesCanMove(c, stages[i]!(mover))) return true;
            return false;
          },
        }
      : {}),
  };
}
