/** What `(set Hidden …)` hides of which sites from whom, before the first move and in play. */
import { Bool, type Build, Int, Region } from '@ludii/functions';
import { HiddenDataWord, type PlayerSetFn, SiteTypeWord, sitesIn, typeOr } from '@ludii/functions/internal';
import { either, list, named, optional, type Values } from '@ludii/registry';
import type { Context } from '@ludii/state';
import { Op, type Opcode } from '@ludii/state/internal';

const opcodes = {
  What: Op.SetHiddenWhat,
  Who: Op.SetHiddenWho,
  State: Op.SetHiddenState,
  Count: Op.SetHiddenCount,
  Rotation: Op.SetHiddenRotation,
  Value: Op.SetHiddenValue,
} as const;

/** The arguments that tell what is hidden, and where. */
export const hidingArgs = {
  data: either(1, optional(HiddenDataWord)),
  datas: either(1, optional(list(HiddenDataWord))),
  type: optional(SiteTypeWord),
  at: either(2, named(Int)),
  region: either(2, Region),
  level: named(optional(Int)),
  value: optional(Bool),
};

/** Tells the actions that hide, or show: site by site, player by player. */
export function hidingFn(
  { data, datas, type, at, region, level, value }: Values<typeof hidingArgs>,
  players: PlayerSetFn,
  build: Build,
): (
  c: Context,
  act: (op: Opcode, site: number, operands: readonly [number, number, number, number, number]) => void,
) => void {
  const code = typeOr(type, build);
  const words = datas ?? (data ? [data] : []);
  const ops = words.length > 0 ? words.map((word) => opcodes[word]) : [Op.SetHidden];
  return (c, act) => {
    const sites = at ? [at(c)].filter((site) => site >= 0) : region ? sitesIn(c, region) : [];
    const where = level ? level(c) : 0;
    const hide = !value || value(c) ? 1 : 0;
    const set = players(c);
    for (const op of ops) {
      for (const site of sites) {
        for (let p = 1; set >> p !== 0; p++) if ((set >> p) & 1) act(op, site, [code, site, where, p, hide]);
      }
    }
  };
}
