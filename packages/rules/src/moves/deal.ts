/** `(deal …)`: cards from the deck or dominoes go to the hands of the players. */
import { type Build, Int, type IntFn, ludeme, type MovesFn } from '@ludii/functions';
import { fail, means, NonDecision, type Then, ThenPart } from '@ludii/functions/internal';
import { named, optional } from '@ludii/registry';
import { Cell } from '@ludii/state/internal';
import { attachThen } from './shared/consequence.js';

/** First sites of the hands, if there is one for each player. */
function handsOf({ shape, players }: Build): readonly number[] {
  const hands = shape.containers.filter(({ role }) => role === 'hand').map(({ first }) => first);
  return hands.length === players ? hands : [];
}

/** A rule of the game flow that deals can never say that a player can move. */
const dealing = (moves: MovesFn): MovesFn => means(moves, { k: 'callRule', fn: moves, mute: true });

function dealCards(
  build: Build,
  count: IntFn | undefined,
  beginWith: IntFn | undefined,
  then: Then | undefined,
): MovesFn {
  const hands = handsOf(build);
  const deck = build.shape.containers.find(({ role }) => role === 'deck')?.first;
  const attach = attachThen(then);
  return dealing((c, out) => {
    if (deck === undefined || hands.length === 0) return;
    const total = (count ? count(c) : 1) * hands.length;
    const height = c.state.stackSize(Cell, deck);
    if (height < total) fail('few-cards', `The deck has ${height} cards, too few to deal ${total}.`);
    const first = out.length;
    let hand = beginWith ? beginWith(c) - 1 : 0;
    for (let k = 0; k < total; k++) {
      const to = hands[hand % hands.length]!;
      out.begin(0, deck, to);
      out.pushMove(Cell, deck, height - 1 - k, Cell, to, -1, -1, -1, -1, false, false);
      out.finish();
      hand = (hand + 1) % hands.length;
    }
    attach(c, out, first);
  });
}

function dealDominoes(build: Build, count: IntFn | undefined, then: Then | undefined): MovesFn {
  const hands = handsOf(build);
  const attach = attachThen(then);
  return dealing((c, out) => {
    if (hands.length === 0) return;
    const each = count ? count(c) : 1;
    const first = out.length;
    const pool = build.components.map(({ index }) => index).slice(1);
    // Twice the count is dealt, whatever the number of players.
    for (let k = 0; k < 2 * each; k++) {
      const [domino] = pool.splice(c.rng.nextInt(pool.length), 1);
      if (domino === undefined) break;
      const to = hands[k % hands.length]! + Math.floor(k / hands.length);
      out.begin(0, to, to);
      out.pushAdd(Cell, to, domino, each, -1, -1, -1, false, false);
      out.finish();
    }
    attach(c, out, first);
  });
}

const args = { count: optional(Int), beginWith: named(optional(Int)), consequence: optional(ThenPart) };

export const deal = [
  ludeme('deal', 'Cards', {
    returns: NonDecision,
    args,
    doc: 'Deals cards from the deck, one after the other, to the hands of the players.',
    example: '(deal Cards 3 beginWith:(mover))',
    flags: ['card', 'stacking'],
    compile: ({ count, beginWith, consequence: then }, build) => dealCards(build, count, beginWith, then),
  }),
  ludeme('deal', 'Dominoes', {
    returns: NonDecision,
    args,
    doc: 'Deals dominoes at random to the hands of the players.',
    example: '(deal Dominoes 7)',
    flags: ['largePiece', 'dominoes', 'stochastic', 'hiddenInfo'],
    compile: ({ count, consequence: then }, build) => dealDominoes(build, count, then),
  }),
];
