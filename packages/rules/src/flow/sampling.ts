/**
 * One random move of a rule, each of its moves with the same chance, without writing the others where the rule allows
 * it. The meta rules of a game have no say here.
 */
import type { MovesFn } from '@ludii/functions';
import {
  borrowDrafts,
  borrowSites,
  type Draws,
  draftCandidates,
  returnDrafts,
  returnSites,
  type SiteMoves,
  type SlotMoves,
} from '@ludii/functions/internal';
import type { Context, MoveList } from '@ludii/state';

/** Writes a random move of a rule to an empty list; false if it has none. See {@link MovesFn.sample} for `thrown`. */
export function sampleRule(c: Context, draws: Draws, rule: MovesFn, out: MoveList, thrown?: MoveList): boolean {
  if (rule.sample) return rule.sample(c, draws, out, thrown);
  if (rule.slots && sampleSlots(c, draws, rule.slots, out)) return true;
  if (rule.lazy) return sampleWritten(c, draws, rule, out);
  if (rule.bySite) return sampleSites(c, draws, rule.bySite, out);
  if (rule.draft) return sampleDrafts(c, draws, rule, out);
  return sampleWritten(c, draws, rule, out);
}

/** {@link sampleRule} for one rule: how it chooses is found out once. */
export const samplerOf = (rule: MovesFn): NonNullable<MovesFn['sample']> =>
  rule.sample ?? ((c, draws, out, thrown) => sampleRule(c, draws, rule, out, thrown));

/** How many numbers of moves are drawn before the moves are listed: most are found sooner, or are few. */
export const mostTries = (count: number): number => Math.max(12, count >> 2);

/** Draws numbers of moves; false if none of them has a move, which does not mean that there is none. */
function sampleSlots(c: Context, draws: Draws, slots: SlotMoves, out: MoveList): boolean {
  const count = slots.count(c);
  if (count <= 0) return false;
  for (let tries = mostTries(count); tries > 0; tries--) {
    if (slots.write(c, draws.nextInt(count), out)) return true;
  }
  return false;
}

function sampleWritten(c: Context, draws: Draws, rule: MovesFn, out: MoveList): boolean {
  const list = c.acquire();
  rule(c, list);
  const { length } = list;
  if (length > 0) out.copyMove(list, draws.nextInt(length));
  c.release(list);
  return length > 0;
}

function sampleSites(c: Context, draws: Draws, { sites, write }: SiteMoves, out: MoveList): boolean {
  const open = borrowSites();
  sites(c, open);
  let found = false;
  for (let left = open.size; left > 0 && !found; left--) {
    const site = open.nth(draws.nextInt(left));
    found = write(c, site, out);
    if (!found) out.clear();
    open.delete(site);
  }
  returnSites(open);
  return found;
}

/** As {@link sampleRule}, for a rule that notes its moves down. */
export function sampleDrafts(c: Context, draws: Draws, rule: MovesFn, out: MoveList): boolean {
  const drafts = borrowDrafts();
  draftCandidates(c, rule, drafts);
  let found = false;
  while (drafts.length > 0 && !found) {
    const i = draws.nextInt(drafts.length);
    drafts.complete(c, i, out);
    found = out.length > 0;
    if (!found) drafts.swapRemove(i);
  }
  returnDrafts(drafts);
  return found;
}
