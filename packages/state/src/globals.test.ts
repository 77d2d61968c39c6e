/** Actions that change no site: random sequences against plain values, each undone and done again. */
import fc from 'fast-check';
import { applyMove } from './applyMove.js';
import { Context } from './context.js';
import { createState } from './createState.js';
import { currentDie, diceSum, fillDice } from './dice.js';
import { dominoAt, dominoesLeft, fillDominoes, takeDomino } from './dominoes.js';
import {
  clearHashes,
  clearVisited,
  hasHash,
  hashAt,
  hashCount,
  isStoredPosition,
  isVisited,
  pushHash,
  situationHigh,
  situationLow,
  visit,
} from './history.js';
import { MoveList } from './moveList.js';
import { parseMove } from './moveText.js';
import { addPending, clearPending, isPending, pendingValues } from './pending.js';
import { sampleGame } from './samples.js';
import * as standing from './standing.js';
import { isRemembered, notes, rememberedValues, variable } from './variables.js';
import { propositions, votes } from './voting.js';

const game = () =>
  sampleGame({
    players: 3,
    cells: 9,
    dice: 2,
    pieces: [1, 2, 3],
    flags: {
      score: true,
      payoff: true,
      bet: true,
      team: true,
      vote: true,
      note: true,
      mapValue: true,
      rememberingValues: true,
      pendingValues: true,
      visited: true,
      setCost: true,
      setPhase: true,
      storedState: true,
      hashScores: true,
    },
  });

function apply(c: Context, action: string): void {
  const list = new MoveList();
  parseMove(`[Move:mover=1,actions=${action}]`, list, c.game.strings);
  applyMove(c, list, 0);
}

interface Plain {
  score: number[];
  amount: number[];
  value: number[];
  team: number[];
  order: number[];
  scalar: Record<string, number>;
  vars: Record<string, number>;
  remembered: Record<string, number[]>;
  pending: number[];
  triggered: number[];
  votes: number[];
  propositions: number[];
  costs: number[];
}

const create = (): Plain => ({
  score: [0, 0, 0],
  amount: [0, 0, 0],
  value: [-1, -1, -1],
  team: [1, 2, 3],
  order: [1, 2, 3],
  scalar: { pot: 0, counter: -1, temp: -1, trumpSuit: -1, next: 2, isDecided: -1 },
  vars: {},
  remembered: {},
  pending: [],
  triggered: [],
  votes: [],
  propositions: [],
  costs: [0, 0, 0, 0, 0, 0, 0, 0, 0],
});

