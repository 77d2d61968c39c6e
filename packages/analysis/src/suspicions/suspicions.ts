/** What a designer wants to know about a game that is right in form: nobody can begin, nobody wins, nothing ends. */
import type { Diagnostic, Game, RuleObserver } from '@ludii/engine';
import type { Node } from '@ludii/engine/internal';
import { Observer } from './observer.js';
import { RuleWatch } from './ruleWatch.js';
import { clauses, strings } from './tree.js';
import { unreached } from './unreached.js';

/** With fewer games than this, chance explains that something did not come up. */
const EnoughGames = 10;
/** Rules and pieces for rare events need more. */
const EnoughForRules = 30;

const percent = (share: number, all: number): string => `${share} of ${all} random games`;

function warning(
  code: string,
  message: string,
  { span, origin }: Pick<Node, 'span' | 'origin'>,
  hint?: string,
): Diagnostic {
  return { code, severity: 'warning', message, span, origin, related: [], fixes: [], ...(hint ? { hint } : {}) };
}

/** How many games to play, and how. */
export interface Sample {
  readonly playouts: number;
  readonly seed: number;
  readonly maxMoves: number;
}

/** How play keeps in touch. */
export interface Contact {
  /** Says that it is not hung. */
  readonly alive?: () => void;
  /** Ends play; what was seen so far is told. */
  readonly signal?: AbortSignal | undefined;
}

/** Longest time in ms without letting messages through. */
const Slice = 50;

/** Numbers of games after which only what has not come up yet is watched any further: watched rules are slow. */
const Compiled = [1, 3, 10];

/** Plays random games and tells what looks wrong. `compiled` gives the game anew, with rules that tell of their use. */
export async function suspicions(
  compiled: (observe?: RuleObserver) => Game,
  tree: Node,
  sample: Sample,
  { alive, signal }: Contact = {},
): Promise<Diagnostic[]> {
  const { playouts, seed, maxMoves } = sample;
  const rules = new RuleWatch();
  const wantsRules = playouts >= EnoughForRules;
  const observer = new Observer(compiled(wantsRules ? rules.observer : undefined));
  let watched = rules.left;
  let breath = performance.now();
  for (let i = 0; i < playouts; i++) {
    if (watched > 0 && Compiled.includes(i)) {
      const left = rules.left;
      if (left < watched) observer.game = compiled(left > 0 ? rules.observer : undefined);
      watched = left;
    }
    observer.play(seed + i, maxMoves);
    if (performance.now() - breath < Slice) continue;
    breath = performance.now();
    alive?.();
    await new Promise((resolve) => setTimeout(resolve, 0));
    if (signal?.aborted) break;
  }
  const found = [...aboutPlay(observer, tree, maxMoves), ...aboutWinners(observer, tree)];
  if (!wantsRules || observer.games < EnoughForRules) return found;
  const unused = observer.game.match ? [] : [...aboutPieces(observer, tree), ...aboutPhases(observer, tree)];
  return [...found, ...unused, ...aboutRules(observer, tree, rules, unused)];
}

function aboutPlay({ game, games, stuck, endless }: Observer, tree: Node, maxMoves: number): Diagnostic[] {
  const [play = tree] = clauses(tree, 'play');
  const [end = tree] = clauses(tree, 'end');
  const found: Diagnostic[] = [];
  // A throw of dice may well leave nothing to do, but not every one.
  if (stuck > 0 && (stuck === games || !game.isStochastic)) {
    const message = `In ${percent(stuck, games)} there is no legal move at the start.`;
    found.push(
      warning('no-first-move', message, play, 'Is something placed at the start, and may the first player move it?'),
    );
  }
  if (endless > 0) {
    const message = `In ${percent(endless, games)} no end rule came true within ${maxMoves.toLocaleString('en')} moves.`;
    found.push(
      warning('never-ends', message, end, 'Add an end rule for what happens then, or a rule against repetition.'),
    );
  }
  return found;
}

function aboutWinners({ game, games, wins, draws, endless }: Observer, tree: Node): Diagnostic[] {
  const decided = games - draws - endless;
  const [end = tree] = clauses(tree, 'end');
  // Puzzles are rarely solved by chance, and simulations are not won.
  if (game.players < 2 || games < EnoughGames) return [];
  if (decided === 0)
    return endless === games ? [] : [warning('nobody-wins', `Nobody wins any of ${games} random games.`, end)];
  if (decided < EnoughGames) return [];
  return wins.slice(1).flatMap((won, i) => {
    if (won > 0) return [];
    return [warning('never-wins', `Player ${i + 1} wins none of ${games} random games.`, end)];
  });
}

function aboutPieces({ game, games, seen, acted }: Observer, tree: Node): Diagnostic[] {
  const declared = ['piece', 'tile', 'hand'].flatMap((keyword) => clauses(tree, keyword));
  return game.compiled.components.slice(1).flatMap(({ index, name, baseName, moves, isDie, isCard, isDomino }) => {
    if (isDie || isCard || isDomino) return [];
    const at = declared.find((node) => strings(node).some((text) => text === name || text === baseName)) ?? tree;
    if (!seen.has(index)) {
      return [warning('piece-never-used', `${name} is never on the board in ${games} random games.`, at)];
    }
    if (moves && !acted.has(index)) {
      return [warning('piece-never-moves', `${name} has moves, but never makes one in ${games} random games.`, at)];
    }
    return [];
  });
}

function aboutPhases({ game, games, phases }: Observer, tree: Node): Diagnostic[] {
  const written = clauses(tree, 'phase');
  return game.compiled.rules.phases.flatMap(({ name }, i) => {
    if (phases.has(i)) return [];
    return [
      warning(
        'phase-never-reached',
        `No player comes to phase "${name}" in ${games} random games.`,
        written[i] ?? tree,
      ),
    ];
  });
}

const nothing = { move: 'This rule never gives a move', effect: 'This effect never happens' };

function aboutRules({ games }: Observer, tree: Node, rules: RuleWatch, known: readonly Diagnostic[]): Diagnostic[] {
  const { start, end } = tree.span;
  const without = known.map(({ span }) => span).filter((span) => span.start !== start || span.end !== end);
  return unreached(tree, rules, without).map(({ span, uses: { asked }, sort }) => {
    const never = (what: string, hint?: string): Diagnostic =>
      warning('rule-never-reached', `${what} in ${games} random games.`, { span, origin: [] }, hint);
    if (sort === 'end') return never('This end rule never comes true');
    if (asked > 0) return never(nothing[sort], `It is asked ${asked.toLocaleString('en')} times.`);
    return never(
      sort === 'move' ? 'This rule is never asked' : nothing.effect,
      'What comes before it decides otherwise.',
    );
  });
}
