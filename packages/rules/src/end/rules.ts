/** End rules: `(if …)`, `(forEach …)`, and the block that holds them. */
import { Bool, ludeme, Role } from '@ludii/functions';
import { conditionOf, isTeamRole, keeping, numberOf } from '@ludii/functions/internal';
import { type Ending, type Result as ResultNode, watchOf } from '@ludii/ir/internal';
import { either, list, named, optional, words } from '@ludii/registry';
import type { Context } from '@ludii/state';
import { applyResult } from '../flow/outcome.js';
import type { EndRule, Result } from './endRule.js';
import { EndIfPart, EndPart, EndRulePart, ResultPart } from './kinds.js';

/** What a result means; undefined if it can not be said. */
function resultOf(result: Result): ResultNode | undefined {
  if (result.sort === 'result') {
    return isTeamRole(result.role) ? undefined : { k: 'result', who: numberOf(result.who), how: result.type };
  }
  const set = result.scores?.map(({ player, value }) => ({ player: numberOf(player), value: numberOf(value) }));
  const lowest = result.misere ? conditionOf(result.misere) : { k: 'known' as const, holds: false };
  return set && { k: 'scores', set, lowest };
}

/** What an end rule means; undefined if one of its parts can not be said. */
function endingOf(test: EndRule['when'], inner: readonly EndRule[], result: Result | undefined): Ending | undefined {
  const meant = result && resultOf(result);
  const rules = inner.flatMap(({ ir }) => (ir ? [ir] : []));
  if (!test || rules.length < inner.length || (result && !meant)) return undefined;
  return { k: 'ending', test, inner: rules, result: meant };
}

export const endIf = ludeme('if', {
  returns: EndIfPart,
  args: {
    condition: Bool,
    sub: either(1, optional(EndIfPart)),
    subs: either(1, optional(list(EndIfPart))),
    result: optional(ResultPart),
  },
  doc: 'A result that comes about when a condition holds; inner rules are asked first.',
  example: '(if (is In (last To) (sites Corners)) (result Next Loss))',
  compile: ({ condition, sub, subs, result }): EndRule => {
    const inner = subs ?? (sub ? [sub] : []);
    const granted = (c: Context): Result | undefined => {
      if (inner.length === 0 && result?.sort === 'reckoning') result.execute(c);
      for (const rule of inner) {
        const found = rule(c);
        if (found) return found;
      }
      // The default of a rule with inner rules is taken but not executed: a score is not reckoned then.
      return result;
    };
    const rule: EndRule = (c) => (condition(c) ? granted(c) : undefined);
    const watch = watchOf(conditionOf(condition));
    const ir = endingOf(conditionOf(condition), inner, result);
    return Object.assign(rule, {
      when: conditionOf(condition),
      granted,
      ...(watch && { watch }),
      ...(ir && { ir }),
    });
  },
});

export const endForEach = [
  ludeme('forEach', {
    returns: EndRulePart,
    args: { role: optional(Role), if: named(Bool), result: ResultPart },
    doc: 'A result for every player who meets a condition.',
    example: '(forEach Player if:(< 20 (score Player)) (result Player Win))',
    compile: ({ role, if: condition, result }, { players }): EndRule => {
      const rule: EndRule = keeping(['player'], (c) => {
        for (let player = 1; player <= players; player++) {
          if (role === 'NonMover' && player === c.state.mover) continue;
          if (!c.state.isActive(player)) continue;
          c.player = player;
          if (condition(c)) applyResult(c, result);
        }
        return undefined;
      });
      const meant = resultOf(result);
      const test = conditionOf(condition);
      const ir: Ending | undefined = meant && { k: 'eachEnding', test, notMover: role === 'NonMover', result: meant };
      return Object.assign(rule, ir && { ir });
    },
  }),
  ludeme('forEach', {
    returns: EndRulePart,
    args: { track: words('TrackType', ['Track']), if: named(Bool), result: ResultPart },
    doc: 'A result for every track that meets a condition.',
    example: '(forEach Track if:(= 0 (count Pieces All in:(sites Track))) (result Mover Win))',
    compile: ({ if: condition, result }, { board }): EndRule => {
      const tracks = board.tracks.length;
      return keeping(['track'], (c) => {
        for (let track = 0; track < tracks && c.state.active !== 0; track++) {
          c.track = track;
          if (condition(c)) applyResult(c, result);
        }
        return undefined;
      });
    },
  }),
];

export const end = ludeme('end', {
  returns: EndPart,
  args: { rule: either(1, EndRulePart), rules: either(1, list(EndRulePart)) },
  doc: 'When and how the game ends.',
  example: '(end (if (no Moves Next) (result Mover Win)))',
  compile: ({ rule, rules }) => rules ?? (rule ? [rule] : []),
});
