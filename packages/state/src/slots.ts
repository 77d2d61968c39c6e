/** How the data of one level of a stack are packed into words. Hidden flags have words of their own: they are not hashed. */
import type { GameShape } from './shape.js';
import { needsComponents } from './shape.js';

/** One datum of a level. */
export interface SlotField {
  /** Whether it is stored. */
  readonly present: boolean;
  /** Word within the slot. */
  readonly word: number;
  readonly shift: number;
  readonly mask: number;
}

/** The words of one level of a stack. */
export interface SlotLayout {
  /** Words per level. */
  readonly words: number;
  /** Words of them that count for the position hash. */
  readonly hashedWords: number;
  readonly what: SlotField;
  readonly who: SlotField;
  readonly state: SlotField;
  readonly rotation: SlotField;
  readonly value: SlotField;
  /** Seven flags for each player 1..P (index 0 unused). */
  readonly hidden: readonly SlotField[];
}

/** Highest stack of a normal stacking game. */
export const MaxStackHeight = 31;

function bitsFor(max: number): number {
  return Math.max(1, 32 - Math.clz32(max));
}

/** Packs the data that the game needs, field after field, into as few words as whole fields allow. */
export function slotLayout(shape: GameShape, used: boolean): SlotLayout {
  const { flags, players, components } = shape;
  let word = 0;
  let shift = 0;
  const field = (present: boolean, max: number): SlotField => {
    if (!present) return { present, word: 0, shift: 0, mask: 0 };
    const bits = bitsFor(max);
    if (shift + bits > 32) {
      word++;
      shift = 0;
    }
    const made = { present, word, shift, mask: bits === 32 ? -1 : (1 << bits) - 1 };
    shift += bits;
    return made;
  };
  const detailed =
    used &&
    (shape.containers.length > 1 ||
      flags.siteState ||
      flags.largePiece ||
      flags.value ||
      flags.dominoes ||
      flags.rotation ||
      needsComponents(shape));
  const what = field(used, Math.max(1, components.length - 1));
  const who = field(used, players + 1);
  const state = field(detailed, shape.maxState + 2);
  const rotation = field(detailed && flags.rotation, Math.max(1, shape.maxRotation));
  const value = field(detailed && (flags.value || flags.dominoes), Math.max(1024, shape.maxValue));
  const hashedWords = used ? word + 1 : 0;
  const hides = used && flags.hiddenInfo;
  if (hides) {
    word++;
    shift = 0;
  }
  const hidden = Array.from({ length: players + 1 }, (_, p) => field(hides && p > 0, 127));
  return { words: used ? word + 1 : 0, hashedWords, what, who, state, rotation, value, hidden };
}
