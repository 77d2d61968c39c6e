/** The emitted program of a game: which games have one, and what it leaves to the closures of the rules. */
import { conditionOf, numberOf } from '@ludii/functions';
import { ruleOf } from '@ludii/functions/internal';
import {
  type Condition,
  emitProgram,
  linkProgram,
  type ModuleGame,
  type Node,
  NotEmittable,
  type Program,
  type ProgramText,
} from '@ludii/ir';
import {
  type Ending,
  type Host,
  hasCall,
  isLent,
  isOpaque,
  isPlayable,
  type ProgramGame,
  partsOf,
  someNode,
} from '@ludii/ir/internal';
import type { Context, PlayableGame } from '@ludii/state';
import { applyAction, clearPending, followUp, MoveWord, type StateLayout } from '@ludii/state/internal';
import type { EndRule } from '../end/endRule.js';
import type { GameRules } from '../game.js';
import { watchesOf } from './follower.js';
import { evaluateEnd } from './outcome.js';
import { changePhases } from './phases.js';
import { following } from './players.js';
import { isRepeated, rememberPosition } from './repetition.js';

/** When end rules have to be asked. A rule that does not say so is always asked. */
const whenAsked = (rules: readonly EndRule[] | undefined): readonly Condition[] | undefined =>
  rules?.map(({ when }) => when ?? { k: 'known', holds: true });

/** More players than this would make a program too long. */
const MostPlayers = 4;

/** Whether the turns of a game are of the kind that programs play. */
function isPlain(
  { mode, meta, players, chanceInPlay }: GameRules,
  { flags }: PlayableGame,
  layout: StateLayout,
): boolean {
  const { pin, noStackOn, consequences, noSuicide } = meta;
  const amended = pin || noStackOn || consequences.length > 0 || noSuicide;
  // Chance is that of dice, which are thrown at the beginning of a turn.
  const special = (chanceInPlay && layout.diceContainers.length === 0) || flags.deductionPuzzle;
  const known = layout.kind === 'flat' || layout.kind === 'stack';
  return mode === 'alternating' && players <= MostPlayers && !amended && !special && known;
}

/** The game as the emitter sees it; undefined if not all of its moves are told by nodes. */
export function programGame(rules: GameRules, game: PlayableGame, layout: StateLayout): ProgramGame | undefined {
  const phases = rules.phases.map(({ play }) => ruleOf(play));
  if (!isPlain(rules, game, layout) || !phases.every(isPlayable)) return undefined;
  const { defaultSite, sizes } = game.board;
  // A board without sites has no words to read: there is nothing to gain.
  if (sizes[defaultSite] === 0) return undefined;
  const watches = watchesOf(rules, game, layout);
  const ends = [rules.end, ...rules.phases.map(({ end }) => end)].flatMap((all) => all ?? []);
  return {
    players: rules.players,
    layout,
    consequences: game.consequences,
    owners: game.components.map(({ owner }) => owner),
    maxCount: game.maxCount,
    type: defaultSite,
    sites: sizes[defaultSite],
    phases,
    end: whenAsked(rules.end),
    phaseEnds: rules.phases.map(({ end }) => whenAsked(end)),
    changesPhases: rules.phases.length > 1 || rules.phases.some(({ next }) => next.length > 0),
    changes: phaseChanges(rules),
    sequenceCapture: game.flags.sequenceCapture,
    swaps: rules.meta.swap,
    noRepeat: !rules.meta.noRepeat ? false : rules.meta.noRepeat === 'Positional' ? 'position' : 'other',
    // Who offers a swap looks for the last move of somebody else: where all are placements, that is the last of all.
    looksBack: game.flags.looksBack || (rules.meta.swap && !watches),
    faces: game.components.map(({ faces }) => faces),
    covers: game.components.map(({ cover }) => cover),
    countsPieces: ends.some((rule) => !rule.ir || mayCount(rule.ir)),
    passingEnds: !game.flags.notAllPass,
    watches,
  };
}

/** Whether an ending may look at the number of pieces that the index of pieces names. */
function mayCount(ending: Ending): boolean {
  const { test, result } = ending;
  const scores =
    result?.k === 'scores' ? [result.lowest, ...result.set.flatMap(({ player, value }) => [player, value])] : [];
  const asked = [test, ...scores, ...(result?.k === 'result' ? [result.who] : [])];
  const inner = ending.k === 'ending' ? ending.inner : [];
  return asked.some((node) => hasCall(node) || someNode(node, ({ k }) => k === 'owned')) || inner.some(mayCount);
}

