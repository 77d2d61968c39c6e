/**
 * Conditions that only look at the piece on one site, and at who is to move: they become a set of components, so that
 * one shift of a constant answers them.
 */
import type { SiteTypeCode } from '@ludii/state';
import { compareNumbers } from './make.js';
import type { Condition, Datum, RegisterName, Value } from './nodes.js';

/** Components are numbered below the bits of a word. */
export const MostComponents = 31;

/** What a condition on a site may depend on besides what is there. */
export interface PieceSetting {
  /** Set if the local state of the site is looked at rather than the piece there. */
  readonly state?: true | undefined;
  /** Set if the number of pieces on a site, and not the piece, tells whether it is empty. */
  readonly counts?: boolean | undefined;
  /** The type of site that pieces stand on. */
  readonly type: SiteTypeCode;
  /** Owner of each component. */
  readonly owners: readonly number[];
  readonly mover: number;
}

/** What a number is if a piece stands on the site in a register; undefined if it depends on more than that. */
function valueWith(g: PieceSetting, node: Value, register: RegisterName, piece: number): number | undefined {
  switch (node.k) {
    case 'const':
      return node.value;
    case 'player':
      return node.part === 'mover' ? g.mover : undefined;
    case 'read': {
      if (node.site.k !== 'register' || node.site.name !== register || node.type !== g.type) return undefined;
      if (g.state) return node.datum === 'state' ? piece : undefined;
      if (node.datum === 'what') return piece;
      return node.datum === 'who' ? g.owners[piece] : undefined;
    }
    case 'table': {
      const of = valueWith(g, node.of, register, piece);
      return of === undefined ? undefined : (node.values[of] ?? node.otherwise);
    }
    default:
      return undefined;
  }
}

/** Whether a condition holds if a piece stands on the site in a register; undefined if it depends on more than that. */
function holdsWith(g: PieceSetting, node: Condition, register: RegisterName, piece: number): boolean | undefined {
  const inner = (part: Condition): boolean | undefined => holdsWith(g, part, register, piece);
  switch (node.k) {
    case 'known':
      return node.holds;
    case 'and':
    case 'or': {
      // Every part is looked at, so that one that is not about the site is never hidden behind another.
      const parts = node.parts.map(inner);
      if (parts.includes(undefined)) return undefined;
      return node.k === 'and' ? parts.every(Boolean) : parts.some(Boolean);
    }
    case 'not': {
      const part = inner(node.part);
      return part === undefined ? undefined : !part;
    }
    case 'compare': {
      const a = valueWith(g, node.a, register, piece);
      const b = valueWith(g, node.b, register, piece);
      return a === undefined || b === undefined ? undefined : compareNumbers(node.sign, a, b);
    }
    case 'empty':
      if (node.site.k !== 'register' || node.site.name !== register || node.type !== g.type) return undefined;
      return g.state || g.counts ? undefined : piece === 0;
    default:
      return undefined;
  }
}

/** Whether a condition may hold if a piece stands on the site in a register, whatever else it depends on. */
export function mayHoldWith(g: PieceSetting, node: Condition, register: RegisterName, piece: number): boolean {
  const inner = (part: Condition): boolean => mayHoldWith(g, part, register, piece);
  if (node.k === 'and') return node.parts.every(inner);
  if (node.k === 'or') return node.parts.some(inner);
  return holdsWith(g, node, register, piece) !== false;
}

/** The components for which a condition on the piece at a register holds, a bit each; undefined if it is no such one. */
export function componentMask(
  node: Condition,
  register: RegisterName,
  setting: PieceSetting,
  values = setting.owners.length,
): number | undefined {
  if (values > MostComponents) return undefined;
  let mask = 0;
  for (let piece = 0; piece < values; piece++) {
    const holds = holdsWith(setting, node, register, piece);
    if (holds === undefined) return undefined;
    if (holds) mask |= 1 << piece;
  }
  return mask;
}

/** The register and type of site of a condition that looks at nothing but one site and who is to move. */
export interface OneSite {
  readonly register: RegisterName;
  readonly type: SiteTypeCode;
}

/** A condition that looks at nothing but the piece there. */
export const onePiece = (node: Condition): OneSite | undefined => oneSite(node, ['what', 'who']);

/** A condition that looks at nothing but the local state there. */
export const oneState = (node: Condition): OneSite | undefined => oneSite(node, ['state']);

function oneSite(node: Condition, data: readonly Datum[]): OneSite | undefined {
  let found: OneSite | undefined;
  const at = (site: Value, type: SiteTypeCode): boolean => {
    if (site.k !== 'register') return false;
    found ??= { register: site.name, type };
    return found.register === site.name && found.type === type;
  };
  const isOf = (part: Value | Condition): boolean => {
    switch (part.k) {
      case 'const':
      case 'known':
        return true;
      case 'player':
        return part.part === 'mover';
      case 'read':
        return data.includes(part.datum) && at(part.site, part.type);
      case 'table':
        return isOf(part.of);
      case 'compare':
        return isOf(part.a) && isOf(part.b);
      case 'empty':
        return data.includes('what') && at(part.site, part.type);
      case 'not':
        return isOf(part.part);
      case 'and':
      case 'or':
        return part.parts.every(isOf);
      default:
        return false;
    }
  };
  return isOf(node) ? found : undefined;
}
