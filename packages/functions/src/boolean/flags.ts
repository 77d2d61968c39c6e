/** Flags of forms in which a site type says less than elsewhere. */
import type { Bound } from '@ludii/registry';

/** A vertex or edge makes the game one on a graph, but not one in which that type of site holds pieces. */
export function graphFlagOf(type: Bound | undefined): readonly string[] {
  const word = type?.form === 'literal' ? type.value : undefined;
  return word === 'Vertex' || word === 'Edge' ? ['graph'] : [];
}
