/** Pieces that rules name and that nobody has: such a rule does nothing, without a word. */
import type { CallNode, Diagnostic, Fix, Node } from '@ludii/grammar';
import { pieceIndex } from '@ludii/rules/internal';
import type { Game } from '../game.js';
import { clausesOf, itemsOf, partsOf, warning } from './written.js';

type Pieces = Pick<Game, 'shape' | 'components'>;

/** Warnings about `(piece "Boat")` in rules where the pieces are called Boat1 and Boat2. */
export function checkPieces(tree: CallNode, game: Pieces): Diagnostic[] {
  const declared = clausesOf(tree, 'equipment').flatMap(itemsOf);
  const completed = [...clausesOf(tree, 'promote'), ...clausesOf(tree, 'move').filter(promotes)].flatMap(partsOf);
  const others = new Set([...declared, ...completed]);
  const written = clausesOf(tree, 'piece').filter((clause) => !others.has(clause));
  return written.flatMap(({ args: [first] }) => {
    const named = first?.value;
    if (!named || first.name !== undefined) return [];
    const isList = named.kind === 'list';
    return (isList ? partsOf(named) : [named]).flatMap((node) => about(node, game, isList));
  });
}

/** A promotion says whose piece it gives, and finds the number by itself. */
const promotes = (move: CallNode): boolean =>
  partsOf(move).some((part) => part.kind === 'word' && part.word === 'Promote');

function about(node: Node, game: Pieces, inList: boolean): Diagnostic[] {
  if (node.kind !== 'string' || pieceIndex(node.value, game) >= 0) return [];
  const all = game.components.slice(1);
  const same = all.filter(({ baseName }) => baseName === node.value).map(({ name }) => name);
  const known = same.length > 0 ? same : all.map(({ name }) => name);
  const message = `There is no piece "${node.value}": this does nothing.`;
  const hint =
    same.length > 0
      ? `With the numbers of their owners they are called ${same.join(', ')}.`
      : `The pieces are ${known.join(', ') || 'none'}.`;
  return [warning('no-such-piece', message, node, { hint, fixes: fixesFor(node, same, inList) })];
}

/** The piece of the mover where each has one of its own, else the one that there is. */
function fixesFor(node: Node & { readonly kind: 'string' }, same: readonly string[], inList: boolean): Fix[] {
  const [only] = same;
  if (only === undefined) return [];
  const text = same.length === 1 ? `"${only}"` : `(id "${node.value}" Mover)`;
  // Names and numbers do not mix in a list.
  if (inList && same.length > 1) return [];
  return [{ title: `Change to \`${text}\``, edits: [{ span: node.written, text }] }];
}
