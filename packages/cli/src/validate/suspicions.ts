/** What a designer wants to know about a game that is right in form: nobody can begin, nobody wins, nothing ends. */
import type { Diagnostic, Game, Node } from '@ludii/engine';
import { Observer } from './observer.js';
import { clauses, endRules, part, strings } from './tree.js';

/** With fewer games than this, chance explains that something did not come up. */
const EnoughGames = 10;
/** Rules and pieces for rare events need more. */
const EnoughForRules = 30;

const percent = (share: number, all: number): string => `${share} of ${all} random games`;

function warning(code: string, message: string, { span, origin }: Node, hint?: string): Diagnostic {
  return { code, severity: 'warning', message, span, origin, related: [], ...(hint ? { hint } : {}) };
}

/** How many games to play, and how. */
export interface Sample {
  readonly playouts: number;
  readonly seed: number;
  readonly maxMoves: number;
}

/** Plays random games and tells what looks wrong. The game is changed: load one only for this. */
export function suspicions(game: Game, tree: Node, { playouts, seed, maxMoves }: Sample): Diagnostic[] {
  const observer = new Observer(game);
  for (let i = 0; i < playouts; i++) observer.play(seed + i, maxMoves);
  const found = [...aboutPlay(observer, tree, maxMoves), ...aboutWinners(observer, tree)];
  if (playouts < EnoughForRules) return found;
  return [...found, ...aboutPieces(observer, tree), ...aboutPhases(observer, tree), ...aboutEnds(observer, tree)];
}

function aboutPlay({ games, stuck, endless }: Observer, tree: Node, maxMoves: number): Diagnostic[] {
  const [play = tree] = clauses(tree, 'play');
  const [end = tree] = clauses(tree, 'end');
  const found: Diagnostic[] = [];
  if (stuck > 0) {
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

function aboutEnds({ game, games, ends }: Observer, tree: Node): Diagnostic[] {
  const { rules } = game.compiled;
  const missed = (
    end: Node | undefined,
    list: readonly unknown[] | undefined,
    reached: ReadonlySet<number>,
  ): Diagnostic[] =>
    (list ?? []).flatMap((_, i) => {
      const at = endRules(end)[i];
      if (reached.has(i) || !at) return [];
      return [warning('rule-never-reached', `This end rule never comes true in ${games} random games.`, at)];
    });
  const written = clauses(tree, 'phase');
  return [
    ...missed(part(part(tree, 'rules'), 'end'), rules.end, ends.game),
    ...rules.phases.flatMap(({ end }, i) => missed(part(written[i], 'end'), end, ends.phases[i] ?? new Set())),
  ];
}
