/** `(forEach Piece …)`: the moves of a player's pieces, one piece after the other. */
import { Bool, type Build, Int, type IntFn, Moves, Player, Role, Text } from '@ludii/functions';
import { conditionOf, fail, numberOf, roleIndex, ruleOf, SiteTypeWord, siteTypeCode } from '@ludii/functions/internal';
import { constant, type Rule, type Value } from '@ludii/ir';
import { once, type PieceRule } from '@ludii/ir/internal';
import { either, list, named, optional } from '@ludii/registry';
import { effect } from '../shared/declare.js';

/** The number of a container: by expression, or by its exact name; undefined for the board. */
function containerNumber(build: Build, container: IntFn | undefined, name: string | undefined): Value | undefined {
  if (container) return numberOf(container);
  if (name === undefined) return undefined;
  const index = build.shape.containers.findLastIndex((each) => each.name === name);
  if (index < 0) fail('unknown-container', `There is no container "${name}".`);
  return constant(index);
}

export const forEachPiece = effect('forEach Piece', {
  args: {
    on: named(optional(SiteTypeWord)),
    item: either(1, optional(Text)),
    items: either(1, optional(list(Text))),
    container: either(2, named(optional(Int))),
    containerName: either(2, optional(Text)),
    moves: optional(Moves),
    player: either(3, optional(Player)),
    role: either(3, optional(Role)),
    top: named(optional(Bool)),
  },
  doc: 'The moves of every piece of a player: those of the piece itself, or the given ones with `(from)` at the piece.',
  example: '(forEach Piece "Pawn")',
  flags: ({ top }) => (top ? ['stacking'] : []),
  meaning: ({ on, item, items, container, containerName, moves, player, role, top }, build) => {
    const { shape, players } = build;
    const type = on && siteTypeCode(on);
    const limit = shape.board.sizes[type ?? build.defaultSite];
    const which = containerNumber(build, container, containerName);
    const names = items ?? (item === undefined ? undefined : [item]);
    const chosen = build.components.filter(
      ({ index, baseName }) => index > 0 && (names === undefined || names.includes(baseName)),
    );
    const others = player !== undefined || (role !== undefined && role !== 'Mover');
    const unusual = (others || on !== undefined || top !== undefined) && {
      player: numberOf(player ?? roleIndex(role ?? 'Mover', build)),
      everyone: role === 'All' || role === 'Each',
      players,
      on: type,
      top: top && conditionOf(top),
    };
    const given = moves && ruleOf(moves);
    // The moves of pieces may not be compiled yet.
    const chosenRules = once(() =>
      chosen.flatMap(({ index, owner, moves: own }): readonly PieceRule[] => {
        const each = given ?? (own && ruleOf(own));
        return each ? [{ component: index, owner, rule: each }] : [];
      }),
    );
    const rule: Rule = {
      k: 'pieces',
      limit,
      container: which && {
        which,
        ranges: shape.containers.map(({ first, size }, place) => ({
          first,
          end: first + (place === 0 ? limit : size),
        })),
      },
      unusual: unusual || undefined,
      get rules() {
        return chosenRules();
      },
    };
    return rule;
  },
});
