import fc from 'fast-check';
import { catalogue } from './actions/catalogue.js';
import { Op } from './actions/opcodes.js';
import { actionText, parseAction } from './actionText.js';
import { StateError } from './errors.js';
import { equalActions, equalMoves } from './moveEquality.js';
import { MoveList } from './moveList.js';
import { moveText, parseMove } from './moveText.js';
import { StringTable } from './strings.js';
import { actionLength, firstAction } from './tape.js';

const strings = new StringTable();
const names = ['From', 'P1 attacks', 'Next Loss', 'a=b', 'one, two'].map((name) => strings.intern(name));

/** A random action: operands in the range of their kind, left out where the text may leave them out. */
const action = fc.integer({ min: 1, max: catalogue.length - 1 }).chain((opcode) => {
  const { fields } = catalogue[opcode]!;
  const operands = fields.map((field): fc.Arbitrary<number> => {
    switch (field.kind) {
      case 'int':
        return field.omit === undefined
          ? fc.nat(2000)
          : fc.oneof(fc.constant(field.omit), fc.integer({ min: field.omit + 1, max: 60 }));
      case 'type':
        return fc.integer({ min: -1, max: 2 });
      case 'bool':
        return fc.nat(1);
      case 'name':
        return fc.constantFrom(0, ...names);
      default:
        return field.kind satisfies never;
    }
  });
  return fc.tuple(fc.constant(opcode), fc.boolean(), fc.tuple(...operands));
});

function push(list: MoveList, [opcode, decision, operands]: [number, boolean, number[]]): void {
  // A selection without a target has no data of a target.
  const given = opcode === Op.Select && operands[4] === -1 ? [...operands.slice(0, 3), -1, -1, -1] : operands;
  list.pushAction(opcode, decision, given);
}

test('a random action is read as it was printed', () => {
  fc.assert(
    fc.property(action, (given) => {
      const list = new MoveList();
      list.begin(1, 0, 0);
      push(list, given);
      list.finish();
      const at = firstAction(list.tape, 0);
      const text = actionText(list.tape, at, strings);
      const parsed = parseAction(text, strings);
      const words = list.tape.slice(at + 1, at + actionLength(list.tape[at]!));
      expect([parsed.opcode, parsed.decision, ...parsed.operands]).toEqual([given[0], given[1], ...words]);
    }),
    { numRuns: 3000 },
  );
});

const moves = fc.record({
  mover: fc.nat(3),
  from: fc.integer({ min: -1, max: 50 }),
  to: fc.integer({ min: -1, max: 50 }),
  state: fc.integer({ min: -1, max: 3 }),
  edge: fc.integer({ min: -1, max: 9 }),
  oriented: fc.boolean(),
  level: fc.nat(3),
  actions: fc.array(action, { maxLength: 4 }),
});
type RandomMove = typeof moves extends fc.Arbitrary<infer T> ? T : never;

function build(list: MoveList, move: RandomMove, nested?: MoveList): void {
  list.begin(move.mover, move.from, move.to);
  list.setState(move.state);
  list.setEdge(move.edge, move.oriented);
  list.setLevels(move.level, move.level);
  for (const given of move.actions) push(list, given);
  if (nested) list.nest(nested, 0);
  list.finish();
}

test('a random move, nested moves included, is read as it was printed', () => {
  fc.assert(
    fc.property(moves, moves, fc.boolean(), (outer, inner, nest) => {
      const innerList = new MoveList();
      build(innerList, inner);
      const list = new MoveList();
      build(list, outer, nest ? innerList : undefined);
      const text = moveText(list, 0, strings);
      const again = new MoveList();
      parseMove(text, again, strings);
      expect(moveText(again, 0, strings)).toBe(text);
      expect(equalMoves(list, 0, again, 0)).toBe(true);
      expect(again.move(0).mover).toBe(outer.mover);
    }),
    { numRuns: 500 },
  );
});

test.each([
  '[Pass:]',
  '[Pass:decision=true]',
  '[Pass:decision=true,forced=true]',
  '[Pass:,forced=true]',
  '[SetPending:]',
  '[SetPending:,decision=true]',
  '[SetPending:value=2]',
  '[StoreStateInContext:]',
  '[Remove:to=25,applied=false]',
  '[Set:var12,value=3]',
  '[Select:typeFrom=Cell,from=13,levelFrom=1,typeTo=Vertex,to=1,levelTo=4,decision=true]',
])('the odd text %s is kept', (text) => {
  const list = new MoveList();
  const move = `[Move:mover=1,actions=${text}]`;
  parseMove(move, list, strings);
  expect(moveText(list, 0, strings)).toBe(move);
});

