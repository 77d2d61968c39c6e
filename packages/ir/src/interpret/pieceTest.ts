/** Conditions on the piece on one site: looked up in a set of components where the state tells no more than pieces. */
import type { Context, SiteTypeCode, State } from '@ludii/state';
import type { Vector } from '@ludii/state/internal';
import { componentMask, MostComponents, onePiece, oneState } from '../masks.js';
import type { Condition, RegisterName } from '../nodes.js';
import { registerOf, setRegister } from '../registers.js';
import { conditionFn, plainConditionFn, quickFirst } from './conditions.js';
import type { ConditionFn } from './onceForEach.js';

/** A condition asked of a site. It may set the iterator that it is about, which the caller puts back in the end. */
export type SiteTest = (c: Context, site: number) => boolean;

/** A condition asked of the site that a register would be at. */
export function siteTest(node: Condition, register: RegisterName): SiteTest {
  if (node.k === 'known') {
    const { holds } = node;
    return () => holds;
  }
  if (node.k === 'empty' && node.site.k === 'register' && node.site.name === register && !node.hands) {
    const { type, limit } = node;
    return ({ state }, site) => site >= 0 && site < limit && state.isEmpty(type, site);
  }
  const one = onePiece(node);
  if (one?.register === register)
    return pieceHolds(node, register, one.type, askedAt(plainConditionFn(node), register));
  const marked = one ? undefined : oneState(node);
  if (marked?.register === register)
    return pieceHolds(node, register, marked.type, askedAt(plainConditionFn(node), register), 'state');
  if (node.k === 'and') {
    // One that looks at the site alone needs no iterator there.
    const [first, ...others] = quickFirst(node.parts);
    if (first && looksAt(first, register)) {
      const test = siteTest(first, register);
      const rest = siteTest(others.length === 1 ? others[0]! : { k: 'and', parts: others }, register);
      return (c, site) => test(c, site) && rest(c, site);
    }
  }
  const test = conditionFn(node);
  if (register === 'to') {
    return (c, site) => {
      c.to = site;
      return test(c);
    };
  }
  if (register === 'between') {
    return (c, site) => {
      c.between = site;
      return test(c);
    };
  }
  if (register === 'site') {
    return (c, site) => {
      c.site = site;
      return test(c);
    };
  }
  return (c, site) => {
    setRegister(c, register, site);
    return test(c);
  };
}

/** Whether a condition looks at nothing but what is on the site that a register is at. */
const looksAt = (node: Condition, register: RegisterName): boolean =>
  (node.k === 'empty' && node.site.k === 'register' && node.site.name === register && !node.hands) ||
  onePiece(node)?.register === register;

/** A condition on the piece at a register; what is not of that kind is asked in the plain way. */
export function pieceTest(
  node: Condition,
  register: RegisterName,
  type: SiteTypeCode,
  plain: ConditionFn,
): ConditionFn {
  const holds = pieceHolds(node, register, type, askedAt(plain, register));
  // Each of the common registers has a closure of its own: reading one by its name is slow.
  if (register === 'to') return (c) => holds(c, c.to);
  if (register === 'between') return (c) => holds(c, c.between);
  if (register === 'from') return (c) => holds(c, c.from);
  return (c) => holds(c, registerOf(c, register));
}

/** A condition asked with an iterator at the site. */
const askedAt =
  (test: ConditionFn, register: RegisterName): SiteTest =>
  (c, site) => {
    setRegister(c, register, site);
    return test(c);
  };

/**
 * A condition on what stands on the site at a register, or on its local state: a set of values for each mover. What is not of that
 * kind is asked in the plain way.
 */
export function pieceHolds(
  node: Condition,
  register: RegisterName,
  type: SiteTypeCode,
  plain: SiteTest,
  datum: 'what' | 'state' = 'what',
): SiteTest {
  const masks: (number | null)[] = [];
  // Where the datum lies in the words of the state, which is the same all the time.
  let [sites, offset, shift, low, log, chunk] = [0, 0, 0, 0, 0, 0];
  const maskOf = (state: State): number | null => {
    const { mover, shape, layout } = state;
    const owners = shape.components.map(({ owner }) => owner);
    const vector = layout[datum];
    sites = shape.board.sizes[type];
    offset = vector.offsets[type]!;
    ({ shift, low, log, mask: chunk } = vector);
    const setting = { type, owners, mover, counts: layout.counts };
    const mask = !tellsPieces(state, type)
      ? undefined
      : datum === 'what'
        ? componentMask(node, register, setting)
        : componentMask(node, register, { ...setting, state: true }, knownValues(vector));
    masks[mover] = mask ?? null;
    return masks[mover];
  };
  return (c, site) => {
    const { state } = c;
    const known = masks[state.mover];
    const mask = known === undefined ? maskOf(state) : known;
    if (mask === null || site < 0 || site >= sites) {
      return plain(c, site);
    }
    return ((mask >>> ((state.words[offset + (site >> shift)]! >>> ((site & low) << log)) & chunk)) & 1) !== 0;
  };
}

/** How many values of a datum there are; more than a set holds if it is not stored. */
const knownValues = ({ present, max }: Vector): number => (present ? max + 1 : MostComponents + 1);

/** Whether the state of a game tells nothing of a site but the piece on it. */
const tellsPieces = ({ layout, shape }: State, type: SiteTypeCode): boolean =>
  layout.kind === 'flat' && layout.stored[type]! && shape.board.defaultSite === type;
