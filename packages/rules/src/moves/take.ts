/** `(take Control …)`, `(take Domino)`: pieces change their owner, or come from the stock. */
import { type Build, Int, type IntFn, Region, Role } from '@ludii/functions';
import {
  ownedSites,
  type RoleWord,
  roleIndex,
  SiteTypeWord,
  sitesIn,
  typeByNumber,
  typeOr,
} from '@ludii/functions/internal';
import { type ListFn, once } from '@ludii/ir/internal';
import { either, type Kind, named, optional, type Values } from '@ludii/registry';
import type { Context, MoveList } from '@ludii/state';
import { Cell, dominoAt, dominoesLeft } from '@ludii/state/internal';
import { effect } from './shared/declare.js';
import { put } from './shared/writing.js';

const where = {
  at: either(1, named(optional(Int))),
  to: either(1, named(optional(Region))),
  type: optional(SiteTypeWord),
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
  { at, to, type }: Values<typeof where>,
  build: Build,
): ListFn {
  const code = typeOr(type, build);
  const typeOf = typeByNumber(build.shape, code);
  // Pieces are compared in play: they are not all known while rules are made.
  const others = once(() => counterparts(build));

  const change = (c: Context, out: MoveList, s: number, owner: number): void => {
    const { state } = c;
    const place = typeOf(s);
    if (place === -1) return;
    const what = others()[owner]?.[state.what(place, s)] ?? 0;
    if (what === 0) return;
    const data = [
      state.count(place, s),
      state.state(place, s),
      state.rotation(place, s),
      state.value(place, s),
    ] as const;
    out.begin(0, s, s);
    out.pushRemove(code, s, -1, false);
    out.pushAdd(code, s, what, ...data, false, false);
    out.finish();
  };

  return (c, out) => {
    const owner = by(c);
    const sites = at ? [at(c)] : to && sitesIn(c, to);
    const from = everyone ? 0 : of(c);
    const last = everyone ? build.players + 1 : from;
    for (let player = from; player <= last; player++) {
      for (const site of ownedSites(c, player)) if (!sites || sites.includes(site)) change(c, out, site, owner);
    }
  };
}

const indexOf = (who: IntFn | RoleWord, build: Build): IntFn => (typeof who === 'string' ? roleIndex(who, build) : who);

/** Both players are given by a word or by a number. */
const takeControl = (of: Kind<IntFn | RoleWord>, by: Kind<IntFn | RoleWord>, example: string) =>
  effect('take Control', {
    args: { of: named(of), by: named(by), ...where },
    doc: 'The pieces of a player become those of another.',
    example,
    meaning: ({ of: owner, by: other, ...rest }, build) =>
      control(owner === 'All', indexOf(owner, build), indexOf(other, build), rest, build),
  });

const takeDomino = effect('take Domino', {
  doc: 'A domino comes from the stock to the hand of the mover.',
  example: '(take Domino)',
  flags: ['largePiece', 'dominoes'],
  meaning:
    (_args, { shape }) =>
    (c, out) => {
      const left = dominoesLeft(c.state);
      const hand = shape.containers.find(({ role, owner }) => role === 'hand' && owner === c.state.mover);
      if (left === 0 || !hand) return;
      const free = Array.from({ length: hand.size }, (_, i) => hand.first + i).find(
        (site) => c.state.what(Cell, site) === 0,
      );
      if (free !== undefined) put(out, Cell, free, dominoAt(c.state, c.rng.nextInt(left)), 1, 0);
    },
});

export const take = [
  takeControl(Role, Role, '(take Control of:Next by:Mover)'),
  takeControl(Role, Int, '(take Control of:Next by:(mover))'),
  takeControl(Int, Role, '(take Control of:(next) by:Mover)'),
  takeControl(Int, Int, '(take Control of:(next) by:(mover))'),
  takeDomino,
];