describe('malformed texts', () => {
  test.each([
    '',
    'Add',
    '[Add]',
    '[Fly:to=3]',
    '[Add:type=Cell,to=3]',
    '[Add:type=Cell,to=x,what=1]',
    '[Add:type=Face,to=1,what=1]',
    '[Add:type=Cell,to=1,what=1,colour=2]',
    '[Add:type=Cell,to=99999999999,what=1]',
    '[SetDiceAllEqual:value=maybe]',
    '[Pass:decision=perhaps]',
  ])('action %j', (text) => {
    const error = (() => {
      try {
        parseAction(text, strings);
      } catch (caught) {
        return caught;
      }
      return undefined;
    })();
    expect(error).toBeInstanceOf(StateError);
    expect((error as StateError).code).toBe('malformed-action');
  });

  test.each([
    '',
    '[Move:mover=1]',
    '[Move:from=1,actions=[Pass:]]',
    '[Move:mover=1,actions=[Pass:]',
    '[Move:mover=1,actions=[Pass:][Pass:]]',
    '[Move:mover=1,actions=[Pass:],x]',
    '[Move:mover=1,actions=x[Pass:]]',
    '[Move:mover=1,actions=[Pass:]]]',
    '[Move:mover=one,actions=[Pass:]]',
    '[Move:mover=1,speed=2,actions=[Pass:]]',
    '[Move:mover=1,oriented=maybe,actions=[Pass:]]',
  ])('move %j leaves the list as it was', (text) => {
    const list = new MoveList();
    expect(() => parseMove(text, list, strings)).toThrow(StateError);
    expect([list.length, list.end]).toEqual([0, 0]);
  });

  test('random damage never gives anything but a StateError', () => {
    const good =
      '[Move:mover=1,from=0,to=15,levelMin=4,levelMax=4,actions=[SetStateAndUpdateDice:site=26,state=4],[Move:typeFrom=Vertex,from=0,typeTo=Vertex,to=15,decision=true]]';
    fc.assert(
      fc.property(fc.nat(good.length), fc.nat(5), fc.string({ maxLength: 3 }), (at, cut, put) => {
        try {
          parseMove(good.slice(0, at) + put + good.slice(at + cut), new MoveList(), new StringTable());
        } catch (error) {
          expect(error).toBeInstanceOf(StateError);
        }
      }),
      { numRuns: 2000 },
    );
  });
});

describe('equality', () => {
  const one = (text: string): MoveList => {
    const list = new MoveList();
    parseMove(text.startsWith('[Move:mover') ? text : `[Move:mover=1,from=1,to=1,actions=${text}]`, list, strings);
    return list;
  };
  const same = (a: string, b: string): boolean => {
    const [x, y] = [one(a), one(b)];
    return equalActions(x.tape, firstAction(x.tape, 0), y.tape, firstAction(y.tape, 0));
  };
  test.each([
    ['[Add:type=Cell,to=1,what=1]', '[Add:type=Cell,to=1,level=3,what=1]', true],
    ['[Add:type=Cell,to=1,what=1]', '[Add:type=Cell,to=1,what=1,decision=true]', false],
    ['[Remove:type=Cell,to=1]', '[Remove:type=Cell,to=1,level=0]', false],
    ['[Remove:type=Cell,to=1,level=0]', '[Remove:type=Cell,to=1,level=2]', true],
    ['[Remove:type=Cell,to=1,applied=false]', '[Remove:to=1,applied=false]', true],
    ['[SetState:type=Cell,to=1,state=2]', '[SetState:type=Cell,to=1,state=2,decision=true]', true],
    ['[SetScore:player=1,score=2]', '[SetScore:player=1,score=2,add=true]', true],
    ['[SetCount:type=Cell,to=1,what=1,count=2]', '[SetCount:type=Cell,to=1,what=2,count=2]', true],
    [
      '[SetHidden:type=Cell,to=1,level=0,who=1,value=true]',
      '[SetHidden:type=Cell,to=1,level=1,who=1,value=true]',
      true,
    ],
    ['[Move:typeFrom=Cell,from=1,typeTo=Cell,to=2]', '[Move:typeFrom=Cell,from=1,typeTo=Cell,to=2,count=1]', false],
  ])('%s and %s', (a, b, expected) => {
    expect(same(a, b)).toBe(expected);
  });

  test('moves on an edge without direction may be turned round; mover and edge do not matter', () => {
    const a = one('[Move:mover=1,from=1,to=2,oriented=false,edge=7,actions=[Pass:]]');
    const b = one('[Move:mover=2,from=2,to=1,oriented=false,actions=[Pass:]]');
    const c = one('[Move:mover=1,from=2,to=1,actions=[Pass:]]');
    expect(equalMoves(a, 0, b, 0)).toBe(true);
    expect(equalMoves(a, 0, c, 0)).toBe(false);
  });
});
