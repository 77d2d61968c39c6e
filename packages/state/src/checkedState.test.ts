import { applyMove } from './applyMove.js';
import { CheckedState } from './checkedState.js';
import { Context } from './context.js';
import { createState } from './createState.js';
import { StateError, type StateErrorCode } from './errors.js';
import { MoveList } from './moveList.js';
import { parseMove } from './moveText.js';
import { type SampleOptions, sampleGame } from './samples.js';
import { parseState, readState, serialiseState } from './serialise.js';

function codeOf(run: () => unknown): StateErrorCode | 'none' | 'other' {
  try {
    run();
  } catch (error) {
    return error instanceof StateError ? error.code : 'other';
  }
  return 'none';
}

const flat: SampleOptions = {
  cells: 9,
  hands: [2],
  dice: 1,
  flags: { siteState: true, hiddenInfo: true, bet: true },
};
const stacking: SampleOptions = { cells: 9, flags: { stacking: true } };

function checked(options: SampleOptions): { context: Context; state: CheckedState } {
  const context = new Context(sampleGame(options));
  return { context, state: new CheckedState(context) };
}

const move = (actions: string): string => `[Move:mover=1,from=0,to=0,actions=${actions}]`;

test('reads what is there', () => {
  const { state } = checked(flat);
  state.apply(move('[Add:type=Cell,to=4,what=2,count=3,state=1]'));
  expect([state.what(0, 4), state.who(0, 4), state.count(0, 4), state.state(0, 4)]).toEqual([2, 1, 3, 1]);
  expect([state.isEmpty(0, 4), state.stackSize(0, 4), state.rotation(0, 4), state.value(0, 4, 0)]).toEqual([
    false,
    1,
    0,
    0,
  ]);
  expect([state.hidden(1, 0, 4), state.amount(2), state.team(1)]).toEqual([0, 0, -1]);
});

test('sites, levels and players out of range', () => {
  const { state } = checked(flat);
  for (const site of [-1, 12, 1.5, Number.NaN]) expect(codeOf(() => state.what(0, site))).toBe('site-range');
  expect(codeOf(() => state.who(1, 0))).toBe('site-range');
  expect(codeOf(() => state.count(2, 0))).toBe('site-range');
  expect(codeOf(() => state.state(0, 3, 1))).toBe('level-range');
  expect(codeOf(() => state.what(0, 3, -1))).toBe('level-range');
  expect(codeOf(() => state.hidden(3, 0, 3))).toBe('player-range');
  expect(codeOf(() => state.amount(0))).toBe('player-range');
});

describe('a wrong move changes nothing', () => {
  test.each<[SampleOptions, string, StateErrorCode]>([
    [flat, '[Add:type=Cell,to=99,what=1]', 'site-range'],
    [flat, '[Add:type=Cell,to=1,what=9]', 'component-range'],
    [flat, '[Add:type=Cell,to=1,what=1,count=5000]', 'value-range'],
    [flat, '[Add:type=Cell,to=1,what=1,state=99]', 'value-range'],
    [flat, '[Add:type=Cell,to=1,what=1,rotation=3]', 'missing-data'],
    [flat, '[Move:typeFrom=Cell,from=-1,typeTo=Cell,to=3]', 'site-range'],
    [flat, '[Move:typeFrom=Cell,from=0,typeTo=Cell,to=3,count=-2]', 'value-range'],
    [flat, '[SetHidden:type=Cell,to=1,level=0,who=7,value=true]', 'player-range'],
    [flat, '[SetScore:player=9,score=1]', 'player-range'],
    [flat, '[Swap:player1=0,player2=1]', 'player-range'],
    [flat, '[UseDie:indexHandDice=1,indexDie=0,site=11]', 'site-range'],
    [flat, '[UseDie:indexHandDice=0,indexDie=4,site=11]', 'site-range'],
    [flat, '[SetStateAndUpdateDice:site=40,state=1]', 'site-range'],
    [flat, '[SetCost:type=Cell,to=1,cost=3]', 'missing-data'],
    [flat, '[Set:type=Cell,var=1,value=3]', 'missing-data'],
    [flat, '[Teleport:to=1]', 'malformed-action'],
    [stacking, '[Remove:type=Cell,to=1,level=0]', 'level-range'],
    [stacking, '[Insert:type=Cell,to=1,level=2,what=1]', 'level-range'],
    [stacking, '[Move:typeFrom=Cell,from=1,levelFrom=0,typeTo=Cell,to=2]', 'level-range'],
    [stacking, '[Promote:type=Cell,to=1,level=0,what=1]', 'level-range'],
    [stacking, Array.from({ length: 32 }, () => '[Add:type=Cell,to=1,what=1]').join(), 'stack-overflow'],
  ])('%#: %s', (options, actions, code) => {
    const { context, state } = checked(options);
    const words = context.state.words.slice(0, context.state.store.size);
    // A good action in front: it must be undone as well.
    expect(codeOf(() => state.apply(move(`[Add:type=Cell,to=0,what=1],${actions}`)))).toBe(code);
    expect(context.state.words.slice(0, context.state.store.size)).toEqual(words);
    expect([context.trial.length, context.depth, context.state.store.depth]).toEqual([0, 0, 0]);
    state.apply(move('[Add:type=Cell,to=0,what=1]'));
    expect(context.trial.length).toBe(1);
  });

  test('levels are checked when the action comes, not before', () => {
    const { state } = checked(stacking);
    state.apply(move('[Add:type=Cell,to=1,what=1],[Remove:type=Cell,to=1,level=0]'));
    expect(state.stackSize(0, 1)).toBe(0);
  });

  test('values outside a puzzle', () => {
    const { state } = checked({
      players: 1,
      flags: { deductionPuzzle: true },
      board: { ranges: [{ min: 1, max: 9 }, undefined, undefined] },
    });
    expect(codeOf(() => state.apply(move('[Set:type=Cell,var=1,value=10]')))).toBe('value-range');
    expect(codeOf(() => state.apply(move('[Toggle:type=Cell,var=1,value=-1]')))).toBe('value-range');
    expect(codeOf(() => state.apply(move('[Set:type=Edge,var=1,value=1]')))).toBe('missing-data');
  });
});

test('a damaged or foreign text of a state is refused', () => {
  const { context } = checked(flat);
  const text = serialiseState(context.state);
  expect(parseState(context.game, text).store.equals(context.state.store)).toBe(true);
  const other = createState(sampleGame(stacking));
  expect(codeOf(() => readState(other, text))).toBe('wrong-shape');
  for (const damaged of [text.slice(0, -1), `${text}A`, text.replace(/.$/, '*'), '']) {
    expect(['malformed-state', 'wrong-shape']).toContain(codeOf(() => readState(context.state, damaged)));
  }
  const at = Math.floor(text.length / 2);
  const changed = text.slice(0, at) + (text[at] === 'B' ? 'C' : 'B') + text.slice(at + 1);
  expect(codeOf(() => parseState(context.game, changed))).toBe('malformed-state');
});

test('more than sixteen players are refused', () => {
  expect(codeOf(() => createState(sampleGame({ players: 17 })))).toBe('player-range');
});

test('moves without checks apply the same', () => {
  const { context, state } = checked(flat);
  const plain = new Context(sampleGame(flat));
  const list = new MoveList();
  parseMove(move('[Add:type=Cell,to=0,what=1]'), list, plain.game.strings);
  applyMove(plain, list, 0);
  state.apply(move('[Add:type=Cell,to=0,what=1]'));
  expect(plain.state.store.equals(context.state.store)).toBe(true);
});
