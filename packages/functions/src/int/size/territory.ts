/** `(size Territory …)`: empty areas that border on nothing but a player's pieces. */
import { Direction } from '@ludii/geometry';
import { leaving } from '@ludii/ir/internal';
import { either, optional } from '@ludii/registry';
import type { Context } from '@ludii/state';
import { Edge } from '@ludii/state/internal';
import { borrowGroup, fixedSteps, groupSteps, grow, type Member, returnGroup } from '../../board/groups.js';
import { ludeme } from '../../declare/build.js';
import { Int, Player } from '../../declare/kinds.js';
import { playerAsSet, roleOwners } from '../../declare/roles.js';
import { siteTypeName, typeOr } from '../../declare/siteTypes.js';
import { AbsoluteDirectionWord, Role, SiteTypeWord } from '../../declare/words.js';
import { absoluteDirections } from '../../direction/words.js';

export const sizeTerritory = ludeme('size', 'Territory', {
  returns: Int,
  args: {
    type: optional(SiteTypeWord),
    role: either(1, Role),
    player: either(1, Player),
    direction: optional(AbsoluteDirectionWord),
  },
  doc: 'The number of empty sites in areas that border on no pieces but those of a player.',
  example: '(size Territory Mover)',
  compile: ({ type, role, player, direction }, build) => {
    const code = typeOr(type, build);
    const steps = groupSteps(build, code, absoluteDirections([Direction[direction ?? 'Adjacent']]));
    // Edges border on the edges at their ends, whatever direction the area spreads in.
    const border =
      code === Edge ? fixedSteps(build.topology.stepTable(siteTypeName(code)), [Direction.Adjacent]) : steps.fixed!;
    const owners = player ? playerAsSet(player, 0, build.players + 1) : roleOwners(role!, build);
    const empty: Member = (c, site) => c.state.isEmpty(code, site);
    return leaving(['to'], (c: Context) => {
      const set = owners(c);
      const area = borrowGroup(steps.count);
      const done = borrowGroup(steps.count);
      let total = 0;
      for (let seed = 0; seed < steps.count; seed++) {
        if (done.has(seed) || !c.state.isEmpty(code, seed)) continue;
        area.clear(steps.count);
        grow(c, area, seed, steps, empty);
        let own = true;
        for (let k = 0; k < area.size; k++) {
          const site = area.sites[k]!;
          if (!done.has(site)) done.add(site);
          for (let i = border.offsets[site]!; i < border.offsets[site + 1]!; i++) {
            const target = border.items[i]!;
            // The register `to` stays at the last neighbour: games can see it.
            c.to = target;
            if (!area.has(target) && ((set >>> c.state.who(code, target)) & 1) === 0) own = false;
          }
        }
        if (own) total += area.size;
      }
      returnGroup(area);
      returnGroup(done);
      return total;
    });
  },
});
