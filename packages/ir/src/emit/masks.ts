/**
 * Conditions that only look at the piece on one site, and at who is to move: they become a set of components, so that
 * one shift of a constant answers them.
 */
import { compareNumbers } from '../make.js';
import type { Condition, RegisterName, Value } from '../nodes.js';
import type { Emission, Scope } from './emission.js';
import { isStored } from './memory.js';

/** Components are numbered below the bits of a word. */
const MostComponents = 31;

/** What a number is if a piece stands on the site in a register; undefined if it depends on more than that. */
function valueWith(g: Emission, node: Value, register: RegisterName, piece: number, mover: number): number | undefined {
  switch (node.k) {
    case 'const':
      return node.value;
    case 'player':
      return node.part === 'mover' ? mover : undefined;
    case 'read': {
      if (node.site.k !== 'register' || node.site.name !== register || node.type !== g.game.type) return undefined;
      if (node.datum === 'what') return piece;
      return node.datum === 'who' ? g.game.owners[piece] : undefined;
    }
    case 'table': {
      const of = valueWith(g, node.of, register, piece, mover);
      return of === undefined ? undefined : (node.values[of] ?? node.otherwise);
    }
    default:
      return undefined;
  }
}

/** Whether a condition holds if a piece stands on the site in a register; undefined if it depends on more than that. */
function holdsWith(
  g: Emission,
  node: Condition,
  register: RegisterName,
  piece: number,
  mover: number,
): boolean | undefined {
  const inner = (part: Condition): boolean | undefined => holdsWith(g, part, register, piece, mover);
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
      const a = valueWith(g, node.a, register, piece, mover);
      const b = valueWith(g, node.b, register, piece, mover);
      return a === undefined || b === undefined ? undefined : compareNumbers(node.sign, a, b);
    }
    case 'empty':
      if (node.site.k !== 'register' || node.site.name !== register || node.type !== g.game.type) return undefined;
      return piece === 0;
    default:
      return undefined;
  }
}

/** The components for which a condition on the piece at a register holds, a bit each; undefined if it is no such one. */
export function pieceMask(g: Emission, node: Condition, register: RegisterName, scope: Scope): number | undefined {
  const { owners, layout, type } = g.game;
  if (owners.length > MostComponents || !isStored(g, type) || layout.counts) return undefined;
  let mask = 0;
  for (let piece = 0; piece < owners.length; piece++) {
    const holds = holdsWith(g, node, register, piece, scope.mover);
    if (holds === undefined) return undefined;
    if (holds) mask |= 1 << piece;
  }
  return mask;
}
