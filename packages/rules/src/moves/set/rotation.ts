/** `(set Rotation …)`, `(move Set Rotation …)`: a piece turns. */
import { Bool, type Build, Int, ludeme, Moves, type MovesFn } from '@ludii/functions';
import { fromRegister, means, NonDecision, ThenPart, ToPart } from '@ludii/functions/internal';
import { either, list, named, optional, type Values, words } from '@ludii/registry';
import type { MoveList, SiteTypeCode } from '@ludii/state';
import { Op } from '@ludii/state/internal';
import { attachThen } from '../shared/consequence.js';

const args = {
  to: optional(ToPart),
  rotations: either(1, optional(list(Int))),
  rotation: either(1, optional(Int)),
  previous: named(optional(Bool)),
  next: named(optional(Bool)),
  consequence: optional(ThenPart),
};

function compile(
  { to, rotations, rotation, previous, next, consequence: then }: Values<typeof args>,
  build: Build,
  decision: boolean,
): MovesFn {
  const type: SiteTypeCode = to?.type ?? build.defaultSite;
  const siteOf = to?.site ?? fromRegister;
  const listed = rotations ?? (rotation ? [rotation] : []);
  const { topology } = build;
  const most = Math.max(topology.supportedCodes('Cell').length, topology.supportedCodes('Vertex').length) - 1;
  const attach = attachThen(then);
  const emit = (out: MoveList, mover: number, site: number, value: number): void => {
    out.begin(mover, site, site);
    out.push3(Op.SetRotation, decision, type, site, value);
    out.finish();
  };
  const generate: MovesFn = (c, out) => {
    const site = siteOf(c);
    if (site < 0) return;
    const { mover } = c.state;
    const first = out.length;
    for (let k = 0; k < listed.length; k++) emit(out, mover, site, listed[k]!(c));
    const now = c.state.rotation(type, site);
    // Turning by one either way is offered unless it is switched off, also beside written rotations.
    if (!previous || previous(c)) emit(out, mover, site, now > 0 ? now - 1 : most);
    if (!next || next(c)) emit(out, mover, site, now < most ? now + 1 : 0);
    attach(c, out, first);
  };
  // A turn threatens nobody.
  return means(generate, { k: 'callRule', fn: generate, reaches: () => false });
}

export const setRotation = [
  ludeme('set', 'Rotation', {
    returns: NonDecision,
    args,
    doc: 'Turns a piece to given rotations, or by one step either way.',
    example: '(set Rotation (to (last To)) 2 previous:False next:False)',
    flags: ['rotation'],
    compile: (values, build) => compile(values, build, false),
  }),
  ludeme('move', 'Set', {
    returns: Moves,
    args: { what: words('SetRotationType', ['Rotation']), ...args },
    doc: 'The player turns a piece.',
    example: '(move Set Rotation (to (from)))',
    flags: ['rotation'],
    compile: (values, build) => compile(values, build, true),
  }),
];
