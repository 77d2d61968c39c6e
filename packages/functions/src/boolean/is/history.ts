/** Tests on the course of the game: repetition, cycles, pending values, triggers, votes, visited sites, last moves. */
import { type Condition, compare, constant, math } from '@ludii/ir';
import { stateWord, tableOf } from '@ludii/ir/internal';
import { either, optional } from '@ludii/registry';
import { hashCount, hasProposition, Reading, readDecision, StateWords } from '@ludii/state/internal';
import { fail, ludeme } from '../../declare/build.js';
import { Bool, Int } from '../../declare/kinds.js';
import { numberOf } from '../../declare/meaning.js';
import { playerOf } from '../../declare/roles.js';
import { siteTypeCode } from '../../declare/siteTypes.js';
import { RepetitionWord, Role, SiteTypeWord, Text } from '../../declare/words.js';
import { propositionNumber } from '../../position/propositions.js';
import { repetitionFlag } from '../flags.js';
import { settles } from '../settled.js';
import { equalBlocks } from './cycle.js';

const isRepeat = ludeme('is', 'Repeat', {
  returns: Bool,
  args: { repetitionType: optional(RepetitionWord) },
  flags: ({ repetitionType }) => [repetitionFlag(repetitionType)],
  doc: 'True if the position occurred before: in the game or in this turn, with or without regard to whose turn it is.',
  example: '(is Repeat Positional)',
  compile: ({ repetitionType }, build) => {
    const kind = repetitionType ?? 'Positional';
    return (c) => build.flow.isRepeated(c, kind);
  },
});

const isCycle = ludeme('is', 'Cycle', {
  returns: Bool,
  flags: ['cycleDetection'],
  doc: 'True if the players have gone through the same positions three times in a row.',
  example: '(is Cycle)',
  compile: (_args, build) => {
    const length = build.players * build.players;
    return ({ state }) => hashCount(state, 'game') >= 3 * length && equalBlocks(state, length, 3);
  },
});

const isPending = ludeme('is', 'Pending', {
  returns: Bool,
  doc: 'True if the last move left something pending.',
  example: '(is Pending)',
  meaning: () => compare('>', stateWord(StateWords.PendingList + 1), constant(0)),
});

const isTriggered = ludeme('is', 'Triggered', {
  returns: Bool,
  args: { event: Text, index: either(1, Int), role: either(1, Role) },
  doc: 'True if an active player has triggered an event. Whichever event it was counts.',
  example: '(is Triggered "Lost" Next)',
  meaning: ({ index, role }, build) => {
    const bits = Array.from({ length: build.players + 1 }, (_, p) => (p > 0 ? 1 << p : 0));
    const bit = tableOf(numberOf(playerOf(index, role, build)), bits, 0);
    const both = math('&', stateWord(StateWords.TriggeredWord), stateWord(StateWords.ActiveWord));
    return compare('!=', math('&', both, bit), constant(0));
  },
});

const isDecided = ludeme('is', 'Decided', {
  returns: Bool,
  args: { string: Text },
  flags: ['vote'],
  doc: 'True if the players have voted for something with the last move.',
  example: '(is Decided "End")',
  compile: ({ string }, build) => {
    const number = propositionNumber(build, string);
    return (c) => c.state.isDecided === number;
  },
});

const isProposed = ludeme('is', 'Proposed', {
  returns: Bool,
  args: { string: Text },
  flags: ['vote'],
  doc: 'True if something was proposed and is not decided yet.',
  example: '(is Proposed "End")',
  compile: ({ string }, build) => {
    const number = propositionNumber(build, string);
    return (c) => hasProposition(c.state, number);
  },
});

const isVisited = ludeme('is', 'Visited', {
  returns: Bool,
  args: { value: optional(Int) },
  flags: ['visited'],
  doc: 'True if the piece that is moving has been on a site in this turn.',
  example: '(is Visited (to))',
  meaning: ({ value }) => {
    const site = numberOf(value ?? fail('missing-value', '`(is Visited …)` needs a site.'));
    const visited: Condition = { k: 'visited', site };
    return site.k === 'const' ? settles(visited) : visited;
  },
});

const isLastType = ludeme('is', ['LastFrom', 'LastTo'], {
  returns: Bool,
  args: { type: SiteTypeWord },
  flags: ['looksBack'],
  doc: 'True if the last move began (LastFrom) or ended (LastTo) on a type of site.',
  example: '(is LastTo Vertex)',
  compile: ({ word, type }) => {
    const wanted = siteTypeCode(type);
    const question = word === 'LastFrom' ? Reading.TypeFrom : Reading.TypeTo;
    return ({ trial }) => {
      const start = trial.lastStart();
      return start >= 0 && readDecision(trial.moves.tape, start, question) === wanted;
    };
  },
});

export const history = [isRepeat, isCycle, isPending, isTriggered, isDecided, isProposed, isVisited, isLastType];
