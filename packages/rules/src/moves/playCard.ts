/** `(playCard)`, `(move PlayCard)`: a card of the mover's hands goes to the mover's place on the board. */
import type { Build } from '@ludii/functions';
import { constant, fixedSites, mover, type Rule, register } from '@ludii/ir';
import { action, emit, type ListFn, math } from '@ludii/ir/internal';
import { Cell, Op } from '@ludii/state/internal';
import { effectAndDecision } from './shared/declare.js';

/** All moves that there can be: a card at any level of any hand. A deck has each card once. */
function anyCard({ shape }: Build, decision: boolean): Rule {
  const { components, containers } = shape;
  const hands = containers.filter(({ owner }, k) => k > 0 && owner > 0);
  const decks = Math.max(1, containers.filter(({ role }) => role === 'deck').length);
  const cards = decks * components.filter(({ kind }) => kind === 'card').length;
  const [from, to, level] = [register('from'), math('+', mover, constant(-1)), register('value')];
  const move = emit(from, to, [action(Op.Move, decision, Cell, from, level, Cell, to, -1, -1, -1, -1, 0)]);
  const sites = hands.flatMap(({ first, size }) => Array.from({ length: size }, (_, k) => first + k));
  const values: Rule = { k: 'values', min: constant(0), max: constant(Math.max(0, cards - 1)), rule: move };
  return { k: 'sites', registers: ['from'], over: fixedSites(sites), rule: values };
}

export const playCard = effectAndDecision('playCard', 'move PlayCard', {
  doc: 'Plays a card from the hand of the mover.',
  example: '(move PlayCard)',
  flags: ['cell', 'card', 'hiddenInfo', 'notAllPass', 'usesFromPositions'],
  meaning: (_args, build, decision): Rule => {
    const { shape } = build;
    const fn: ListFn = (c, out) => {
      const { state } = c;
      const { mover } = state;
      for (const hand of shape.containers.slice(1)) {
        if (hand.owner !== mover) continue;
        for (let site = hand.first; site < hand.first + hand.size; site++) {
          const height = state.stackSize(Cell, site);
          for (let level = 0; level < height; level++) {
            out.begin(mover, site, mover - 1);
            out.setLevels(level, level);
            out.pushMove(Cell, site, level, Cell, mover - 1, -1, -1, -1, -1, false, decision);
            out.finish();
          }
        }
      }
    };
    return { k: 'callRule', fn, like: anyCard(build, decision) };
  },
});
