/** How much of its limits a game needs: what is built, and what its moves cost in some random play. */
import { type Game, LimitError, readGame, type TextOptions } from '@ludii/engine';
import { describeGame } from '@ludii/grammar';
import { randomBelow } from '../fuzz/mutate.js';

/** What a game needs; of steps a power of two that is enough. */
export interface Need {
  readonly sites: number;
  readonly components: number;
  readonly moves: number;
  readonly steps: number;
  readonly bytes: number;
}

/** The ways to play a description: as it is, with each item of its options, and by each of its rulesets. */
export function waysToPlay(text: string): { readonly name: string; readonly options: readonly string[] }[] {
  const { options, rulesets } = describeGame(text);
  const items = options.flatMap(({ items, defaultItem }) => items.filter((item) => item !== defaultItem));
  const rules = rulesets.filter(({ options }) => options.length > 0);
  return [
    { name: '', options: [] },
    ...items.map(({ selector }) => ({ name: selector, options: [selector] })),
    ...rules.map((ruleset) => ({ name: ruleset.name, options: ruleset.options })),
  ];
}

/** Why a description has no need: it is refused, or it is a match of games that are not here. */
export interface NotMeasured {
  readonly why: string;
  readonly isMissing: boolean;
}

/** Compiles and plays a game; a description that is refused has no need but tells why. */
export function measureNeed(text: string, options: TextOptions, seed: number, plays: number): Need | NotMeasured {
  const { game, diagnostics } = readGame(text, options);
  if (!game) {
    const mistake = diagnostics.find(({ severity }) => severity === 'error');
    return { why: mistake?.message ?? 'refused', isMissing: mistake?.code === 'no-subgame' };
  }
  const parts = game.games.map(({ compiled }) => compiled.shape);
  const sites = parts.map(({ board, containers }) =>
    Math.max(board.sizes[0], board.sizes[1], board.sizes[2] / 3, ...containers.map(({ first, size }) => first + size)),
  );
  return {
    sites: Math.ceil(Math.max(...sites)),
    components: Math.max(...parts.map(({ components }) => components.length)),
    bytes: Math.max(...game.games.map(({ compiled }) => 4 * compiled.newContext().state.words.length)),
    ...needInPlay(game, seed, plays),
  };
}

/** Games that need more than the usual limits are still measured, so that it can be told how much. */
const MostSteps = 2 ** 30;

/** The longest list of moves, and steps that are enough for each move. */
function needInPlay(game: Game, seed: number, plays: number): Pick<Need, 'moves' | 'steps'> {
  const below = randomBelow(seed);
  let moves = 0;
  let steps = 1024;
  const trial = game.start(seed);
  /** Calls again with twice the steps until they are enough. */
  const enough = <T>(act: () => T): T => {
    for (;;) {
      trial.limits = { steps };
      try {
        return act();
      } catch (error) {
        if (!(error instanceof LimitError && error.limit === 'steps') || steps >= MostSteps) throw error;
        steps *= 2;
      }
    }
  };
  for (let n = 0; n < plays && !trial.isOver; n++) {
    const count = enough(() => trial.legalCount);
    moves = Math.max(moves, count);
    enough(() => trial.apply(below(count)));
  }
  return { moves, steps };
}
