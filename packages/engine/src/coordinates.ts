/** What people call the sites of a game: `C4` on the board, `Hand1:0` elsewhere. */
import type { Game as CompiledGame } from '@ludii/compiler';
import { type SiteTypeCode, siteTypeNames } from '@ludii/compiler/internal';

/** The name of a site. */
export function coordinateOf({ shape, board }: CompiledGame, site: number, type: SiteTypeCode): string {
  if (type === 0 && site >= board.firstFreeSite) {
    for (const { name, first, size } of shape.containers) {
      if (site >= first && site < first + size) return `${name}:${site - first}`;
    }
  }
  return board.topology.sites(siteTypeNames[type]).labels[site] ?? String(site);
}

/** The site of a name, −1 if there is none. */
export function siteOf({ shape, board }: CompiledGame, coordinate: string, type: SiteTypeCode): number {
  const [name, offset] = coordinate.split(':');
  if (offset !== undefined && /^\d+$/.test(offset)) {
    const container = shape.containers.find((each) => each.name.toLowerCase() === name?.toLowerCase());
    return container && Number(offset) < container.size ? container.first + Number(offset) : -1;
  }
  if (type === 2) {
    const edge = /^\d+$/.test(coordinate) ? Number(coordinate) : -1;
    return edge < board.topology.count('Edge') ? edge : -1;
  }
  return board.topology.find(siteTypeNames[type], coordinate.toUpperCase());
}
