/** `(forEach …)` as a start rule, and the block of start rules. */
import { Bool, Int, Ints, ludeme, Region } from '@ludii/functions';
import {
  eachPlayer,
  eachPlayerOf,
  eachSite,
  eachTeam,
  eachValue,
  type Rounds,
  repeated,
} from '@ludii/functions/internal';
import { either, list, named, optional } from '@ludii/registry';
import { StartPart, StartRulePart } from './kinds.js';
import { type StartRule, startRule } from './startRule.js';

/** A rule that is carried out in each round. */
const inRounds = (rounds: Rounds, rule: StartRule): StartRule => startRule(repeated(rounds, rule.run), rule);

const forEachSite = ludeme('forEach', 'Site', {
  returns: StartRulePart,
  args: { region: Region, if: named(optional(Bool)), rule: StartRulePart },
  doc: 'Does something for every site of a region.',
  example: '(forEach Site (sites Top) (place "Pawn1" (site)))',
  compile: ({ region, if: condition, rule }) =>
    inRounds(eachSite(region), {
      ...rule,
      run: (c, setup) => {
        if (!condition || condition(c)) rule.run(c, setup);
      },
    }),
});

const forEachPlayer = ludeme('forEach', 'Player', {
  returns: StartRulePart,
  args: { rule: StartRulePart },
  doc: 'Does something for every player.',
  example: '(forEach Player (set Score Player 10))',
  compile: ({ rule }, { players }) => inRounds(eachPlayer(players), rule),
});

const forEachOf = ludeme('forEach', {
  returns: StartRulePart,
  args: { players: Ints, rule: StartRulePart },
  doc: 'Does something for every player of a list.',
  example: '(forEach (players Ally) (set Score Player 10))',
  compile: ({ players: numbers, rule }, { players }) => inRounds(eachPlayerOf(numbers, players), rule),
});

const forEachValue = ludeme('forEach', 'Value', {
  returns: StartRulePart,
  args: { min: named(Int), max: named(Int), rule: StartRulePart },
  doc: 'Does something for every value of a range.',
  example: '(forEach Value min:1 max:4 (place "Pawn1" (value)))',
  // The flags of the rule inside are not seen; so if it draws by chance, all starts are alike.
  silent: ['rule'],
  compile: ({ min, max, rule }) => inRounds(eachValue(min, max), rule),
});

const forEachTeam = ludeme('forEach', 'Team', {
  returns: StartRulePart,
  args: { rule: StartRulePart },
  doc: 'Does something for every team.',
  example: '(forEach Team (set Score Player 10))',
  compile: ({ rule }, { players }) => inRounds(eachTeam(players), rule),
});

const start = ludeme('start', {
  returns: StartPart,
  args: { rules: either(1, list(StartRulePart)), rule: either(1, StartRulePart) },
  doc: 'What is done before the first move.',
  example: '(start (place "Disc1" (sites Bottom)))',
  compile: ({ rules, rule }) => rules ?? (rule ? [rule] : []),
});

export const startBlocks = [start, forEachSite, forEachPlayer, forEachOf, forEachValue, forEachTeam];
