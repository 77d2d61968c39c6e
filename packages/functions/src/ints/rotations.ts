/** `(rotations …)`: the rotation values that directions stand for. */
import { type AbsoluteDirection, Direction, directionName, isRelation, type Relation } from '@ludii/geometry';
import { facingIndex, isSpecific } from '@ludii/geometry/internal';
import { either, list } from '@ludii/registry';
import { ludeme } from '../declare/build.js';
import { fixedInts } from '../declare/compiled.js';
import { Rotations } from '../declare/kinds.js';
import { siteTypeName } from '../declare/siteTypes.js';
import { AbsoluteDirectionWord } from '../declare/words.js';

export const rotations = ludeme('rotations', {
  returns: Rotations,
  args: {
    directionOfRotation: either(1, AbsoluteDirectionWord),
    directionsOfRotation: either(1, list(AbsoluteDirectionWord)),
  },
  doc: 'The rotations with which a piece looks in the given directions.',
  example: '(rotations Orthogonal)',
  flags: ['rotation'],
  compile: ({ directionOfRotation, directionsOfRotation }, build) => {
    const { topology, board } = build;
    const type = siteTypeName(build.defaultSite);
    const words: readonly AbsoluteDirection[] = directionsOfRotation ?? [directionOfRotation!];
    // A step of rotation is a side of a cell: there may be more directions than sides.
    const ratio = Math.max(1, Math.trunc(topology.supportedCodes(type).length / Math.max(1, board.numEdges)));
    const found = new Set<number>();
    for (const word of words) {
      const code = Direction[word];
      if (isSpecific(code)) found.add(Math.trunc(facingIndex[code]! / ratio));
      else if (isRelation(code)) {
        for (const facing of topology.supportedCodes(type, directionName(code) as Relation)) {
          found.add(Math.trunc(facingIndex[facing]! / ratio));
        }
      }
    }
    return fixedInts([...found]);
  },
});
