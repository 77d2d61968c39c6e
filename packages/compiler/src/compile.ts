/** From text to game: parse, bind, build the equipment, compile the rules. */
import type { Build, MovesFn } from '@ludii/functions';
import { type BoardSpec, plainBoard } from '@ludii/functions/internal';
import { type Board, type BoardDescription, buildBoard, square } from '@ludii/geometry';
import {
  applyFix,
  type CallNode,
  type Diagnostic,
  type ParseOptions,
  type ParseResult,
  parse,
  print,
} from '@ludii/grammar';
import { type Bound, type BoundCall, bind, instantiate, LudemeProblem } from '@ludii/registry';
import { flagsOf, notePlace, type Observe } from '@ludii/registry/internal';
import { GameFlow, type GameRules, type Phase } from '@ludii/rules';
import {
  type GameData,
  GamePart,
  type Item,
  initialPhases,
  plainMeta,
  programText,
  type RulesData,
  type SubgameData,
} from '@ludii/rules/internal';
import { type Limits, usualLimits } from '@ludii/state';
import { checkSize, type GameMode, meter, type StringTable } from '@ludii/state/internal';
import { checkPieces } from './checks/pieces.js';
import { checkPlaces } from './checks/places.js';
import { checkPlayers, checkWritten } from './checks/written.js';
import { makeComponents } from './components.js';
import { makeContainers } from './containers.js';
import { asProblem } from './failures.js';
import { gameFlags } from './flags.js';
import { Game } from './game.js';
import { GameBuild } from './gameBuild.js';
import { makeHints, makeMaps, makeRegions } from './maps.js';
import { buildMatch, type FindGame, isMatch, Match } from './match.js';
import { checkMetadata } from './metadata/index.js';
import { unknownNames } from './names.js';
import { observing, type RuleObserver } from './observe.js';
import { Places } from './places.js';
import { registry } from './registry.js';
import { boardKindOf, Setting } from './setting.js';
import { makeShape, type ShapeParts, setLimits } from './shape.js';

/** How a description is compiled. */
export interface CompileOptions extends ParseOptions {
  /** Finds the text of a game that a match is made of, by its name. */
  readonly subgame?: FindGame;
  /** Watches the rules in play. Watched rules are slower; without an observer nothing is. */
  readonly observe?: RuleObserver;
  /** How large the game may be, and how long compiling may take. What is left out is as in `usualLimits`. */
  readonly limits?: Partial<Limits> | undefined;
  /** Notes on errors in play where they came up; see `Places`. Such rules are slower. */
  readonly places?: boolean;
  /**
   * How the game is played: by a program that is made for it where it can have one (`emitted`), always by the closures of
   * its rules (`interpreted`), or by the program if code may be made from text at all (`auto`, the default), as soon as a
   * random game is played or many moves have been looked for.
   */
  readonly backend?: Backend;
  /**
   * Boards that were built before, by how they are written. A board that is there is used again, one that is not is added:
   * for editors, where most changes of a text leave the board as it is, and building it is most of the work.
   */
  readonly boards?: Map<string, Board> | undefined;
  /** Filled with the ludeme that each compiled function, and what it means, comes from. */
  readonly origins?: Map<object, BoundCall>;
}

/** See {@link CompileOptions.backend}. */
export type Backend = 'auto' | 'emitted' | 'interpreted';

/** What a compilation gives: a game or a match, or what is wrong with the description. */
export interface CompileResult {
  readonly game: Game | null;
  /** The match, if the description is one. */
  readonly match: Match | null;
  readonly diagnostics: readonly Diagnostic[];
  /** What the front end found: options, rulesets, metadata, sources for messages. */
  readonly parsed: ParseResult;
}

/**
 * Compiles a game description.
 *
 * @example
 * const { game, diagnostics } = compile('(game "Tic-Tac-Toe" …)');
 */
export function compile(text: string, options: CompileOptions = {}): CompileResult {
  const result = compileOnce(text, options);
  if (result.made || options.places || !result.startFails) return resultOf(result);
  // The rules are sound but the start is not: built again with places, to say where.
  return resultOf(compileOnce(text, { ...options, places: true }));
}

/** A start that fails. */
class StartFailure extends Error {}

function compileOnce(text: string, options: CompileOptions) {
  const limits = limitsOf(options);
  const { origins } = options;
  const observe = options.observe ? observing(options.observe) : origins && noting(origins);
  let startFails = false;
  meter.enter(limits);
  const before = meter.hurry(limits.ms);
  try {
    const compiled = compileWith(text, options, (bound, { metadata }) => {
      try {
        return isMatch(bound)
          ? buildMatch(bound, (data, strings) => partOfMatch(data, strings, options), limits, observe)
          : buildGame(bound, metadata, limits, undefined, observe, options.places, options.backend, options.boards)
              .game;
      } catch (error) {
        if (!(error instanceof StartFailure)) throw error;
        startFails = true;
        throw error.cause;
      }
    });
    return { ...compiled, startFails };
  } finally {
    meter.resume(before);
    meter.leave();
  }
}

