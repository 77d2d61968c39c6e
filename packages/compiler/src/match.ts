/** A compiled match: its games, and the rules that hold them together. */
import type { Build } from '@ludii/functions';
import { plainBoard } from '@ludii/functions/internal';
import { buildBoard, square } from '@ludii/geometry';
import type { Node } from '@ludii/grammar';
import { type Bound, type BoundCall, instantiate, LudemeProblem } from '@ludii/registry';
import { flagsOf, type Observe } from '@ludii/registry/internal';
import { type EndRule, MatchFlow, type MatchGame, type RunningMatch } from '@ludii/rules';
import type { MatchData, SubgameData } from '@ludii/rules/internal';
import { Context, type Limits, SplitMix64 } from '@ludii/state';
import { layoutOf, StringTable } from '@ludii/state/internal';
import { makeComponents } from './components.js';
import { makeContainers } from './containers.js';
import { gameFlags } from './flags.js';
import type { Game } from './game.js';
import { GameBuild } from './gameBuild.js';
import { makeShape } from './shape.js';

/** Finds the text of a game by its name; undefined if it is not known. */
export interface FindGame {
  (name: string): string | undefined;
  /** Where it looks, for messages. */
  readonly where?: string;
}

/** A compiled match. */
export class Match {
  constructor(
    readonly name: string,
    readonly players: number,
    /** The games of the match, in the order in which it lists them. */
    readonly games: readonly Game[],
    readonly flow: MatchFlow,
  ) {}

  /** A match that can be started and played. */
  newMatch(rng: SplitMix64 = new SplitMix64()): RunningMatch {
    return this.flow.newMatch(rng);
  }
}

/** True if a description is that of a match. */
export function isMatch(bound: Bound): bound is BoundCall {
  return bound.form === 'call' && bound.ludeme.keyword === 'match';
}

/** Compiles a game of a match, with the table of names that all its games share. */
type CompileGame = (data: SubgameData, strings: StringTable) => { readonly game: Game; readonly build: Build };

/**
 * Builds a match. Its own rules see a board of one cell, since it has none; the worth of a game is compiled with that
 * game.
 */
export function buildMatch(bound: BoundCall, compileGame: CompileGame, limits: Limits, observe?: Observe): Match {
  const build = new GameBuild(limits);
  const data = instantiate<Build>(bound, build, observe) as MatchData;
  const facings = data.players?.facings ?? [-1, -1];
  const players = facings.length;
  const strings = new StringTable();
  equipMatch(build, bound, data.name, facings, strings);
  const nodes = subgameNodes(bound);
  const made = data.games.map((written, i) => {
    try {
      const { game, build: own } = compileGame(written, strings);
      if (game.players !== players) {
        const message = `The game "${written.name}" is for ${game.players} players, the match for ${players}.`;
        throw new LudemeProblem('players-of-match', message);
      }
      const part: MatchGame = {
        flow: game.flow,
        newContext: (rng) => game.newContext(rng),
        next: written.next?.(build),
        result: written.result?.(own),
      };
      return { game, part };
    } catch (error) {
      if (error instanceof LudemeProblem) error.node = nodes[i];
      throw error;
    }
  });
  if (made.length === 0) throw new LudemeProblem('no-subgame', 'A match needs at least one game.');
  const shape = build.playable();
  const layout = layoutOf(shape);
  const end: readonly EndRule[] = data.end(build);
  const flow = new MatchFlow({
    players,
    games: made.map(({ part }) => part),
    end,
    newContext: (rng) => new Context(shape, rng, layout),
  });
  return new Match(
    data.name,
    players,
    made.map(({ game }) => game),
    flow,
  );
}

/** A match always has scores. */
function equipMatch(
  build: GameBuild,
  bound: Bound,
  name: string,
  facings: readonly number[],
  strings: StringTable,
): void {
  const spec = plainBoard(square(1));
  const board = buildBoard(spec);
  const flags = { ...gameFlags(flagsOf(bound)), score: true, cell: true };
  const players = facings.length;
  const containers = makeContainers([], board, players);
  const components = makeComponents([], board, facings);
  build.facings = facings;
  const parts = { name, players, mode: 'alternating' as const, flags, spec, board, containers, components, strings };
  build.equip(makeShape(parts), board, components);
}

/** Where a match names its games. */
function subgameNodes(bound: Bound): Node[] {
  switch (bound.form) {
    case 'literal':
      return [];
    case 'list':
      return bound.items.flatMap(subgameNodes);
    case 'call':
      if (bound.ludeme.keyword === 'subgame') return [bound.node];
      return Object.values(bound.args).flatMap((arg) => (arg ? subgameNodes(arg) : []));
  }
}
