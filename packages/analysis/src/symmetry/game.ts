/**
 * Symmetries of a game: those of its board under which play goes alike. What rules do to a symmetry can not be read off
 * them, so that random games are played together with their images: positions, legal moves and results must agree.
 */
import { type Game, type Move, type SiteTypeCode, SplitMix64, type Trial } from '@ludii/engine';
import { boardSymmetries, type Symmetry } from './board.js';

/** Moves that are tried for each symmetry, in as many random games as it takes. */
const Moves = 300;
const MostGames = 12;
const types: readonly SiteTypeCode[] = [0, 1, 2];

/** The image of a site; sites off the board stay where they are. */
function imageOf(symmetry: Symmetry | undefined, type: number, site: number): number {
  return symmetry?.[type]?.[site] ?? site;
}

/** What a move does, as far as a player sees it: the same for a move and its image. */
function keyOf(move: Move, symmetry?: Symmetry): string {
  const { from, to, fromType, toType, mover } = move;
  const kind = move.isPass ? 'pass' : move.isSwap ? 'swap' : '';
  return `${mover} ${fromType} ${imageOf(symmetry, fromType, from)} ${toType} ${imageOf(symmetry, toType, to)} ${kind}`;
}

/** True if every site of one position holds what its image in the other holds. */
function isImage(one: Trial, other: Trial, symmetry: Symmetry): boolean {
  const [a, b] = [one.position.current.state, other.position.current.state];
  return types.every((type) => {
    if (!a.layout.stored[type]) return true;
    return symmetry[type]!.every((image, site) => {
      const height = a.stackSize(type, site);
      if (height !== b.stackSize(type, image) || a.count(type, site) !== b.count(type, image)) return false;
      for (let level = 0; level < height; level++) {
        if (a.whatAt(type, site, level) !== b.whatAt(type, image, level)) return false;
        if (a.stateAt(type, site, level) !== b.stateAt(type, image, level)) return false;
        if (a.valueAt(type, site, level) !== b.valueAt(type, image, level)) return false;
      }
      return true;
    });
  });
}

/** The legal moves of a trial by what they do. */
export function byKey(trial: Trial, symmetry?: Symmetry): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const move of trial.legalMoves()) {
    const key = keyOf(move, symmetry);
    const list = found.get(key);
    if (list) list.push(move.index);
    else found.set(key, [move.index]);
  }
  return found;
}

/** Plays a random game and its image side by side. The number of moves; −1 if they do not agree. */
function playTogether(game: Game, symmetry: Symmetry, seed: number, most: number): number {
  const [one, other] = [game.start(seed), game.start(seed)];
  const random = new SplitMix64(seed, 0x517);
  let moves = 0;
  for (; moves < most; moves++) {
    if (!isImage(one, other, symmetry) || one.isOver !== other.isOver) return -1;
    if (one.isOver) return String(one.ranking()) === String(other.ranking()) ? moves : -1;
    const [mine, theirs] = [byKey(one, symmetry), byKey(other)];
    if (mine.size !== theirs.size) return -1;
    for (const [key, list] of mine) if (theirs.get(key)?.length !== list.length) return -1;
    const choice = random.nextInt(one.legalCount);
    const key = keyOf(one.legalMoves()[choice]!, symmetry);
    const answer = theirs.get(key)![mine.get(key)!.indexOf(choice)]!;
    one.apply(choice);
    other.apply(answer);
  }
  return moves;
}

function holds(game: Game, symmetry: Symmetry): boolean {
  let left = Moves;
  for (let k = 0; k < MostGames && left > 0; k++) {
    const played = playTogether(game, symmetry, k + 1, left);
    if (played < 0) return false;
    left -= played;
  }
  return true;
}

const known = new WeakMap<Game, readonly Symmetry[]>();

/** The symmetries of a game but the one that leaves everything where it is. */
export function gameSymmetries(game: Game): readonly Symmetry[] {
  const before = known.get(game);
  if (before) return before;
  const plays = game.mode === 'alternating' && !game.match && !game.compiled.shape.flags.boardless;
  const held = plays ? boardSymmetries(game).filter((symmetry) => holds(game, symmetry)) : [];
  known.set(game, held);
  return held;
}