/** Notes which ludeme each function comes from, and what it means. */
const noting =
  (origins: Map<object, BoundCall>): Observe =>
  (call, compiled) => {
    if (typeof compiled !== 'function') return compiled;
    origins.set(compiled, call);
    const { ir } = compiled as { ir?: object };
    if (ir && !origins.has(ir)) origins.set(ir, call);
    return compiled;
  };

const limitsOf = ({ limits }: CompileOptions): Limits => ({ ...usualLimits, ...limits });

function resultOf({ made, diagnostics, parsed }: ReturnType<typeof compileOnce>): CompileResult {
  return {
    game: made instanceof Game ? made : null,
    match: made instanceof Match ? made : null,
    diagnostics,
    parsed,
  };
}

/** Compiles a game of a match. What is wrong with it is told in one message, at the place where the match names it. */
function partOfMatch({ name, option }: SubgameData, strings: StringTable, options: CompileOptions): BuiltGame {
  const text = options.subgame?.(name);
  if (text === undefined) {
    const where = options.subgame?.where;
    const hint = where
      ? `Looked for a description of that name in ${where}.`
      : 'The games of a match must be given with it.';
    throw new LudemeProblem('no-subgame', `The game "${name}" of the match is not known.`, hint);
  }
  const { made, diagnostics } = compileWith(
    text,
    {
      file: name,
      ...(options.defines ? { defines: options.defines } : {}),
      ...(option === undefined ? {} : { options: [option] }),
    },
    (bound, { metadata }) => {
      if (isMatch(bound)) throw new LudemeProblem('nested-match', 'A match can not be part of a match.');
      return buildGame(bound, metadata, limitsOf(options), strings, undefined, options.places);
    },
  );
  if (made) return made;
  const reason = diagnostics.find(({ severity }) => severity === 'error')?.message ?? 'it can not be compiled.';
  throw new LudemeProblem('bad-subgame', `The game "${name}" of the match is not right: ${reason}`);
}

/** The board that a game is played on, without compiling its rules. */
export function compileBoard(
  text: string,
  options: ParseOptions & Pick<CompileOptions, 'limits'> = {},
): { readonly board: Board | null; readonly diagnostics: readonly Diagnostic[] } {
  const { made, diagnostics } = compileWith(text, options, (bound) => {
    if (isMatch(bound)) throw new LudemeProblem('no-board', 'A match has no board of its own.');
    return readEquipment(bound, new GameBuild(limitsOf(options))).board;
  });
  return { board: made, diagnostics };
}

/** Parses and binds a text and builds something from it; whatever is wrong with the text becomes diagnostics. */
function compileWith<T>(text: string, options: ParseOptions, build: (bound: Bound, parsed: ParseResult) => T) {
  const parsed = parse(text, options);
  const errors = parsed.diagnostics.filter(({ severity }) => severity === 'error');
  if (!parsed.tree || errors.length > 0) {
    const diagnostics = repaired(text, parsed, options) ?? parsed.diagnostics;
    return { made: null, diagnostics, parsed };
  }
  const { made, diagnostics } = compileTree(
    parsed.tree,
    (bound) => build(bound, parsed),
    () => parsed.defineNames,
  );
  const about = parsed.metadata ? checkMetadata(parsed.metadata, () => parsed.defineNames) : [];
  const written = made === null ? [] : checkWritten(parsed.tree);
  const places =
    made instanceof Game ? [...checkPlaces(parsed.tree, made.board), ...checkPieces(parsed.tree, made)] : [];
  return { made, diagnostics: [...parsed.diagnostics, ...diagnostics, ...written, ...places, ...about], parsed };
}

/** Texts longer than this are not tried out: their brackets are judged by the layout alone. */
const LongestTried = 60_000;

/** Of the changes that would make the brackets match, those that make a game come first. */
function repaired(text: string, { repairs, diagnostics }: ParseResult, options: ParseOptions) {
  const file = options.file ?? 'game.lud';
  if (repairs.length < 2 || text.length > LongestTried) return undefined;
  const binding: Diagnostic[] = [];
  for (const repair of repairs) {
    const { tree, diagnostics: found } = parse(applyFix(text, file, repair.fixes[0]!), options);
    if (!tree || found.some(({ severity }) => severity === 'error')) continue;
    if (bind(registry, tree, GamePart, { silent: true }).bound) binding.push(repair);
    if (binding.length === 3) break;
  }
  const [best] = binding;
  if (!best) return undefined;
  const fixes = binding.flatMap((each) => each.fixes);
  return [{ ...best, fixes }, ...diagnostics.filter((each) => each !== repairs[0])];
}

