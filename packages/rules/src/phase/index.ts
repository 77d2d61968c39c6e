/** Phases, the rules of a game, and the game itself. */
import {
  Bool,
  type Build,
  fixedBool,
  fixedInt,
  ludeme,
  Moves,
  type MovesFn,
  Player,
  Role,
  Text,
  Whole,
} from '@ludii/functions';
import { directionCode, FacingWord, fail, ModeWord, playerOf } from '@ludii/functions/internal';
import { deferred, either, kind, type Ludeme, list, named, optional } from '@ludii/registry';
import { type GameMode, MaxPlayers } from '@ludii/state/internal';
import type { EndRule } from '../end/endRule.js';
import { EndPart } from '../end/kinds.js';
import type { Item } from '../equipment/items.js';
import { EquipmentPart } from '../equipment/kinds.js';
import type { MetaRules, NextPhase, Phase } from '../game.js';
import { plainMeta } from '../meta/index.js';
import { MetaPart } from '../meta/kinds.js';
import { StartPart } from '../start/kinds.js';
import type { StartRule } from '../start/startRule.js';

/** A phase before it is joined with the rules for all phases. */
export interface PhaseData extends Omit<Phase, 'play'> {
  readonly play: MovesFn | undefined;
}

/** The rules as written. */
export interface RulesData {
  readonly meta: MetaRules;
  readonly start: readonly StartRule[];
  readonly play: MovesFn | undefined;
  readonly phases: readonly PhaseData[] | undefined;
  readonly end: readonly EndRule[] | undefined;
}

/** Who plays: the facing of each player, -1 for none. */
export interface PlayersData {
  readonly facings: readonly number[];
}

/** A game as written; its parts are compiled one after the other. */
export interface GameData {
  readonly name: string;
  readonly players: PlayersData | undefined;
  readonly mode: GameMode | undefined;
  readonly equipment: readonly Item[] | undefined;
  readonly rules: (() => RulesData) | undefined;
}

export const PlayersPart = kind<PlayersData>('Players', '`(players …)`');
export const FacingPlayerPart = kind<number>('Player', '`(player N)`');
export const ModePart = kind<GameMode>('Mode', '`(mode …)`');
export const PlayPart = kind<MovesFn>('Play', '`(play …)`');
export const NextPhasePart = kind<NextPhase>('NextPhase', '`(nextPhase …)`');
export const PhasePart = kind<PhaseData>('Phase', '`(phase …)`');
export const RulesPart = kind<RulesData>('Rules', '`(rules …)`');
export const GamePart = kind<GameData>('Game', '`(game …)`');

/** The facings of the players, if there can be so many. */
function playersOf(count: number, facings: () => readonly number[]): readonly number[] {
  if (!(count >= 0 && count <= MaxPlayers)) {
    fail('player-range', `A game has 0 to ${MaxPlayers} players, not ${count}.`);
  }
  return facings();
}

const modes = { Alternating: 'alternating', Simultaneous: 'simultaneous', Simulation: 'simulation' } as const;

export const phaseLudemes: readonly Ludeme<Build>[] = [
  ludeme('player', {
    returns: FacingPlayerPart,
    args: { facing: FacingWord },
    doc: 'A player who looks in a direction.',
    example: '(player N)',
    compile: ({ facing }) => directionCode(facing),
  }),
  ludeme('players', {
    returns: PlayersPart,
    args: { players: list(FacingPlayerPart) },
    doc: 'The players and the directions that they look in.',
    example: '(players {(player E) (player W) (player N)})',
    compile: ({ players }) => ({ facings: playersOf(players.length, () => players) }),
  }),
  ludeme('players', {
    returns: PlayersPart,
    args: { number: Whole },
    doc: 'The number of players.',
    example: '(players 2)',
    compile: ({ number }) => ({ facings: playersOf(number, () => new Array<number>(number).fill(-1)) }),
  }),
  ludeme('mode', {
    returns: ModePart,
    args: { mode: ModeWord },
    doc: 'How players take turns.',
    example: '(mode Simultaneous)',
    flags: ({ mode }) => (mode?.form === 'literal' && mode.value === 'Simultaneous' ? ['simultaneous'] : []),
    compile: ({ mode }) => modes[mode],
  }),
  ludeme('play', {
    returns: PlayPart,
    args: { moves: Moves },
    doc: 'The moves that the players can make.',
    example: '(play (move Add (to (sites Empty))))',
    compile: ({ moves }) => moves,
  }),
  ludeme('nextPhase', {
    returns: NextPhasePart,
    args: {
      role: either(1, optional(Role)),
      player: either(1, optional(Player)),
      condition: optional(Bool),
      name: optional(Text),
    },
    doc: 'Where a player goes from a phase, and when.',
    example: '(nextPhase (is Even (count Moves)) "Play")',
    compile: ({ role, player, condition, name }, build) => ({
      who: playerOf(player, role, build, fixedInt(build.players + 1)),
      condition: condition ?? fixedBool(true),
      name,
    }),
  }),
  ludeme('phase', {
    returns: PhasePart,
    args: {
      name: Text,
      role: optional(Role),
      mode: optional(ModePart),
      play: optional(PlayPart),
      end: optional(EndPart),
      next: either(1, optional(NextPhasePart)),
      nexts: either(1, optional(list(NextPhasePart))),
    },
    doc: 'A part of the game with its own moves.',
    example: '(phase "Opening" (play (move Add (to (sites Corners)))) (nextPhase (is Full) "Battle"))',
    compile: ({ name, role, play, end, next, nexts }) => ({
      name,
      role: role ?? 'Shared',
      play,
      end,
      next: nexts ?? (next ? [next] : []),
    }),
  }),
  ludeme('rules', {
    returns: RulesPart,
    args: { meta: optional(MetaPart), start: optional(StartPart), play: PlayPart, end: EndPart },
    doc: 'The rules of a game without phases.',
    example: '(rules (play (forEach Piece)) (end (if (is In (last To) (sites Centre)) (result Mover Win))))',
    compile: ({ meta, start, play, end }) => ({
      meta: meta ?? plainMeta,
      start: start ?? [],
      play,
      phases: undefined,
      end,
    }),
  }),
  ludeme('rules', {
    returns: RulesPart,
    args: {
      meta: optional(MetaPart),
      start: optional(StartPart),
      play: optional(PlayPart),
      phases: named(list(PhasePart)),
      end: optional(EndPart),
    },
    doc: 'The rules of a game with phases.',
    example: '(rules phases:{(phase "A" (play (move Pass)))} (end (if True (result Mover Win))))',
    compile: ({ meta, start, play, phases, end }) => {
      if (phases.length === 0) fail('no-phases', 'A game with phases has at least one.');
      return { meta: meta ?? plainMeta, start: start ?? [], play, phases, end };
    },
  }),
  ludeme('game', {
    returns: GamePart,
    args: {
      name: Text,
      players: optional(PlayersPart),
      mode: optional(ModePart),
      equipment: optional(EquipmentPart),
      rules: optional(deferred(RulesPart)),
    },
    doc: 'A game.',
    example:
      '(game "Waiting" (players 3) (equipment {(board (hex 2))}) (rules (play (move Pass)) (end (if (= 9 (count Moves)) (result All Draw)))))',
    compile: ({ name, players, mode, equipment, rules }) => ({ name, players, mode, equipment, rules }),
  }),
];
