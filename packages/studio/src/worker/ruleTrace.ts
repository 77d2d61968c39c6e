/**
 * Why moves are legal: which rules of the description were asked for moves in a position, and what each gave. The game is
 * compiled a second time with an observer, since watched rules are slower.
 */
import type { Node } from '@ludii/engine';
import { type Game, readGame } from '@ludii/engine';
import { playAlong } from './playAlong.js';
import type { AskedRule, Setting } from './protocol.js';

const FILE = 'game.lud';

interface Count {
  readonly node: Node;
  asked: number;
  moves: number;
}

/** A watched game. */
export class RuleTrace {
  readonly #game: Game | undefined;
  readonly #counts: Count[] = [];

  constructor(
    private readonly setting: Setting,
    games: (name: string) => string | undefined,
  ) {
    const { text, options, ruleset } = setting;
    this.#game = readGame(text, {
      file: FILE,
      games,
      backend: 'interpreted',
      ...(options.length > 0 ? { options: [...options] } : {}),
      ...(ruleset === undefined ? {} : { ruleset }),
      observe: {
        moves: (node) => {
          const count: Count = { node, asked: 0, moves: 0 };
          this.#counts.push(count);
          return (moves) => {
            count.asked++;
            count.moves += moves;
          };
        },
      },
    }).game;
  }

  /** The rules that were asked for the moves after some choices, in the order of the text. */
  askedAt(choices: readonly number[]): AskedRule[] {
    if (!this.#game) return [];
    const trial = this.#game.start(this.setting.seed);
    const chance = this.#game.isStochastic;
    // In games of chance the moves are found together with the throw, when the move before is made.
    playAlong(trial, chance ? choices.slice(0, -1) : choices);
    for (const count of this.#counts) {
      count.asked = 0;
      count.moves = 0;
    }
    if (chance) playAlong(trial, choices.slice(-1));
    if (trial.legalCount === 0) return [];
    const places = new Map<string, AskedRule>();
    for (const { node, asked, moves } of this.#counts) {
      const { start, end, file } = node.span;
      if (asked === 0 || file !== FILE) continue;
      const key = `${start} ${end}`;
      places.set(key, { start, end, moves: moves + (places.get(key)?.moves ?? 0) });
    }
    return [...places.values()].sort((a, b) => a.start - b.start || b.end - a.end);
  }
}