function compileTree<T>(
  tree: CallNode,
  build: (bound: Bound) => T,
  defines: () => readonly string[],
): { made: T | null; diagnostics: readonly Diagnostic[] } {
  try {
    meter.checkTime();
    const { bound, diagnostics } = bind(registry, tree, GamePart, { defines });
    if (!bound) return { made: null, diagnostics };
    const unknown = [...unknownNames(tree), ...checkPlayers(tree)];
    if (unknown.length > 0) return { made: null, diagnostics: unknown };
    return { made: build(bound), diagnostics: [] };
  } catch (error) {
    const problem = asProblem(error);
    // What is wrong with the game as a whole is told at its first word: a whole text in red shows nothing.
    const { span } = (problem.node ?? tree) === tree ? tree.keywordPiece : problem.diagnostic(tree);
    return { made: null, diagnostics: [{ ...problem.diagnostic(tree), span }] };
  }
}

/** The board that a game without one is played on. */
const usualBoard = (): BoardSpec => plainBoard(square(3));

/** What a game is played with, as far as it is known without its rules. */
function readEquipment(bound: Bound, build: GameBuild, observe?: Observe, boards?: Map<string, Board>) {
  const data = instantiate<Build>(bound, build, observe) as GameData;
  const items: readonly Item[] = data.equipment ?? [];
  const spec = items.find((item) => item.item === 'board')?.board ?? usualBoard();
  const flags = gameFlags(flagsOf(bound));
  const description = { ...spec, topology: { exactRows: flags.threeDimensions }, mostSites: build.limits.sites };
  const written = boards && boardCall(bound);
  const key = written && `${flags.threeDimensions} ${print(written.node)}`;
  const board = (key !== undefined && boards?.get(key)) || makeBoard(bound, description);
  if (key !== undefined) boards?.set(key, board);
  meter.checkTime();
  return { data, items, spec, flags, board };
}

/** The call that says what the board is. */
const boardCall = (bound: Bound) => findCall(bound, ({ ludeme }) => /board/i.test(ludeme.keyword));

/** Builds the board; what is wrong with it and with nothing in it is said of the board as a whole. */
function makeBoard(bound: Bound, description: BoardDescription): Board {
  try {
    return buildBoard(description);
  } catch (error) {
    const board = boardCall(bound);
    if (board) notePlace(error, board.node);
    throw error;
  }
}

/** A game and what its rules were compiled with. */
export interface BuiltGame {
  readonly game: Game;
  readonly build: GameBuild;
}

function buildGame(
  bound: Bound,
  metadata: CallNode | null,
  limits: Limits,
  strings?: StringTable,
  observer?: Observe,
  places = false,
  backend: Backend = 'auto',
  boards?: Map<string, Board>,
): BuiltGame {
  const placed = places ? new Places() : undefined;
  const observe = placed?.observe ?? observer;
  const build = new GameBuild(limits);
  const { data, items, spec, flags, board } = readEquipment(bound, build, observe, boards);
  const facings = data.players?.facings ?? [-1, -1];
  build.facings = facings;
  const players = facings.length;
  const mode = modeOf(players, data.mode);
  const containers = makeContainers(items, board, players);
  checkSize(
    'sites',
    containers.reduce((sum, { size }) => sum + size, 0),
    limits.sites,
  );
  let components = makeComponents(items, board, facings);
  checkSize('components', components.length, limits.components);
  if (flags.deductionPuzzle) {
    checkPuzzle(bound, containers.length);
    components = components.slice(0, 1);
  }
  if (containers.length > 1) flags.cell = true;
  flags.track = board.tracks.length > 0;
  flags.internalLoopInTrack = board.tracks.some(({ internalLoop }) => internalLoop);
  if (players === 1 && usesPass(bound)) flags.notAllPass = true;

  const parts: ShapeParts = { name: data.name, players, mode, flags, spec, board, containers, components, strings };
  const shape = makeShape(parts);
  build.equip(shape, board, components);
  build.hints.push(...makeHints(items));
  build.regions.push(...makeRegions(items, players));
  build.maps.push(...makeMaps(items, build));
  const written = data.rules?.() ?? usualRules();
  for (const component of components) void component.moves;
  const rules: GameRules = {
    ...assemble(written, players, mode),
    chanceAtStart: hasChance(bound, true),
    chanceInPlay: hasChance(bound, false),
  };
  setLimits(shape, parts, rules.start);
  shape.initialPhases = initialPhases(rules);
  const flow = new GameFlow(rules);
  build.flow = flow;
  const setting = new Setting(build, build.hints, build.regions, build.maps, metadata, boardKindOf(bound.node));
  const game = new Game(build.playable(), board, components, rules, flow, setting, limits, placed);
  // What is observed has to be asked itself.
  if (!observe && emits(backend)) {
    flow.useProgram(() => programText(rules, game.shape, game.layout), backend === 'auto');
  }
  try {
    flow.tryStart(game.newContext());
  } catch (cause) {
    throw new StartFailure('The start of the game fails.', { cause });
  }
  return { game, build };
}

