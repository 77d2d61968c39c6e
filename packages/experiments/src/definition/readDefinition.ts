/** Reads an experiment from YAML or JSON. What is wrong is told at its place, in the style of all other messages. */
import { basename, dirname, extname } from 'node:path';
import { type Diagnostic, readGame, renderDiagnostic, type TextOptions } from '@ludii/engine';
import { suggest } from '@ludii/engine/internal';
import { type Document, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument, type YAMLMap } from 'yaml';
import { type AgentSettings, agentProblem, settingProblem } from '../agents.js';
import { ExperimentError } from '../error.js';
import {
  type DefinedGame,
  type DefinedPlayer,
  type Definition,
  mostForPrecision,
  mostGamesPerJobFor,
  type Recorded,
  usualLimits,
} from './definition.js';
import { findGameFiles } from './gameFinder.js';
import { gameHash, type PackedGame, packGame } from './packedGame.js';
import { checkNode, experimentSchema, type Tell } from './schema.js';

/** How games are found and read. */
export interface GameSources {
  /** The file of a game that is named, not written as a path. */
  readonly byName?: (name: string) => string | undefined;
  /** Names that can be suggested. */
  readonly names?: () => readonly string[];
  /** The text of a file. */
  readonly text: (file: string) => string;
  /** Further options for reading a file: defines, the games of a match. */
  readonly options?: (file: string) => TextOptions;
  readonly color?: boolean;
}

/** An experiment, ready to be run. */
export interface ReadDefinition {
  readonly definition: Definition;
  /** The games by their hashes. */
  readonly games: ReadonlyMap<string, PackedGame>;
  readonly warnings: readonly Diagnostic[];
  /** The texts that warnings are about. */
  readonly sources: ReadonlyMap<string, string>;
}

interface GameEntry {
  readonly game: string;
  readonly options?: readonly string[];
  readonly ruleset?: string;
}

interface Written {
  readonly name?: string;
  readonly games: readonly (string | GameEntry)[];
  readonly players?: readonly (string | Readonly<Record<string, unknown>>)[];
  readonly number?: number;
  readonly precision?: number;
  readonly seed?: number;
  readonly gamesPerJob?: number;
  readonly limits?: Partial<Definition['limits']>;
  readonly record?: readonly Recorded[];
}

/** Collects what is wrong, by place. */
class Findings {
  readonly diagnostics: Diagnostic[] = [];
  readonly sources: Map<string, string>;

  constructor(
    readonly file: string,
    readonly text: string,
  ) {
    this.sources = new Map([[file, text]]);
  }

  add(severity: 'error' | 'warning', node: Node | null, code: string, message: string, hint?: string): void {
    const [start, end] = node?.range ?? [0, 1];
    // An entry may end with the line feeds behind it.
    const trimmed = start + this.text.slice(start, end).trimEnd().length;
    const span = { file: this.file, start, end: Math.max(start + 1, trimmed) };
    this.diagnostics.push({
      code,
      severity,
      message,
      span,
      origin: [],
      related: [],
      fixes: [],
      ...(hint ? { hint } : {}),
    });
  }

  readonly tell: Tell = (node, code, message, hint) => this.add('error', node, code, message, hint);

  /** Throws if there are errors. */
  settle(color = false): void {
    const errors = this.diagnostics.filter(({ severity }) => severity === 'error');
    if (errors.length === 0) return;
    const shown = errors.slice(0, 20).map((diagnostic) => renderDiagnostic(diagnostic, this.sources, { color }));
    const more = errors.length > shown.length ? `… and ${errors.length - shown.length} more\n` : '';
    const message = `${shown.join('\n')}${more}`.trimEnd();
    throw new ExperimentError('bad-definition', message, this.diagnostics, this.sources);
  }
}

/** Reads an experiment; an {@link ExperimentError} tells what is wrong with it. */
export function readDefinition(text: string, file: string, from: GameSources): ReadDefinition {
  const found = new Findings(file, text);
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  for (const { pos, message } of document.errors) {
    const span = { file, start: pos[0], end: Math.max(pos[0] + 1, Math.min(pos[1], text.length)) };
    found.diagnostics.push({
      code: 'bad-syntax',
      severity: 'error',
      message,
      span,
      origin: [],
      related: [],
      fixes: [],
    });
  }
  found.settle(from.color);
  const root = document.contents as Node | null;
  checkNode(root, experimentSchema, 'An experiment', found.tell);
  found.settle(from.color);
  const top = root as YAMLMap;
  const written = document.toJS() as Written;
  const { number, precision } = written;
  if (number === undefined && precision === undefined) {
    found.tell(
      top,
      'missing-key',
      'It is not said how many games to play.',
      'Write "number: 1000", or "precision: 0.05".',
    );
  }
  const players = readPlayers(top, written, found, document);
  const games = readGames(top, written, dirname(file), from, found);
  if (players) refuseWithoutPlayers(top, games, found);
  found.settle(from.color);
  const record = [...new Set(written.record ?? (['outcome', 'length'] as const))].sort();
  const { gamesPerJob } = written;
  const mostGamesPerJob =
    gamesPerJob === undefined && precision === undefined ? mostGamesPerJobFor(number!, record) : undefined;
  const definition: Definition = {
    name: written.name ?? basename(file, extname(file)),
    games: [...games.values()].map(({ game }) => game),
    ...(players ? { players } : {}),
    number: number ?? mostForPrecision,
    ...(precision === undefined ? {} : { precision }),
    seed: written.seed ?? 0,
    ...(gamesPerJob === undefined ? {} : { gamesPerJob }),
    ...(mostGamesPerJob === undefined ? {} : { mostGamesPerJob }),
    limits: { ...usualLimits, ...written.limits },
    record,
  };
  const packed = new Map([...games.values()].map(({ game, packed: each }) => [game.hash, each]));
  return { definition, games: packed, warnings: found.diagnostics, sources: found.sources };
}

