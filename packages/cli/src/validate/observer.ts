/** Watches random games: who moved what, which phases and end rules came up, how games ended. */
import { endType, type Game, type Policy, type Position, playout } from '@ludii/engine';

type EndRules = NonNullable<Game['compiled']['rules']['end']>;

/** End rules that gave a result at least once, by the list that they stand in. */
function watchEnd(rules: EndRules | undefined): Set<number> {
  const reached = new Set<number>();
  const list = rules as EndRules[number][] | undefined;
  list?.forEach((rule, i) => {
    list[i] = (c) => {
      const result = rule(c);
      if (result) reached.add(i);
      return result;
    };
  });
  return reached;
}

/** What was seen over many games of one game. The game is changed: load one only for this. */
export class Observer {
  games = 0;
  /** Games that a limit ended, or that were broken off. */
  endless = 0;
  draws = 0;
  /** Games without a first move, but for a pass. */
  stuck = 0;
  readonly wins: number[];
  /** Components that were seen anywhere, and those that were moved, turned or played from a hand. */
  readonly seen = new Set<number>();
  readonly acted = new Set<number>();
  readonly phases = new Set<number>();
  /** Numbers of the end rules that were reached: of the game, and of each phase. */
  readonly ends: { readonly game: ReadonlySet<number>; readonly phases: readonly ReadonlySet<number>[] };
  #position: Position | undefined;
  #fresh = true;

  constructor(readonly game: Game) {
    const { rules } = game.compiled;
    this.wins = new Array<number>(game.players + 1).fill(0);
    this.ends = { game: watchEnd(rules.end), phases: rules.phases.map(({ end }) => watchEnd(end)) };
  }

  /** Plays one random game. */
  play(seed: number, maxMoves: number): void {
    this.#fresh = true;
    const result = playout(this.game, { seed, maxMoves, policy: this.#policy });
    this.games++;
    const position = this.#position;
    if (position) this.#look(position);
    const limited = position && /Limit/.test(endType(position.context.state));
    if (!result.isOver || limited) this.endless++;
    else if (result.winner >= 1 && result.winner <= this.game.players) this.wins[result.winner]!++;
    else this.draws++;
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
