/** `(promote …)`, `(move Promote …)`: a piece becomes another one. */
import { type Build, fixedInt, Int, type IntFn, Player, Role } from '@ludii/functions';
import {
  fail,
  means,
  numberOf,
  type PieceChoice,
  PiecePart,
  placesEnd,
  roleIndex,
  SiteTypeWord,
  toRegister,
  typeOr,
} from '@ludii/functions/internal';
import { choose, compare, constant, type Rule, register, type Value } from '@ludii/ir';
import { action, all, emit, hasCall, interpreted, readsRegister } from '@ludii/ir/internal';
import { either, optional } from '@ludii/registry';
import type { Context } from '@ludii/state';
import { Op } from '@ludii/state/internal';
import { effectAndDecision } from './shared/declare.js';
import { withNumber } from './shared/kept.js';

/** The first piece of an owner whose name contains a text; 0, which empties the site, if there is none. */
function pieceOf({ components }: Build, text: string, owner: number): number {
  return components.find(({ index, name, owner: of }) => index > 0 && of === owner && name.includes(text))?.index ?? 0;
}

/** The piece of an owner, looked up once for each owner. */
function ownedPiece(build: Build, text: string, owner: IntFn): IntFn {
  const byOwner = Array.from({ length: build.players + 2 }, (_, player) => pieceOf(build, text, player));
  return means((c) => byOwner[owner(c)] ?? 0, { k: 'table', of: numberOf(owner), values: byOwner, otherwise: 0 });
}

/** The piece with exactly a name. */
function namedPiece({ components }: Build, text: string): IntFn {
  const found = components.findIndex(({ name }) => name === text);
  return found > 0
    ? fixedInt(found)
    : fail('no-piece', `No piece is called "${text}".`, 'Add the number of its owner, or say whose piece it becomes.');
}

/** What a piece can become, -1 for nothing. */
function choices(build: Build, { ids, names, listed }: PieceChoice, owner: IntFn | undefined): readonly IntFn[] {
  if (names) return names.map((text) => (owner ? ownedPiece(build, text, owner) : namedPiece(build, text)));
  if (listed) return ids;
  return ids.map((id) => {
    const choice: IntFn = (c: Context) => {
      const index = id(c);
      if (index < 1) return -1;
      // The name of the piece counts, with the number of its owner: only a piece of that owner fits.
      return owner ? pieceOf(build, build.components[index]!.name, owner(c)) : index;
    };
    if (owner) return choice;
    const index = numberOf(id);
    return means(choice, { k: 'choice', test: compare('<', index, constant(1)), yes: constant(-1), no: index });
  });
}

export const promote = effectAndDecision('promote', 'move Promote', {
  args: {
    type: optional(SiteTypeWord),
    site: optional(Int),
    piece: PiecePart,
    who: either(1, optional(Player)),
    role: either(1, optional(Role)),
  },
  doc: 'Makes another piece of the one on a site; several pieces are alternatives.',
  example: '(move Promote (last To) (piece {"Queen" "Rook"}) Mover)',
  meaning: ({ type, site, piece, who, role }, build, decision) => {
    const code = typeOr(type, build);
    const pieces = choices(build, piece, who ?? (role && roleIndex(role, build))).map(numberOf);
    const called = pieces.some((id) => hasCall(id) || readsRegister(id, 'site'));
    // What a closure says of the piece may depend on the iterator `site` as it was.
    const name = called ? 'hint' : 'site';
    const at = register(name);
    const move = (what: Value): Rule => emit(at, at, [action(Op.Promote, decision, code, at, -1, what)]);
    const become = (what: Value): Rule =>
      // A single index that is no piece gives no move, whereas lists are taken as they are.
      piece.listed ? move(what) : withNumber(what, 'edge', (id) => choose(compare('>=', id, constant(0)), move(id)));
    const rule: Rule = {
      k: 'at',
      registers: [name],
      site: numberOf(site ?? toRegister),
      limit: placesEnd(build.shape, code),
      rule: all(...pieces.map(become)),
    };
    return interpreted(rule, called || piece.listed);
  },
});