type Step = [text: string, run: (plain: Plain) => void];
const player = fc.integer({ min: 1, max: 3 });
const number = fc.integer({ min: -3, max: 40 });
const name = fc.constantFrom('null', 'From', 'Up');

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(player, number, fc.boolean()).map(
    ([p, n, add]): Step => [
      `[SetScore:player=${p},score=${n}${add ? ',add=true' : ''}]`,
      (m) => {
        m.score[p - 1] = n + (add ? m.score[p - 1]! : 0);
      },
    ],
  ),
  fc.tuple(player, number, fc.constantFrom(['SetAmount', 'amount'], ['Bet', 'bet'])).map(
    ([p, n, [text, key]]): Step => [
      `[${text}:player=${p},${key}=${n}]`,
      (m) => {
        m.amount[p - 1] = n;
      },
    ],
  ),
  fc.tuple(player, number).map(
    ([p, n]): Step => [
      `[SetValueOfPlayer:player=${p},value=${n}]`,
      (m) => {
        m.value[p - 1] = n;
      },
    ],
  ),
  fc.tuple(player, player).map(
    ([p, t]): Step => [
      `[AddPlayerToTeam:team=${t},player=${p}]`,
      (m) => {
        m.team[p - 1] = t;
      },
    ],
  ),
  fc.tuple(player, player).map(
    ([a, b]): Step => [
      `[Swap:player1=${a},player2=${b}]`,
      (m) => {
        m.order = m.order.map((p) => (p === a ? b : p === b ? a : p));
      },
    ],
  ),
  fc.tuple(fc.constantFrom('SetPot:pot', 'SetCounter:counter', 'SetTemp:temp', 'SetTrumpSuit:trumpSuit'), number).map(
    ([text, n]): Step => [
      `[${text}=${n}]`,
      (m) => {
        m.scalar[text.split(':')[1]!] = n;
      },
    ],
  ),
  player.map(
    (p): Step => [
      `[SetNextPlayer:player=${p}]`,
      (m) => {
        m.scalar.next = p;
      },
    ],
  ),
  fc.tuple(fc.constantFrom('X', 'Y', 'Z'), number).map(
    ([v, n]): Step => [
      `[SetVar:name=${v},value=${n}]`,
      (m) => {
        m.vars[v] = n;
      },
    ],
  ),
  fc.tuple(name, fc.nat(3)).map(
    ([list, n]): Step => [
      `[RememberValue:name=${list},value=${n}]`,
      (m) => {
        m.remembered[list] = [...(m.remembered[list] ?? []), n];
      },
    ],
  ),
  fc.tuple(name, fc.nat(3)).map(
    ([list, n]): Step => [
      `[ForgetValue:name=${list},value=${n}]`,
      (m) => {
        const values = m.remembered[list] ?? [];
        const at = values.indexOf(n);
        m.remembered[list] = values.filter((_, i) => i !== at);
      },
    ],
  ),
  fc.integer({ min: -1, max: 4 }).map(
    (n): Step => [
      n === -1 ? '[SetPending:]' : `[SetPending:value=${n}]`,
      (m) => {
        const value = n === -1 ? 1 : n;
        if (!m.pending.includes(value)) m.pending.push(value);
      },
    ],
  ),
  player.map(
    (p): Step => [
      `[Trigger:event=E,player=${p}]`,
      (m) => {
        if (!m.triggered.includes(p)) m.triggered.push(p);
      },
    ],
  ),
  fc.nat(2).map(
    (n): Step => [
      `[Propose:proposition=P,propositionInt=${n}]`,
      (m) => {
        m.propositions.push(n);
      },
    ],
  ),
  fc.nat(1).map(
    (n): Step => [
      `[Vote:vote=V,voteInt=${n}]`,
      (m) => {
        m.votes.push(n);
        if (m.votes.length < 3) return;
        // Two answers and three voters: one of them has a majority.
        m.scalar.isDecided = m.votes.filter((v) => v === 1).length > 1 ? 1 : 0;
        m.votes = [];
        m.propositions = [];
      },
    ],
  ),
  fc.tuple(fc.nat(8), number).map(
    ([site, n]): Step => [
      `[SetCost:type=Cell,to=${site},cost=${n}]`,
      (m) => {
        m.costs[site] = n;
      },
    ],
  ),
);

function read(c: Context): Plain {
  const { state } = c;
  const players = [1, 2, 3];
  const id = (text: string): number => (text === 'null' ? 0 : c.game.strings.intern(text));
  const remembered = Object.fromEntries(
    ['null', 'From', 'Up'].map((list) => [list, rememberedValues(state, id(list))]),
  );
  const vars = Object.fromEntries(['X', 'Y', 'Z'].map((v) => [v, variable(state, id(v))]));
  return {
    score: players.map((p) => standing.score(state, p)),
    amount: players.map((p) => state.amount(p)),
    value: players.map((p) => state.valueOfPlayer(p)),
    team: players.map((p) => state.team(p)),
    order: players.map((p) => state.playerOrder(p)),
    scalar: {
      pot: state.pot,
      counter: state.counter,
      temp: state.temp,
      trumpSuit: state.trumpSuit,
      next: state.next,
      isDecided: state.isDecided,
    },
    vars,
    remembered,
    pending: pendingValues(state),
    triggered: players.filter((p) => state.isTriggered(p)),
    votes: votes(state),
    propositions: propositions(state),
    costs: Array.from({ length: 9 }, (_, site) => state.cost(0, site)),
  };
}