/** Whether programs are made: a page may forbid to make code from text. */
function emits(backend: Backend): boolean {
  if (backend !== 'auto') return backend === 'emitted';
  try {
    return new Function('return true')() as boolean;
  } catch {
    return false;
  }
}

/** A deduction puzzle has constraints and nothing but its board; words of puzzles in other games make no sense. */
function checkPuzzle(bound: Bound, containers: number): void {
  if (!findCall(bound, ({ ludeme }) => ludeme.keyword === 'satisfy')) {
    const puzzling = findCall(bound, ({ ludeme: { flags }, args }) =>
      (typeof flags === 'function' ? flags(args) : flags).includes('deductionPuzzle'),
    );
    const problem = new LudemeProblem(
      'no-constraints',
      'This belongs to a deduction puzzle, but the game has no `(satisfy …)`.',
      'Write `(play (satisfy …))` with the constraints of the puzzle, or use another condition here.',
    );
    problem.node = puzzling?.node;
    throw problem;
  }
  if (containers > 1) {
    throw new LudemeProblem('puzzle-equipment', 'A deduction puzzle has no hands, dice or decks: leave them out.');
  }
}

/** The first innermost call that passes a test. */
function findCall(bound: Bound, test: (call: BoundCall) => boolean): BoundCall | undefined {
  if (bound.form === 'literal') return undefined;
  for (const part of bound.form === 'list' ? bound.items : Object.values(bound.args)) {
    const found = part && findCall(part, test);
    if (found) return found;
  }
  return bound.form === 'call' && test(bound) ? bound : undefined;
}

function modeOf(players: number, written: GameMode | undefined): GameMode {
  if (players === 0) return 'simulation';
  return players === 1 ? 'alternating' : (written ?? 'alternating');
}

/** True if a pass can be chosen. In a game for one it switches off the rule that passing ends the game. */
function usesPass(bound: Bound): boolean {
  switch (bound.form) {
    case 'literal':
      return false;
    case 'list':
      return bound.items.some(usesPass);
    case 'call': {
      const { keyword, typeWords } = bound.ludeme;
      if (keyword === 'pass' || (keyword === 'move' && typeWords.includes('Pass'))) return true;
      return Object.values(bound.args).some((arg) => arg !== undefined && usesPass(arg));
    }
  }
}

/** True if the start rules raise the flag of chance, or if anything else does. */
function hasChance(bound: Bound, atStart: boolean): boolean {
  if (bound.form === 'literal') return false;
  if (bound.form === 'list') return bound.items.some((item) => hasChance(item, atStart));
  const { keyword, flags } = bound.ludeme;
  if (keyword === 'start') return atStart && flagsOf(bound).has('stochastic');
  const raised = typeof flags === 'function' ? flags(bound.args) : flags;
  if (!atStart && raised.includes('stochastic')) return true;
  return Object.values(bound.args).some((arg) => arg !== undefined && hasChance(arg, atStart));
}

function usualRules(): RulesData {
  throw new LudemeProblem('no-rules', 'The game has no rules.', 'Add `(rules (play …) (end …))`.');
}

/** Rules without phases have one; rules for all phases come after those of each phase. */
function assemble(
  { meta, start, play, phases, end }: RulesData,
  players: number,
  mode: GameMode,
): Omit<GameRules, 'chanceAtStart' | 'chanceInPlay'> {
  const always = play;
  const nothing: MovesFn = () => {};
  const made: Phase[] = phases
    ? phases.map((phase) => ({ ...phase, play: both(phase.play, always) ?? nothing }))
    : [{ name: 'Default Phase', role: 'Shared', play: always ?? nothing, end: undefined, next: [] }];
  return { players, mode, meta: meta ?? plainMeta, start, phases: made, end };
}

function both(first: MovesFn | undefined, second: MovesFn | undefined): MovesFn | undefined {
  if (!first || !second) return first ?? second;
  return (c, out) => {
    first(c, out);
    second(c, out);
  };
}
