/** Watches random games: who moved what, which phases and rules came up, how games ended. */
import { type Game, type Policy, type Position, playout } from '@ludii/engine';

/** What was seen over many games of one game. */
export class Observer {
  games = 0;
  /** Games that a limit ended, or that were broken off. */
  endless = 0;
  draws = 0;
  /** Games without a first move, but for a pass. */
  stuck = 0;
  readonly wins: number[];
  /** Components that were seen anywhere, and those that were moved, turned or played from a hand. */
  readonly seen = new Set<number>([0]);
  readonly acted = new Set<number>();
  readonly phases = new Set<number>();
  #position: Position | undefined;
  #fresh = true;

  constructor(
    /** The game that is played; it may be replaced by the same game compiled in another way. */
    public game: Game,
  ) {
    this.wins = new Array<number>(game.players + 1).fill(0);
  }

  /** Plays one random game. */
  play(seed: number, maxMoves: number): void {
    this.#fresh = true;
    const watches = !this.#isComplete();
    const { isOver, winner, endType } = playout(this.game, {
      seed,
      maxMoves,
      ...(watches ? { policy: this.#policy } : {}),
    });
    this.games++;
    if (watches && this.#position) this.#look(this.#position);
    // Without chance every game begins in the same way.
    if (!watches && this.stuck > 0) this.stuck++;
    if (!isOver || /Limit/.test(endType)) this.endless++;
    else if (winner >= 1 && winner <= this.game.players) this.wins[winner]!++;
    else this.draws++;
  }

  /** True if nothing new can be seen by looking at every position. */
  #isComplete(): boolean {
    const { compiled, isStochastic, match } = this.game;
    // What is in the games of a match is a matter of their own descriptions.
    if (match) return true;
    if (isStochastic || this.phases.size < compiled.rules.phases.length) return false;
    return compiled.components.every(
      ({ index, moves }) => index === 0 || (this.seen.has(index) && (!moves || this.acted.has(index))),
    );
  }

  readonly #policy: Policy = (position, random) => {
    this.#position = position;
    const { length } = position.legal;
    if (this.#fresh && length === 1 && position.move(0).isPass) this.stuck++;
    this.#fresh = false;
    this.#look(position);
    const choice = random.nextInt(length);
    const { from, fromType } = position.move(choice);
    if (from >= 0) this.#act(position, fromType, from);
    return choice;
  };

  #act({ context: { state } }: Position, type: 0 | 1 | 2, site: number): void {
    if (!state.layout.stored[type]) return;
    if (!state.layout.stacking) this.acted.add(state.what(type, site));
    else for (let k = state.stackSize(type, site) - 1; k >= 0; k--) this.acted.add(state.whatAt(type, site, k));
  }

  #look({ context: { state } }: Position): void {
    const { players, compiled } = this.game;
    for (let player = 1; player <= players; player++) this.phases.add(state.phase(player));
    if (this.seen.size >= compiled.components.length) return;
    const { board, containers } = compiled.shape;
    const cells = Math.max(board.sizes[0], ...containers.map(({ first, size }) => first + size));
    for (const type of [0, 1, 2] as const) {
      if (!state.layout.stored[type]) continue;
      const count = type === 0 ? cells : board.sizes[type];
      for (let site = 0; site < count; site++) {
        if (!state.layout.stacking) this.seen.add(state.what(type, site));
        else for (let k = state.stackSize(type, site) - 1; k >= 0; k--) this.seen.add(state.whatAt(type, site, k));
      }
    }
  }
}
