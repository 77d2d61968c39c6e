/** `(id …)`: numbers of players, containers and pieces. */
import { tableOf } from '@ludii/ir/internal';
import { type Build, ludeme } from '../declare/build.js';
import { fixedInt, type IntFn } from '../declare/compiled.js';
import { Int } from '../declare/kinds.js';
import { intOf, numberOf } from '../declare/meaning.js';
import { roleIndex } from '../declare/roles.js';
import { Role, type RoleWord, Text } from '../declare/words.js';
import { playerRegister } from './registers.js';

/** The first piece of an owner whose name contains a text, -1 if there is none; entry `owner` of the list. */
export function piecesNamed(name: string, build: Pick<Build, 'components' | 'players'>): Int32Array {
  const found = new Int32Array(build.players + 2).fill(-1);
  for (const { index, owner, name: full } of build.components) {
    if (index > 0 && full.includes(name) && found[owner] === -1) found[owner] = index;
  }
  return found;
}

/** The piece of a player by part of its name. */
export function pieceOf(name: string, player: IntFn, build: Pick<Build, 'components' | 'players'>): IntFn {
  return intOf(tableOf(numberOf(player), Array.from(piecesNamed(name, build)), -1));
}

/** Roles that a piece can be looked up by; with the others nothing is found. */
const lookedUp = (role: RoleWord): boolean =>
  /^P[1-8]$/.test(role) || ['Neutral', 'Shared', 'Mover', 'Next', 'Prev'].includes(role);

/** The number of the container or piece with exactly this name. */
const numberNamed = (keyword: string) =>
  ludeme(keyword, {
    returns: Int,
    args: { name: Text },
    doc: 'The number of the container or piece with this name.',
    example: `(${keyword} "Disc1")`,
    compile: ({ name }, { shape, components }) => {
      const container = shape.containers.findIndex((other) => other.name === name);
      const piece = components.find(({ index, name: other }) => index > 0 && other === name);
      return fixedInt(container >= 0 ? container : (piece?.index ?? -1));
    },
  });

export const id = [
  ludeme('id', {
    returns: Int,
    args: { role: Role },
    doc: 'The number of a player.',
    example: '(id Mover)',
    compile: ({ role }, build) => roleIndex(role, build),
  }),
  numberNamed('id'),
  ludeme('id', {
    returns: Int,
    args: { name: Text, role: Role },
    doc: 'The number of the first piece of a player whose name contains a text.',
    example: '(id "Disc" Mover)',
    compile: ({ name, role }, build) => {
      if (role === 'Player') return playerRegister;
      return lookedUp(role) ? pieceOf(name, roleIndex(role, build), build) : fixedInt(-1);
    },
  }),
  numberNamed('indexOfComponent'),
];
