/** `(promote …)`, `(move Promote …)`: a piece becomes another one. */
import { type Build, fixedInt, Int, type IntFn, type MovesFn, Player, Role } from '@ludii/functions';
import {
  consequenceOf,
  fail,
  listedSlots,
  means,
  numberOf,
  type PieceChoice,
  PiecePart,
  roleIndex,
  SiteTypeWord,
  siteTypeCode,
  ThenPart,
  toRegister,
} from '@ludii/functions/internal';
import { choose, compare, constant, type Rule, register, type Value } from '@ludii/ir';
import { action, all, attached, emit } from '@ludii/ir/internal';
import { either, optional } from '@ludii/registry';
import type { Context, MoveList } from '@ludii/state';
import { applyOpen, Op } from '@ludii/state/internal';
import { attachThen } from './shared/consequence.js';
import { effectAndDecision } from './shared/declare.js';

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

export const promote = effectAndDecision('promote', 'Promote', {
  args: {
    type: optional(SiteTypeWord),
    site: optional(Int),
    piece: PiecePart,
    who: either(1, optional(Player)),
    role: either(1, optional(Role)),
    consequence: optional(ThenPart),
  },
  doc: 'Makes another piece of the one on a site; several pieces are alternatives.',
  example: '(move Promote (last To) (piece {"Queen" "Rook"}) Mover)',
  meaning: ({ type, site, piece, who, role, consequence: then }, build, decision) => {
    const code = type ? siteTypeCode(type) : build.defaultSite;
    const pieces = choices(build, piece, who ?? (role && roleIndex(role, build))).map(numberOf);
    if (pieces.some(({ k }) => k === 'callValue') || build.stacking || piece.listed) return undefined;
    const become = (what: Value): Rule =>
      choose(
        compare('>=', what, constant(0)),
        emit(register('site'), register('site'), [action(Op.Promote, decision, code, register('site'), -1, what)]),
      );
    const limit = build.shape.board.sizes[code];
    const site1 = numberOf(site ?? toRegister);
    const rule: Rule = { k: 'at', registers: ['site'], site: site1, limit, rule: all(...pieces.map(become)) };
    return attached(rule, consequenceOf(then));
  },
  compile: ({ type, site, piece, who, role, consequence: then }, build, decision): MovesFn => {
    const code = type ? siteTypeCode(type) : build.defaultSite;
    const siteOf = site ?? toRegister;
    const pieces = choices(build, piece, who ?? (role && roleIndex(role, build)));
    // A single index that is no piece gives no move, whereas lists are taken as they are.
    const unchecked = piece.listed === true;
    const attach = attachThen(then);
    const generate: MovesFn = (c, out) => {
      const s = siteOf(c);
      if (s < 0) return;
      const first = out.length;
      for (let k = 0; k < pieces.length; k++) {
        const what = pieces[k]!(c);
        if (what < 0 && !unchecked) continue;
        out.begin(c.state.mover, s, s);
        out.pushPromote(code, s, -1, what, decision);
        out.finish();
      }
      attach(c, out, first);
    };
    const made = Object.assign(generate, { slots: listedSlots(generate) });
    const [only, ...others] = pieces;
    if (!only || others.length > 0 || then) return made;
    return Object.assign(made, {
      perform: (c: Context, result: MoveList) => {
        const s = siteOf(c);
        if (s < 0) return;
        const what = only(c);
        if (what < 0 && !unchecked) return;
        const at = result.end;
        result.pushPromote(code, s, -1, what, decision);
        applyOpen(c, result, at);
      },
    });
  },
});
