/** What all searches by depth share: the position, the evaluation, results that outweigh it, and chance. */
import { type Budget, type Position, type SearchGround, situationHash } from '@ludii/engine';
import { hasSituations } from '@ludii/engine/internal';
import { type Evaluation, leadOf } from '../evaluation/evaluation.js';

/** Results outweigh any evaluation; a sooner win is better. */
export const Won = 1_000_000;
/** Values beyond this are proven results. */
export const Proven = Won / 2;

/** Ends a search whose budget is used up. */
export class OutOfBudget extends Error {}
/** It is thrown for every search, and nobody asks from where: to find that out would take long. */
const outOfBudget = new OutOfBudget();

/** A position that is searched, with the agent whose move is looked for. */
export class DepthGround {
  readonly position: Position;
  readonly agent: number;
  readonly players: number;
  /** True if positions can be known again. */
  readonly recognises: boolean;
  readonly hash = new Int32Array(2);
  readonly returns: Float64Array;
  readonly #colours: Float64Array;
  /** Number of positions visited. */
  nodes = 0;

  constructor(
    readonly search: SearchGround,
    readonly budget: Budget,
    readonly evaluation: Evaluation,
    /** How often chance is tried. */
    readonly samples: number,
  ) {
    this.position = search.position;
    this.agent = search.position.agent;
    this.players = search.position.game.players;
    this.recognises = search.exact && hasSituations(search.position.game);
    this.returns = new Float64Array(this.players + 1);
    this.#colours = new Float64Array(this.players + 1);
  }

  /** Counts a position; throws when the budget is used up. */
  visit(): void {
    this.nodes++;
    if (!this.budget.spend()) throw outOfBudget;
  }

  /** Reads the hash of the position, from the side of the searching agent. */
  readHash(): void {
    situationHash(this.position, this.hash);
    this.hash[0]! ^= Math.imul(this.agent, 0x9e3779b1);
  }

  /** The result of a finished game for an agent. */
  result(agent: number, ply: number): number {
    this.position.agentReturns(this.returns, this.#colours);
    const value = this.returns[agent]!;
    return value === 0 ? 0 : value * (Won - ply);
  }

  /** How the searching agent stands. */
  lead(): number {
    return leadOf(this.evaluation, this.position, this.agent);
  }

  /** Plays a move where nothing is left to chance. When a search is broken off, the position is left where it was. */
  play(index: number): void {
    const { position } = this;
    position.mark();
    if (position.isPlain) position.goOn(index);
    else position.apply(index);
  }
  /** Takes back what {@link play} played. */
  takeBack(): void {
    this.position.rollback();
  }

  /**
   * Plays a move and asks for its value. Where chance has a say, the mean counts: over all that it can do, if that is not too
   * much, else over several throws. The share that a value has in the mean is told; it is 1 where nothing is left to chance.
   */
  tryMove(index: number, ask: (share: number) => number): number {
    const { position, search } = this;
    if (search.exact) return this.#once(index, () => ask(1));
    if (position.game.mode === 'alternating' && !position.game.match) {
      let mean = 0;
      const all = position.forEachOutcome(index, this.samples, (probability) => {
        mean += probability * ask(probability);
      });
      if (all) return mean;
    }
    const share = 1 / this.samples;
    let mean = 0;
    for (let k = 0; k < this.samples; k++) mean += share * this.#once(index, () => ask(share));
    return mean;
  }

  #once(index: number, ask: () => number): number {
    const { position } = this;
    position.mark();
    try {
      if (this.position.game.mode !== 'alternating') position.rechoose(this.search.random);
      position.apply(index);
      return ask();
    } finally {
      position.rollback();
    }
  }
}
