/** The emitted program of a game: which games have one, and what it leaves to the closures of the rules. */
import { hasCall, isLowered, ruleOf } from '@ludii/functions';
import {
  type Condition,
  emitProgram,
  type Host,
  linkProgram,
  NotEmittable,
  type Program,
  type ProgramGame,
  type ProgramText,
  type Rule,
  someNode,
} from '@ludii/ir';
import { applyAction, type Context, clearPending, followUp, type PlayableGame, type StateLayout } from '@ludii/state';
import type { EndRule } from '../end/endRule.js';
import type { GameRules } from '../game.js';
import { evaluateEnd } from './outcome.js';
import { changePhases } from './phases.js';
import { following } from './players.js';
import { rememberPosition } from './repetition.js';

/** When end rules have to be asked. A rule that does not say so is always asked. */
const whenAsked = (rules: readonly EndRule[] | undefined): readonly Condition[] | undefined =>
  rules?.map(({ when }) => when ?? { k: 'known', holds: true });

/** More players than this would make a program too long. */
const MostPlayers = 4;

/** Whether the turns of a game are of the kind that programs play. */
function isPlain({ mode, meta, players }: GameRules, { flags }: PlayableGame, layout: StateLayout): boolean {
  const { pin, noStackOn, consequences, noRepeat, noSuicide } = meta;
  const amended = pin || noStackOn || consequences.length > 0 || noRepeat !== undefined || noSuicide;
  const special = flags.stochastic || flags.visited || flags.deductionPuzzle || layout.diceContainers.length > 0;
  return mode === 'alternating' && players <= MostPlayers && !amended && !special && layout.kind === 'flat';
}

/** Whether moves are tried out for a condition that is a closure: such games gain nothing by a program. */
const triesByClosure = (rule: Rule): boolean => someNode(rule, (node) => node.k === 'afterwards' && hasCall(node.test));

/** The game as the emitter sees it; undefined if not all of its moves are told by nodes. */
export function programGame(rules: GameRules, game: PlayableGame, layout: StateLayout): ProgramGame | undefined {
  const phases = rules.phases.map(({ play }) => ruleOf(play));
  if (!isPlain(rules, game, layout) || !phases.every(isLowered) || phases.some(triesByClosure)) return undefined;
  const { defaultSite, sizes } = game.board;
  return {
    players: rules.players,
    layout,
    consequences: game.consequences,
    owners: game.components.map(({ owner }) => owner),
    type: defaultSite,
    sites: sizes[defaultSite],
    phases,
    end: whenAsked(rules.end),
    phaseEnds: rules.phases.map(({ end }) => whenAsked(end)),
    changesPhases: rules.phases.length > 1 || rules.phases.some(({ next }) => next.length > 0),
    sequenceCapture: game.flags.sequenceCapture,
    swaps: rules.meta.swap,
    passingEnds: !game.flags.notAllPass,
  };
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
export type ProgramHost = Pick<Host, 'flow' | 'pass' | 'turn' | 'beforePass' | 'afterPass'>;

/** The program of a game, ready to run. */
export function linkedProgram(text: ProgramText, rules: GameRules, host: ProgramHost): Program {
  return linkProgram(text, {
    ...host,
    act: applyAction,
    followUp,
    end: (c: Context, phase: number) => evaluateEnd(c, (phase < 0 ? rules.end : rules.phases[phase]!.end) ?? []),
    changePhases: (c) => changePhases(c, rules),
    remember: rememberPosition,
    following,
    clearPending,
  });
}