test('agree with plain values, and are undone', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const c = new Context(game());
      const plain = create();
      for (const [text, run] of steps) {
        const words = c.state.words.slice(0, c.state.store.size);
        c.mark();
        apply(c, text);
        c.rollback();
        expect(c.state.words.slice(0, c.state.store.size)).toEqual(words);
        apply(c, text);
        run(plain);
        const expected = {
          ...plain,
          triggered: [...plain.triggered].sort(),
          vars: { X: -1, Y: -1, Z: -1, ...plain.vars },
          remembered: { null: [], From: [], Up: [], ...plain.remembered },
        };
        expect(read(c)).toEqual(expected);
        const hash = c.state.positionHash();
        c.state.refreshHash();
        expect(c.state.positionHash()).toBe(hash);
      }
    }),
    { numRuns: 150 },
  );
});

test('temp, swaps and teams count for the position; scores and turns do not, but do for the situation', () => {
  const c = new Context(game());
  const position = c.state.positionHash();
  const situation = (): string => `${situationLow(c.state)},${situationHigh(c.state)}`;
  const first = situation();
  const others = [
    '[SetScore:player=1,score=3]',
    '[SetNextPlayer:player=3]',
    '[Trigger:event=E,player=1]',
    '[SetPending:value=3]',
  ];
  for (const text of others) {
    c.mark();
    apply(c, text);
    expect(c.state.positionHash()).toBe(position);
    expect(situation()).not.toBe(first);
    c.rollback();
    expect(situation()).toBe(first);
  }
  for (const text of ['[SetTemp:temp=3]', '[Swap:player1=1,player2=2]', '[AddPlayerToTeam:team=1,player=2]']) {
    c.mark();
    apply(c, text);
    expect(c.state.positionHash()).not.toBe(position);
    c.rollback();
  }
  for (const text of ['[SetPot:pot=3]', '[SetVar:name=A,value=1]', '[SetCounter:counter=4]']) {
    apply(c, text);
    expect(situation()).toBe(first);
  }
});

test('a value pending twice cancels itself in the situation and leaves a trace when cleared', () => {
  const { state } = new Context(game());
  const first = situationLow(state);
  addPending(state, 2);
  clearPending(state);
  expect([situationLow(state), isPending(state, 2)]).toEqual([first, false]);
  addPending(state, 2);
  addPending(state, 2);
  expect([situationLow(state), isPending(state, 2)]).toEqual([first, true]);
  clearPending(state);
  expect(situationLow(state)).not.toBe(first);
});

test('a stored position is recognised', () => {
  const c = new Context(game());
  apply(c, '[StoreStateInContext:]');
  expect(isStoredPosition(c.state)).toBe(true);
  apply(c, '[Add:type=Cell,to=4,what=3]');
  expect(isStoredPosition(c.state)).toBe(false);
  apply(c, '[Remove:type=Cell,to=4]');
  expect(isStoredPosition(c.state)).toBe(true);
});

test('the hash is the same whether it is kept up to date or computed on demand', () => {
  const kept = new Context(game());
  const plain = game();
  const lazy = new Context({ ...plain, flags: { ...plain.flags, storedState: false } });
  expect([kept.state.layout.hashing, lazy.state.layout.hashing]).toEqual([true, false]);
  for (const text of [
    '[Add:type=Cell,to=4,what=3]',
    '[SetTemp:temp=7]',
    '[Move:typeFrom=Cell,from=4,typeTo=Cell,to=5]',
  ]) {
    apply(kept, text);
    apply(lazy, text);
    expect(lazy.state.positionHash()).toBe(kept.state.positionHash());
  }
});

