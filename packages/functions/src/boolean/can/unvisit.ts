/** Taking back that a site was visited. */
import type { State } from '@ludii/state';

/** Marks a site as not visited; negative numbers are ignored. */
export function unvisit(state: State, site: number): void {
  const { offset, length } = state.layout.visited;
  if (site < 0 || site >> 5 >= length) return;
  const word = offset + (site >> 5);
  state.store.set(word, state.words[word]! & ~(1 << (site & 31)));
}
