/** `(claim …)`, `(move Claim …)`: a player takes a site by placing a piece on it. */
import { Int } from '@ludii/functions';
import { keeping, PiecePart, Switch, sitesIn, ThenPart, ToPart, toRegister } from '@ludii/functions/internal';
import { attaching } from '@ludii/ir/internal';
import { named, optional } from '@ludii/registry';
import type { Context, MoveList } from '@ludii/state';
import { Cell, Edge, Op } from '@ludii/state/internal';
import { piecesOfMover } from './add.js';
import { effectAndDecision } from './shared/declare.js';

export const claim = effectAndDecision(
  'claim',
  'move Claim',
  {
    args: { piece: optional(PiecePart), to: ToPart, consequence: optional(ThenPart) },
    doc: 'Takes a site by placing a piece on it.',
    example: '(claim (to (last To)))',
    meaning: ({ piece, to, consequence }, build, decision) => {
      const type = to.type ?? build.defaultSite;
      const { region, condition } = to;
      const siteOf = to.site ?? toRegister;
      const attach = consequence && attaching(consequence.id);

      /** Opens the move for a site and writes its action; stacking games name the level that the piece will get. */
      const begin = (c: Context, out: MoveList, site: number, id: number, mover: number): void => {
        const place = site >= build.shape.board.sizes[type] ? Cell : type;
        const level = build.stacking ? c.state.stackSize(place, site) : -1;
        out.begin(mover, site, site);
        if (type === Edge) out.setUnoriented(site);
        out.pushAction(Op.Add, decision, [type, site, level, id, 1, piece?.state ? piece.state(c) : -1, -1, -1, 0]);
      };

      /** One site: its consequence is worked out at once and becomes part of the move, which has no mover. */
      const claimSite = (c: Context, out: MoveList, site: number, id: number): void => {
        if (site < 0 || (condition && !condition(c))) return;
        const follows = consequence && c.game.consequences.generators[consequence.id];
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
        for (const choice of piece?.ids ?? piecesOfMover) {
          const id = choice(c);
          if (id < 0) continue;
          if (!region) {
            c.to = siteOf(c);
            claimSite(c, out, c.to, id);
            break;
          }
          const first = out.length;
          for (const site of sitesIn(c, region)) {
            c.to = site;
            if (condition && !condition(c)) continue;
            begin(c, out, site, id, c.state.mover);
            out.finish();
          }
          attach?.(c, out, first);
        }
      });
    },
  },
  {
    args: {
      piece: optional(PiecePart),
      to: ToPart,
      count: named(optional(Int)),
      stack: named(optional(Switch)),
      consequence: optional(ThenPart),
    },
    doc: 'The player takes a site by placing a piece on it; a count or stack is not looked at.',
    example: '(move Claim (to Cell (site)))',
  },
);
