/** `(claim …)`, `(move Claim …)`: a player takes a site by placing a piece on it. */
import { type Build, Int, ludeme, Moves, type MovesFn } from '@ludii/functions';
import {
  borrowSites,
  keeping,
  NonDecision,
  type PieceChoice,
  PiecePart,
  returnSites,
  Switch,
  type Then,
  ThenPart,
  type To,
  ToPart,
} from '@ludii/functions/internal';
import { type Ludeme, named, optional } from '@ludii/registry';
import type { Context, MoveList } from '@ludii/state';
import { Edge } from '@ludii/state/internal';
import { piecesOfMover } from './add.js';
import { attachThen } from './shared/consequence.js';
import { heightOf, pushAddAt } from './shared/places.js';

interface Claim {
  readonly piece: PieceChoice | undefined;
  readonly to: To;
  readonly consequence: Then | undefined;
}

function compile({ piece, to, consequence: then }: Claim, build: Build, decision: boolean): MovesFn {
  const ids = piece?.ids ?? piecesOfMover;
  const local = piece?.state;
  const type = to.type ?? build.defaultSite;
  const { region, condition } = to;
  const siteOf = to.site ?? ((c: Context) => c.to);
  const { stacking } = build;
  const attach = attachThen(then);

  /** Opens the move for a site and writes its action. */
  const begin = (c: Context, out: MoveList, site: number, id: number, mover: number): void => {
    out.begin(mover, site, site);
    if (type === Edge) out.setUnoriented(site);
    const state = local ? local(c) : -1;
    if (stacking) pushAddAt(out, type, site, heightOf(c, type, site), id, state, decision);
    else out.pushAdd(type, site, id, 1, state, -1, -1, false, decision);
  };

  /** One site: its consequence is worked out at once and becomes part of the move, which has no mover. */
  const claimSite = (c: Context, out: MoveList, site: number, id: number): void => {
    if (site < 0 || (condition && !condition(c))) return;
    const follows = then && c.game.consequences.generators[then.id];
    const consequences = c.acquire();
    if (follows) {
      c.from = site;
      follows(c, consequences);
    }
    begin(c, out, site, id, 0);
    for (let i = 0; i < consequences.length; i++) out.copyActions(consequences, i);
    out.finish();
    c.release(consequences);
  };

  return keeping(['from', 'to'], (c, out) => {
    const { mover } = c.state;
    for (let k = 0; k < ids.length; k++) {
      const id = ids[k]!(c);
      if (id < 0) continue;
      if (!region) {
        const site = siteOf(c);
        c.to = site;
        claimSite(c, out, site, id);
        break;
      }
      const first = out.length;
      const sites = borrowSites();
      region(c, sites);
      for (let s = sites.next(0); s >= 0; s = sites.next(s + 1)) {
        c.to = s;
        if (condition && !condition(c)) continue;
        begin(c, out, s, id, mover);
        out.finish();
      }
      returnSites(sites);
      attach(c, out, first);
    }
  });
}

export const claim: readonly Ludeme<Build>[] = [
  ludeme('claim', {
    returns: NonDecision,
    args: { piece: optional(PiecePart), to: ToPart, consequence: optional(ThenPart) },
    doc: 'Takes a site by placing a piece on it.',
    example: '(claim (to (last To)))',
    compile: (args, build) => compile(args, build, false),
  }),
  ludeme('move', 'Claim', {
    returns: Moves,
    args: {
      piece: optional(PiecePart),
      to: ToPart,
      count: named(optional(Int)),
      stack: named(optional(Switch)),
      consequence: optional(ThenPart),
    },
    doc: 'The player takes a site by placing a piece on it; a count or stack is not looked at.',
    example: '(move Claim (to Cell (site)))',
    compile: (args, build) => compile(args, build, true),
  }),
];