test('dice: rolling, using, summing', () => {
  const c = new Context(game());
  apply(c, '[Add:type=Cell,to=9,what=1]');
  apply(c, '[Add:type=Cell,to=10,what=2]');
  fillDice(c.state);
  expect([currentDie(c.state, 0, 0), currentDie(c.state, 0, 1), diceSum(c.state, 0)]).toEqual([1, 1, 2]);
  apply(
    c,
    '[SetStateAndUpdateDice:site=9,state=4],[SetStateAndUpdateDice:site=10,state=2],[SetDiceAllEqual:value=false]',
  );
  expect([currentDie(c.state, 0, 0), currentDie(c.state, 0, 1), diceSum(c.state, 0)]).toEqual([5, 3, 8]);
  apply(c, '[UseDie:indexHandDice=0,indexDie=1,site=10]');
  expect([currentDie(c.state, 0, 1), diceSum(c.state, 0)]).toEqual([0, 8]);
  apply(c, '[SetDiceAllEqual:value=true]');
  expect([c.state.diceAllEqual, diceSum(c.state, 0)]).toEqual([true, 5]);
});

test('standing: ranks, payoffs, winners and the end', () => {
  const { state } = new Context(game());
  state.mark();
  standing.setRanking(state, 2, 1.5);
  standing.setPayoff(state, 1, -0.1);
  standing.addWinner(state, 2);
  standing.addLoser(state, 3);
  standing.setWinsDecided(state, 1);
  standing.setLossesDecided(state, 2);
  standing.setOver(state, 2, 'TurnLimit');
  state.setActive(2, false);
  expect(standing.rankings(state)).toEqual([0, 0, 1.5, 0]);
  expect([standing.payoff(state, 1), standing.winner(state), standing.endType(state)]).toEqual([-0.1, 2, 'TurnLimit']);
  expect([standing.winners(state), standing.losers(state), state.active]).toEqual([[2], [3], 0b1010]);
  expect([standing.winsDecided(state), standing.lossesDecided(state), standing.isOver(state)]).toEqual([1, 2, true]);
  state.rollback();
  expect([standing.isOver(state), standing.winners(state), state.active]).toEqual([false, [], 0b1110]);
});

test('earlier positions, visited sites, notes and dominoes', () => {
  const c = new Context(game());
  const { state } = c;
  pushHash(state, 'game', 1, 2);
  pushHash(state, 'game', 3, 4);
  pushHash(state, 'turn', 5, 6);
  expect([hasHash(state, 'game', 3, 4), hasHash(state, 'game', 2, 3), hashCount(state, 'game')]).toEqual([
    true,
    false,
    2,
  ]);
  expect(hashAt(state, 'game', 1)).toEqual([3, 4]);
  clearHashes(state, 'turn');
  expect(hashCount(state, 'turn')).toBe(0);
  visit(state, 5);
  visit(state, -1);
  expect([isVisited(state, 5), isVisited(state, 6), isVisited(state, -1)]).toEqual([true, false, false]);
  clearVisited(state);
  expect(isVisited(state, 5)).toBe(false);
  apply(c, '[Note:message=hello there,to=2]');
  expect(notes(state).map((note) => [note.player, c.game.strings.text(note.message)])).toEqual([[2, 'hello there']]);
  apply(c, '[RememberValue:name=A,value=4]');
  expect(isRemembered(state, c.game.strings.find('A'), 4)).toBe(true);
  fillDominoes(state);
  takeDomino(state, 2);
  expect([dominoesLeft(state), dominoAt(state, 1)]).toEqual([4, 3]);
});

test('the start', () => {
  const state = createState(game());
  expect([state.mover, state.next, state.prev, state.counter, state.temp, state.numTurn]).toEqual([1, 2, 0, -1, -1, 1]);
  expect(createState({ ...game(), mode: 'simulation' }).mover).toBe(0);
  expect(createState(sampleGame({ players: 1 })).next).toBe(1);
});
