/** A game as a program that stands alone, and its rules as the program sees them. */
import { ruleOf } from '@ludii/functions/internal';
import { LineIndex } from '@ludii/grammar';
import { emitModule, type GameModule, NotEmittable, pageText } from '@ludii/ir';
import { explainEnding, explainRule } from '@ludii/ir/internal';
import type { BoundCall } from '@ludii/registry';
import type { EndRule } from '@ludii/rules';
import { moduleGame } from '@ludii/rules/internal';
import { siteTypeNames } from '@ludii/state';
import { type CompileOptions, type CompileResult, compile } from './compile.js';
import type { Game } from './game.js';

/** A page that plays a game by its program, without any other code. */
export const emitPage = ({ code }: GameModule): string => pageText(code);

/** How a program is written. */
export interface EmitOptions extends CompileOptions {
  /** The name of the files without their ending, for the source map (default: `game`). */
  readonly name?: string;
}

/** What emission gives. */
export interface EmittedGame extends CompileResult {
  /** The files of the game; undefined if it can not be a program that stands alone. */
  readonly module: GameModule | undefined;
  /** Why not, in a sentence that names the ludeme and its place; undefined if there is a module. */
  readonly problem: string | undefined;
  /** The rules as the program sees them, for people to read. */
  readonly explanation: string;
}

/** A ludeme with those in it: words of the language only, nothing of the description's own. */
function formOf({ ludeme: { keyword, typeWords }, args }: BoundCall, inside = false): string {
  const words = [keyword, ...typeWords].join(' ');
  if (inside) return `(${words} …)`;
  const parts = Object.values(args).flatMap((arg) => (arg?.form === 'call' ? [formOf(arg, true)] : []));
  return parts.length > 0 ? `(${[words, ...parts].join(' ')})` : `(${words} …)`;
}

/** Writes a game as an ES module that needs nothing else. */
export function emitGame(text: string, options: EmitOptions = {}): EmittedGame {
  const origins = new Map<object, BoundCall>();
  const result = compile(text, { ...options, origins });
  const { game, match } = result;
  if (!game) {
    const problem = match ? 'A match is no program: emit its games.' : 'The description is not right.';
    return { ...result, module: undefined, problem, explanation: '' };
  }
  const explanation = explained(game, origins);
  try {
    return {
      ...result,
      module: moduleOf(game, result, origins, options.name ?? 'game'),
      problem: undefined,
      explanation,
    };
  } catch (error) {
    if (!(error instanceof NotEmittable)) throw error;
    return { ...result, module: undefined, problem: problemOf(error, origins, result), explanation };
  }
}

function moduleOf(
  game: Game,
  { parsed }: CompileResult,
  origins: ReadonlyMap<object, BoundCall>,
  name: string,
): GameModule {
  const c = game.newContext();
  game.flow.start(c);
  const places = placesIn(parsed.sources);
  return emitModule(
    moduleGame(game.rules, c, {
      about: aboutOf(game),
      limits: game.flow.limits,
      sources: parsed.sources,
      placeOf: (node) => {
        const call = origins.get(node);
        return call && { place: places(call), ludeme: formOf(call) };
      },
    }),
    name,
  );
}

/** Where ludemes stand, as source maps count. */
function placesIn(sources: ReadonlyMap<string, string>) {
  const indices = new Map<string, LineIndex>();
  return ({ node }: BoundCall) => {
    const { file, start } = node.origin[0]?.span ?? node.span;
    const index = indices.get(file) ?? new LineIndex(sources.get(file) ?? '');
    indices.set(file, index);
    const { line, column } = index.at(start);
    return { file, line: line - 1, column: column - 1 };
  };
}

/** What a page shows: names, and where the sites are. */
function aboutOf({ name, players, components, board, shape }: Game): object {
  const { labels, points } = board.topology.sites(siteTypeNames[shape.board.defaultSite]);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, bottom] = [Math.min(...xs), Math.min(...ys)];
  // One scale for both directions, so that the board keeps its form.
  const size = Math.max(Math.max(...xs) - left, Math.max(...ys) - bottom) || 1;
  const scaled = (value: number, least: number): number => Math.round(((value - least) / size) * 1000) / 1000;
  return {
    name,
    players,
    pieces: components.map((component) => component.name),
    owners: components.map(({ owner }) => owner),
    sites: labels.map((label, site) => ({ label, x: scaled(xs[site]!, left), y: scaled(ys[site]!, bottom) })),
  };
}

function problemOf(
  { message, about }: NotEmittable,
  origins: ReadonlyMap<object, BoundCall>,
  { parsed }: CompileResult,
): string {
  const call = about && origins.get(about);
  if (!call) return message;
  const { file, line, column } = placesIn(parsed.sources)(call);
  return `${formOf(call)} at ${file}:${line + 1}:${column + 1}: ${message}`;
}

function explained({ rules }: Game, origins: ReadonlyMap<object, BoundCall>): string {
  const say = (fn: object): string | undefined => {
    const call = origins.get(fn);
    return call && `${formOf(call)} by the engine`;
  };
  const ends = (list: readonly EndRule[] | undefined): string[] =>
    list?.flatMap((rule) => (rule.ir ? explainEnding(rule.ir, say, '  ') : [`  ${say(rule) ?? 'an end rule'}`])) ?? [];
  const phases = rules.phases.flatMap(({ name, play, end }) => [
    rules.phases.length > 1 ? `phase "${name}"` : 'play',
    ...explainRule(ruleOf(play), say, '  '),
    ...(end ? ['end of the phase', ...ends(end)] : []),
  ]);
  return [...phases, 'end', ...ends(rules.end)].join('\n');
}