const nodeAt = (top: YAMLMap, key: string): Node | null => (top.get(key, true) as Node | undefined) ?? null;
function itemsAt(top: YAMLMap, key: string): readonly (Node | null)[] {
  const list = nodeAt(top, key);
  return isSeq(list) ? (list.items as (Node | null)[]) : [];
}

function readPlayers(
  top: YAMLMap,
  { players }: Written,
  found: Findings,
  document: Document,
): DefinedPlayer[] | undefined {
  if (!players) return undefined;
  const nodes = itemsAt(top, 'players');
  const read: DefinedPlayer[] = [];
  players.forEach((entry, i) => {
    const node = nodes[i] ?? null;
    const { agent, name, ...settings } =
      typeof entry === 'string' ? { agent: entry } : (entry as { agent: string; name?: string });
    const problem = agentProblem(agent);
    if (problem) {
      found.tell(isMap(node) ? nodeAt(node, 'agent') : node, problem.code, problem.message);
      return;
    }
    if (isMap(node)) checkSettings(node, agent, found, document);
    const written = Object.entries(settings as AgentSettings).map(([key, value]) => `${key}=${value}`);
    const player = { name: name ?? [agent, ...written].join(' '), agent, settings: settings as AgentSettings };
    if (read.some((other) => other.name === player.name)) {
      found.tell(node, 'same-name', `Two players are called "${player.name}".`, 'Give one of them a "name".');
    }
    read.push(player);
  });
  return read;
}

function checkSettings(node: YAMLMap, agent: string, found: Findings, document: Document): void {
  for (const { key, value } of node.items) {
    const name = isScalar(key) ? String(key.value) : '';
    if (name === 'agent' || name === 'name') continue;
    const problem = settingProblem(agent, name, (value as Node | null)?.toJS(document));
    if (problem) {
      const place = problem.code === 'unknown-setting' ? key : value;
      found.tell(place as Node, problem.code, problem.message);
      continue;
    }
    if (name === 'ms') {
      found.add(
        'warning',
        key as Node,
        'depends-on-machine',
        'With a time per move, results depend on the machine.',
        'With "iterations" they are the same everywhere.',
      );
    }
  }
}

interface FoundGame {
  readonly game: DefinedGame;
  readonly packed: PackedGame;
  readonly node: Node | null;
}

function readGames(
  top: YAMLMap,
  { games }: Written,
  directory: string,
  from: GameSources,
  found: Findings,
): Map<string, FoundGame> {
  const nodes = itemsAt(top, 'games');
  const read = new Map<string, FoundGame>();
  games.forEach((entry, i) => {
    const node = nodes[i] ?? null;
    const { game: wanted, options, ruleset } = typeof entry === 'string' ? { game: entry } : (entry as GameEntry);
    const place = isMap(node) ? nodeAt(node, 'game') : node;
    const files = findGameFiles(wanted, directory, from.byName);
    if (files.length === 0) {
      const near = suggest(wanted, [...(from.names?.() ?? [])]);
      const what = /[*?{]/.test(wanted)
        ? `No .lud file is like "${wanted}".`
        : `There is no file and no game "${wanted}".`;
      found.tell(place, 'unknown-game', what, near ? `Did you mean "${near}"?` : undefined);
    }
    for (const file of files) {
      const text = from.text(file);
      const { game, diagnostics, parsed } = readGame(text, {
        ...from.options?.(file),
        file,
        ...(options ? { options } : {}),
        ...(ruleset === undefined ? {} : { ruleset }),
      });
      const errors = diagnostics.filter(({ severity }) => severity === 'error');
      if (!game || errors.length > 0) {
        for (const [name, source] of parsed.sources) found.sources.set(name, source);
        found.tell(
          place,
          'bad-game',
          `"${wanted}" cannot be played: ${errors.length === 1 ? 'this is wrong' : 'these are wrong'}.`,
        );
        found.diagnostics.push(...errors.slice(0, 5));
        continue;
      }
      const packed = packGame(game);
      const hash = gameHash(packed);
      const chosen = [...(ruleset === undefined ? [] : [ruleset]), ...(options ?? [])];
      const name = chosen.length === 0 ? game.name : `${game.name} (${chosen.join(', ')})`;
      if (!read.has(hash)) read.set(hash, { game: { hash, name, players: game.players }, packed, node: place });
    }
  });
  return read;
}

function refuseWithoutPlayers(top: YAMLMap, games: ReadonlyMap<string, FoundGame>, found: Findings): void {
  for (const { game, node } of games.values()) {
    if (game.players === 0)
      found.tell(node, 'no-players', `"${game.name}" has no players.`, 'Leave "players" out to run it.');
  }
  if (games.size === 0 && found.diagnostics.length === 0)
    found.tell(nodeAt(top, 'games'), 'empty-list', '"games" is empty.');
}
