/**
 * Which rules of a description came up in play. Rules are told apart by their place in the expanded text, so that a game
 * which is compiled again goes on with what is known already.
 */
import type { RuleObserver } from '@ludii/engine';
import type { Node } from '@ludii/engine/internal';

/** How often a rule was used. */
export interface Uses {
  /** How often it was asked. */
  asked: number;
  /** How often it had something to say: a move, an effect, a result. */
  answered: number;
}

/** The uses of the rules of one description. */
export class RuleWatch {
  readonly #uses = new Map<number, Uses>();

  /** Watches the rules that have not come up yet. */
  readonly observer: RuleObserver = {
    moves: (rule) => {
      const uses = this.#open(rule);
      if (uses.answered > 0) return undefined;
      return (count) => {
        uses.asked++;
        if (count > 0) uses.answered++;
      };
    },
    result: (rule) => {
      const uses = this.#open(rule);
      if (uses.answered > 0) return undefined;
      return () => {
        uses.answered++;
      };
    },
  };

  /** Number of rules that have not come up. */
  get left(): number {
    let left = 0;
    for (const { answered } of this.#uses.values()) if (answered === 0) left++;
    return left;
  }

  /** How often a rule was used; undefined if the node is none. */
  of({ from }: Node): Uses | undefined {
    return this.#uses.get(from);
  }

  #open({ from }: Node): Uses {
    let uses = this.#uses.get(from);
    if (!uses) {
      uses = { asked: 0, answered: 0 };
      this.#uses.set(from, uses);
    }
    return uses;
  }
}
