/** Score bounds (Cazenave and Saffidine 2010): what is certain is carried up the tree, and what cannot matter is not searched. */
import type { Bounds, TreeNode } from './node.js';

/** The least return that an agent can still get. */
export function lowOf(node: TreeNode, agent: number): number {
  return node.bounds ? node.bounds.low[agent]! : -1;
}
/** The greatest return that an agent can still get. */
export function highOf(node: TreeNode, agent: number): number {
  return node.bounds ? node.bounds.high[agent]! : 1;
}
/** True if the return of an agent is known. */
export function isSettled(node: TreeNode, agent: number): boolean {
  return node.bounds !== undefined && node.bounds.low[agent] === node.bounds.high[agent];
}

/** The game is over at a node. */
export function settle(node: TreeNode, returns: Float64Array): void {
  node.bounds = { low: Float64Array.from(returns), high: Float64Array.from(returns) };
}

/** Carries new bounds at the end of a path towards the root, as far as anything changes. */
export function carryUp(path: readonly TreeNode[], players: number): void {
  for (let k = path.length - 2; k >= 0; k--) if (!renew(path[k]!, path[k + 1]!.agent, players)) return;
}

/** Bounds of a node from those of its children; false if nothing changed. */
function renew(node: TreeNode, mover: number, players: number): boolean {
  const { children } = node;
  if (!children) return false;
  const complete = !children.includes(undefined);
  let changed = false;
  const bounds: Bounds = node.bounds ?? {
    low: new Float64Array(players + 1).fill(-1),
    high: new Float64Array(players + 1).fill(1),
  };
  for (let agent = 1; agent <= players; agent++) {
    const own = agent === mover;
    let low = own ? -1 : 1;
    let high = -1;
    for (const child of children) {
      if (!child) continue;
      low = own ? Math.max(low, lowOf(child, agent)) : Math.min(low, lowOf(child, agent));
      high = Math.max(high, highOf(child, agent));
    }
    if (!own && !complete) low = -1;
    if (!complete) high = 1;
    // A mover who is sure of the best plays for it: what others would get by other moves does not matter then.
    if (!own && players === 2) {
      low = Math.max(low, -highOfMover(node, children, mover, complete));
      high = Math.min(high, -lowOfMover(children, mover));
    }
    if (low > bounds.low[agent]!) {
      bounds.low[agent] = low;
      changed = true;
    }
    if (high < bounds.high[agent]!) {
      bounds.high[agent] = high;
      changed = true;
    }
  }
  if (changed) node.bounds = bounds;
  return changed;
}

function lowOfMover(children: readonly (TreeNode | undefined)[], mover: number): number {
  let low = -1;
  for (const child of children) if (child) low = Math.max(low, lowOf(child, mover));
  return low;
}

function highOfMover(
  node: TreeNode,
  children: readonly (TreeNode | undefined)[],
  mover: number,
  complete: boolean,
): number {
  if (!complete) return highOf(node, mover);
  let high = -1;
  for (const child of children) if (child) high = Math.max(high, highOf(child, mover));
  return high;
}
