/** Positions that are set up by hand: what stands where now, what can be put there, and the position that it makes. */
import type { Game, Trial } from '@ludii/engine';
import { siteTypeOf } from '@ludii/engine/internal';
import { keyOf, parseKey, pieceSet, positionView, type ThemeName, toText } from '@ludii/render';
import type { Arrangement, Setup, SetupOffer } from './protocol.js';

/** Matches are set up game by game, and puzzles have no pieces. */
export const canSetUp = (game: Game): boolean => !game.match && !game.compiled.shape.flags.deductionPuzzle;

/** What stands on the sites of a position. */
export function arrangementOf({ position }: Trial): Arrangement {
  const game = position.rulebook;
  const usual = game.compiled.shape.board.defaultSite;
  const arrangement: Record<string, string> = {};
  for (const word of position.setupText().split(' ')) {
    const match = /^(?:(Cell|Vertex|Edge)\.)?(.+):([^:]+)$/.exec(word);
    if (!match) continue;
    const [, typeName, place, pieces] = match;
    const type = typeName ? (siteTypeOf(typeName) as 0 | 1 | 2) : place!.includes(':') ? 0 : usual;
    const named = game.site(place!, type);
    arrangement[keyOf(type, named >= 0 ? named : Number(place))] = pieces!;
  }
  return arrangement;
}

/** An arrangement as a setup that the engine reads. */
export function setupOf(arrangement: Arrangement, mover: number): Setup {
  const words = Object.entries(arrangement).map(([key, pieces]) => {
    const { type, site } = parseKey(key)!;
    return `${['cell', 'vertex', 'edge'][type]}.${site}:${pieces}`;
  });
  return { pieces: words.join(' '), mover };
}

/** What a position can be set up with, beginning with what stands there. */
export function setupOffer(trial: Trial, theme: ThemeName): SetupOffer {
  const { rulebook, current } = trial.position;
  return {
    arrangement: arrangementOf(trial),
    pieces: pieceSet(rulebook, theme).map(({ name, owner, picture }) => ({ name, owner, picture: toText(picture) })),
    stacks: current.state.layout.stacking,
    counts: rulebook.compiled.shape.flags.count,
    mover: trial.mover,
  };
}

/** The position of an arrangement, as it looks before anybody moves. */
export function arranged(game: Game, arrangement: Arrangement, mover: number, theme: ThemeName) {
  const setup = setupOf(arrangement, mover);
  const trial = game.setup(setup.pieces, { mover });
  return { setup, view: positionView(trial, { theme, viewer: 0, withoutMoves: true }) };
}
