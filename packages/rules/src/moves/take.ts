/** `(take Control …)`, `(take Domino)`: pieces change their owner, or come from the stock. */
import { type Build, Int, type IntFn, ludeme, type MovesFn, Region, Role } from '@ludii/functions';
import {
  borrowSites,
  NonDecision,
  returnSites,
  roleIndex,
  SiteTypeWord,
  siteTypeCode,
  ThenPart,
  typeByNumber,
} from '@ludii/functions/internal';
import { either, named, optional, type Values } from '@ludii/registry';
import type { Context, MoveList } from '@ludii/state';
import { Cell, dominoAt, dominoesLeft, positionSite } from '@ludii/state/internal';
import { attachThen } from './shared/consequence.js';

const where = {
  at: either(1, named(optional(Int))),
  to: either(1, named(optional(Region))),
  type: optional(SiteTypeWord),
  consequence: optional(ThenPart),
};

/** For each owner and piece the first piece of that owner with the same base name, 0 for none. */
function counterparts({ components, players }: Build): readonly Int32Array[] {
  return Array.from({ length: players + 2 }, (_, owner) =>
    Int32Array.from(components, ({ baseName, index }) => {
      if (index === 0) return 0;
      const other = components.find((each) => each.index > 0 && each.owner === owner && each.baseName === baseName);
      return other?.index ?? 0;
    }),
  );
}

function control(
  everyone: boolean,
  of: IntFn,
  by: IntFn,
  { at, to, type, consequence: then }: Values<typeof where>,
  build: Build,
): MovesFn {
  const code = type ? siteTypeCode(type) : build.defaultSite;
  const typeOf = typeByNumber(build.shape, code);
  const attach = attachThen(then);
  const chosen = at !== undefined || to !== undefined;
  // Pieces are compared in play: they are not all known while rules are made.
  let others: readonly Int32Array[] | undefined;

  const change = (c: Context, out: MoveList, s: number, owner: number): void => {
    const { state } = c;
    const placeType = typeOf(s);
    if (placeType === -1) return;
    const what = others![owner]?.[state.what(placeType, s)] ?? 0;
    if (what === 0) return;
    out.begin(0, s, s);
    out.pushRemove(code, s, -1, false);
    out.pushAdd(
      code,
      s,
      what,
      state.count(placeType, s),
      state.state(placeType, s),
      state.rotation(placeType, s),
      state.value(placeType, s),
      false,
      false,
    );
    out.finish();
  };

  return (c, out) => {
    others ??= counterparts(build);
    const owner = by(c);
    const first = out.length;
    const sites = borrowSites();
    if (at) sites.addIfSite(at(c));
    else if (to) to(c, sites);
    const { owned } = c.state;
    const from = everyone ? 0 : of(c);
    const last = everyone ? build.players + 1 : from;
    for (let player = from; player <= last; player++) {
      const done = borrowSites();
      const components = owned.components[player];
      for (let k = 0; components && k < components.length; k++) {
        const component = components[k]!;
        const count = owned.length(component);
        for (let i = 0; i < count; i++) {
          const s = positionSite(owned.entry(component, i));
          if (done.has(s) || (chosen && !sites.has(s))) continue;
          done.add(s);
          change(c, out, s, owner);
        }
      }
      returnSites(done);
    }
    returnSites(sites);
    attach(c, out, first);
  };
}

const controlDoc = 'The pieces of a player become those of another.';

const takeControl = [
  ludeme('take', 'Control', {
    returns: NonDecision,
    args: { of: named(Role), by: named(Role), ...where },
    doc: controlDoc,
    example: '(take Control of:Next by:Mover)',
    compile: ({ of, by, ...rest }, build) =>
      control(of === 'All', roleIndex(of, build), roleIndex(by, build), rest, build),
  }),
  ludeme('take', 'Control', {
    returns: NonDecision,
    args: { of: named(Role), by: named(Int), ...where },
    doc: controlDoc,
    example: '(take Control of:Next by:(mover))',
    compile: ({ of, by, ...rest }, build) => control(of === 'All', roleIndex(of, build), by, rest, build),
  }),
  ludeme('take', 'Control', {
    returns: NonDecision,
    args: { of: named(Int), by: named(Role), ...where },
    doc: controlDoc,
    example: '(take Control of:(next) by:Mover)',
    compile: ({ of, by, ...rest }, build) => control(false, of, roleIndex(by, build), rest, build),
  }),
  ludeme('take', 'Control', {
    returns: NonDecision,
    args: { of: named(Int), by: named(Int), ...where },
    doc: controlDoc,
    example: '(take Control of:(next) by:(mover))',
    compile: ({ of, by, ...rest }, build) => control(false, of, by, rest, build),
  }),
];

const takeDomino = ludeme('take', 'Domino', {
  returns: NonDecision,
  args: { consequence: optional(ThenPart) },
  doc: 'A domino comes from the stock to the hand of the mover.',
  example: '(take Domino)',
  flags: ['largePiece', 'dominoes'],
  compile: ({ consequence: then }, build): MovesFn => {
    const attach = attachThen(then);
    const { containers } = build.shape;
    return (c, out) => {
      const left = dominoesLeft(c.state);
      if (left === 0) return;
      const hand = containers.find(({ role, owner }) => role === 'hand' && owner === c.state.mover);
      if (!hand) return;
      for (let site = hand.first; site < hand.first + hand.size; site++) {
        if (c.state.what(Cell, site) !== 0) continue;
        const first = out.length;
        out.begin(0, site, site);
        out.pushAdd(Cell, site, dominoAt(c.state, c.rng.nextInt(left)), 1, 0, -1, -1, false, false);
        out.finish();
        attach(c, out, first);
        return;
      }
    };
  },
});

export const take = [...takeControl, takeDomino];