/** Where players go from each phase; undefined if a phase is named that there is not, which is told when somebody goes there. */
function phaseChanges({ phases }: GameRules): ProgramGame['changes'] {
  const numbers = new Map(phases.map(({ name }, i) => [name, i]).reverse() as [string, number][]);
  if (phases.some(({ next }) => next.some(({ name }) => name !== undefined && !numbers.has(name)))) return undefined;
  return phases.map(({ next }) =>
    next.map(({ who, condition, name }) => ({
      who: numberOf(who),
      test: conditionOf(condition),
      phase: name === undefined ? undefined : numbers.get(name)!,
    })),
  );
}

/** What a program that stands alone knows besides the rules: names, places in the description, its texts. */
export type ModuleParts = Pick<ModuleGame, 'about' | 'placeOf' | 'sources' | 'limits'>;

/** The game as a program that stands alone; throws {@link NotEmittable} if something in it needs the engine. */
export function moduleGame(rules: GameRules, started: Context, parts: ModuleParts): ModuleGame {
  const { game, state, trial } = started;
  const refuse = (why: string, about?: object): never => {
    throw new NotEmittable(why, about);
  };
  for (const { play } of rules.phases) {
    const rule = ruleOf(play);
    const about = engineOnly(rule, rule, parts.placeOf);
    if (about) refuse(EngineOnly, about);
  }
  if (state.layout.kind !== 'flat') refuse('Stacks are known to the engine only.', ruleOf(rules.phases[0]!.play));
  const plain = programGame(rules, game, state.layout) ?? refuse('Its turns are of a kind that only the engine plays.');
  if (plain.noRepeat) refuse('Positions that must not come back are known to the engine only.');
  if (state.layout.diceContainers.length > 0) refuse('Dice are thrown by the engine only.');
  const endings = (all: readonly EndRule[] | undefined) =>
    all?.map((rule) => rule.ir ?? refuse('This end rule is known to the engine only.', rule));
  const movers: number[] = [];
  for (let back = trial.length - 1; back >= 0; back--)
    movers.push(trial.moves.tape[trial.lastStart(back) + MoveWord.Mover]!);
  const start = trial.lastStart();
  const end = (word: number): number => (start < 0 ? -1 : trial.moves.tape[start + word]!);
  return {
    ...plain,
    ...parts,
    end: endings(rules.end),
    phaseEnds: rules.phases.map((phase) => endings(phase.end)),
    start: { words: state.words, movers, last: [end(MoveWord.From), end(MoveWord.To)] },
  };
}

const EngineOnly = 'Only the engine plays it.';

/** The innermost part of a rule with a place in the description whose moves only the engine knows; undefined if there is none. */
function engineOnly(node: Node, around: object, placeOf: ModuleParts['placeOf'], asked = false): object | undefined {
  const own = placeOf(node) ? node : around;
  if (isOpaque(node) && !(asked && isLent(node))) return node.k === 'callRule' && placeOf(node.fn) ? node.fn : own;
  for (const part of partsOf(node)) {
    const found = engineOnly(part, own, placeOf, asked || node.k === 'some');
    if (found) return found;
  }
  return undefined;
}

/** The text of the program of a game; undefined if it has none. */
export function programText(rules: GameRules, game: PlayableGame, layout: StateLayout): ProgramText | undefined {
  const plain = programGame(rules, game, layout);
  if (!plain) return undefined;
  try {
    return emitProgram(plain);
  } catch (error) {
    if (error instanceof NotEmittable) return undefined;
    throw error;
  }
}

/** What the flow of a game does for its program. */
export type ProgramHost = Pick<
  Host,
  'flow' | 'pass' | 'turn' | 'list' | 'follows' | 'swaps' | 'swap' | 'beforePass' | 'afterPass'
>;

/** The program of a game, ready to run. */
export function linkedProgram(text: ProgramText, rules: GameRules, host: ProgramHost): Program {
  return linkProgram(text, {
    ...host,
    act: applyAction,
    followUp,
    end: (c: Context, phase: number, first?: number) =>
      evaluateEnd(c, (phase < 0 ? rules.end : rules.phases[phase]!.end) ?? [], first),
    changePhases: (c) => changePhases(c, rules),
    remember: rememberPosition,
    mayRepeat: (state, low) => state.earlier?.mayHave(state, low) !== false,
    mayRepeatPieces: (state, pieces) => state.earlier?.mayHavePieces(state, pieces) !== false,
    repeats: (c) => rules.meta.noRepeat !== undefined && isRepeated(c, rules.meta.noRepeat),
    following,
    clearPending,
  });
}
