/** What is known of several rules together, for the operators that choose among them or put one after the other. */
import type { Build, MovesFn } from '@ludii/functions';
import { type DraftList, draftFrames, type SlotMoves } from '@ludii/functions/internal';
import type { Context, MoveList } from '@ludii/state';
import type { Attach } from '../shared/consequence.js';

type DraftFn = (c: Context, out: DraftList) => void;

/** Notes down moves that get a consequence. */
export function framed(draft: DraftFn, attach: Attach): DraftFn {
  const frames = draftFrames(attach);
  return (c, out) => {
    const { frame: outer } = out;
    out.frame = frames(outer);
    draft(c, out);
    out.frame = outer;
  };
}

/**
 * Whether one of several rules has a move, asked from the last one on: what is left when nothing better is possible is
 * there most often. Rules with chance are all asked, so that they draw the same numbers.
 */
export function anyCanMove(rules: readonly MovesFn[], build: Build): Pick<MovesFn, 'canMove' | 'mute'> {
  if (rules.some((rule) => rule.mute)) return { mute: true };
  if (build.shape.flags.stochastic) return {};
  return {
    canMove: (c) => {
      for (let i = rules.length - 1; i >= 0; i--) if (build.flow.canMoveWith(c, rules[i]!)) return true;
      return false;
    },
  };
}

/** The numbers of several rules, one after the other. */
export function joinedSlots(rules: readonly MovesFn[], attach: Attach): { slots?: SlotMoves } {
  const given = rules.flatMap(({ slots }) => slots ?? []);
  if (given.length < rules.length) return {};
  // Parts that are quick to count come first; the last one need not be counted when a number is looked up.
  const parts = [...given.filter(({ size }) => size), ...given.filter(({ size }) => !size)];
  const last = parts.length - 1;
  const count = (c: Context): number => {
    let total = 0;
    for (let i = 0; i < parts.length; i++) {
      const n = parts[i]!.count(c);
      if (n < 0) return -1;
      total += n;
    }
    return total;
  };
  const write = (c: Context, slot: number, out: MoveList): boolean => {
    let left = slot;
    let i = 0;
    for (; i < last; i++) {
      const n = parts[i]!.count(c);
      if (left < n) break;
      left -= n;
    }
    const first = out.length;
    const found = i <= last && parts[i]!.write(c, left, out);
    if (found) attach(c, out, first);
    return found;
  };
  const sizes = parts.flatMap(({ size }) => size ?? []);
  if (sizes.length < parts.length) return { slots: { count, write } };
  const size = (piece: number, from: number, to: number): number => {
    let total = 0;
    for (const part of sizes) {
      const n = part(piece, from, to);
      if (n < 0) return -1;
      total += n;
    }
    return total;
  };
  return { slots: { count, write, size } };
}

/** Where any of several rules can lead to. */
export function joinedSpan(rules: readonly MovesFn[]): Pick<MovesFn, 'span'> {
  const spans = rules.flatMap(({ span }) => span ?? []);
  if (spans.length < rules.length) return {};
  return {
    span: (piece, from, to, out) => {
      for (const span of spans) span(piece, from, to, out);
    },
  };
}

/** A quick first look whether any of several rules could lead to a site. */
export function joinedLook(rules: readonly MovesFn[]): Pick<MovesFn, 'mayReach'> {
  const looks = rules.flatMap(({ mayReach }) => mayReach ?? []);
  if (looks.length < rules.length) return {};
  return {
    mayReach: (c, site) => {
      for (let i = 0; i < looks.length; i++) if (looks[i]!(c, site)) return true;
      return false;
    },
  };
}
