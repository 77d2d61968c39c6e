/** Meta rules: what changes the way in which all other rules are used. */
import { type Build, ludeme } from '@ludii/functions';
import { RepetitionWord, repetitionFlag } from '@ludii/functions/internal';
import { either, type Ludeme, list, optional, words } from '@ludii/registry';
import type { MetaRules } from '../game.js';
import { forcedMoves } from './automove.js';
import { drops } from './gravity.js';
import { MetaPart, MetaRulePart } from './kinds.js';
import { holdsUpSeveral, landsOnFallen } from './pyramid.js';

/** No meta rule at all. */
export const plainMeta: MetaRules = {
  swap: false,
  pin: undefined,
  noStackOn: undefined,
  consequences: [],
  noSuicide: false,
  noRepeat: undefined,
};

export const metaLudemes: readonly Ludeme<Build>[] = [
  ludeme('meta', {
    returns: MetaPart,
    args: { rules: either(1, list(MetaRulePart)), rule: either(1, MetaRulePart) },
    doc: 'Rules about the rules.',
    example: '(meta (swap))',
    compile: ({ rules, rule }): MetaRules => {
      const all = rules ?? (rule ? [rule] : []);
      const consequences = all.flatMap((each) => each.consequences ?? []);
      return { ...(Object.assign({}, plainMeta, ...all) as MetaRules), consequences };
    },
  }),
  ludeme('swap', {
    returns: MetaRulePart,
    doc: 'The second player may take over the first player’s move.',
    example: '(swap)',
    flags: ['usesSwapRule'],
    compile: () => ({ swap: true }),
  }),
  ludeme('automove', {
    returns: MetaRulePart,
    doc: 'Forced moves are made at once, as part of the move before.',
    example: '(automove)',
    compile: (_, build) => ({ consequences: [forcedMoves(build).id()] }),
  }),
  ludeme('gravity', {
    returns: MetaRulePart,
    args: { type: optional(words('GravityType', ['PyramidalDrop'])) },
    doc: 'Pieces that have lost their support drop down.',
    example: '(gravity)',
    compile: (_, build) => ({ consequences: [build.consequence(drops(build))] }),
  }),
  ludeme('pin', {
    returns: MetaRulePart,
    args: { type: words('PinType', ['SupportMultiple']) },
    doc: 'A piece that holds up more than one other stays where it is.',
    example: '(pin SupportMultiple)',
    compile: (_, build) => ({ pin: holdsUpSeveral(build) }),
  }),
  ludeme('noStackOn', {
    returns: MetaRulePart,
    args: { type: words('NoStackOnType', ['Fallen']) },
    doc: 'A piece may not move on top of those that it held up.',
    example: '(noStackOn Fallen)',
    compile: (_, build) => ({ noStackOn: landsOnFallen(build) }),
  }),
  ludeme('passEnd', {
    returns: MetaRulePart,
    args: { type: words('PassEndType', ['Draw', 'NoEnd']) },
    doc: 'Whether the game is drawn when all players pass.',
    example: '(passEnd NoEnd)',
    flags: ({ type }) => (type?.form === 'literal' && type.value === 'NoEnd' ? ['notAllPass'] : []),
    compile: () => ({}),
  }),
  ludeme('no', 'Repeat', {
    returns: MetaRulePart,
    args: { type: optional(RepetitionWord) },
    doc: 'A position may not come back.',
    example: '(no Repeat Positional)',
    flags: ({ type }) => [repetitionFlag(type)],
    compile: ({ type }) => ({ noRepeat: type ?? 'Positional' }),
  }),
  ludeme('no', 'Suicide', {
    returns: MetaRulePart,
    doc: 'A move that loses the game at once is not allowed.',
    example: '(no Suicide)',
    compile: () => ({ noSuicide: true }),
  }),
];
