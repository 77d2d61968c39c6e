import { Op } from './actions/opcodes.js';
import { applyMove } from './applyMove.js';
import { Context, type MoveGenerator } from './context.js';
import { equalMoves } from './moveEquality.js';
import { MoveList } from './moveList.js';
import { moveText, parseMove } from './moveText.js';
import { type SampleOptions, sampleGame } from './samples.js';
import { score } from './standing.js';

function start(options: SampleOptions = {}): { context: Context; list: MoveList; last: () => string } {
  const context = new Context(sampleGame(options));
  return {
    context,
    list: new MoveList(),
    last: () => moveText(context.trial.moves, context.trial.length - 1, context.game.strings),
  };
}

/** A rule that writes one move with one action. */
function rule(push: (out: MoveList, c: Context) => void): MoveGenerator {
  return (c, out) => {
    out.begin(c.state.mover, -1, -1);
    push(out, c);
    out.finish();
  };
}

test('consequences are found after the move, see it as the last one, and become part of it', () => {
  const { context, list, last } = start();
  const { consequences } = context.game;
  const seen: string[] = [];
  const inner = consequences.add(rule((out) => out.pushSetNextPlayer(1)));
  const first = consequences.add((c, out) => {
    seen.push(last());
    out.begin(1, -1, -1);
    out.pushAdd(0, c.trial.moves.move(c.trial.length - 1).to() + 1, 2, 1, -1, -1, -1, false, false);
    out.setThen(consequences.list([inner]));
    out.finish();
  });
  const second = consequences.add(
    rule((out, c) => {
      seen.push(`what ${c.state.what(0, 5)} next ${c.state.next}`, last());
      out.pushRemove(0, 4, -1, false);
    }),
  );
  list.begin(1, 4, 4);
  list.pushAdd(0, 4, 1, 1, -1, -1, -1, false, true);
  list.setThen(consequences.list([first, second]));
  list.finish();
  applyMove(context, list, 0);
  const plain = '[Move:mover=1,from=4,to=4,actions=[Add:type=Cell,to=4,what=1,decision=true]]';
  expect(seen).toEqual([plain, 'what 2 next 1', plain]);
  expect(last()).toBe(
    '[Move:mover=1,from=4,to=4,actions=[Add:type=Cell,to=4,what=1,decision=true],[Add:type=Cell,to=5,what=2],[SetNextPlayer:player=1],[Remove:type=Cell,to=4]]',
  );
  expect(context.trial.length).toBe(1);
});

test('a nested move is done with its consequences before the next action', () => {
  const { context, list, last } = start({ flags: { score: true } });
  const { consequences } = context.game;
  const bonus = consequences.add(rule((out, c) => out.pushSetScore(1, 10 * c.state.what(0, 0), false)));
  const part = new MoveList();
  part.begin(1, 0, 0);
  part.pushAdd(0, 0, 2, 1, -1, -1, -1, false, true);
  part.setThen(consequences.list([bonus]));
  part.finish();
  list.begin(3, 0, 0);
  list.nest(part, 0);
  list.pushRemove(0, 0, -1, false);
  list.finish();
  expect(list.move(0).to()).toBe(0);
  applyMove(context, list, 0);
  expect(score(context.state, 1)).toBe(20);
  expect(last()).toBe(
    '[Move:mover=3,from=0,to=0,actions=[Add:type=Cell,to=0,what=2,decision=true],[SetScore:player=1,score=20],[Remove:type=Cell,to=0]]',
  );
});

describe('captures at the end of a sequence', () => {
  const setUp = (stacking: boolean): ReturnType<typeof start> => {
    const game = start({ flags: { sequenceCapture: true, stacking } });
    play(game, '[Add:type=Cell,to=7,what=2]');
    play(game, '[Add:type=Cell,to=3,what=2]');
    if (stacking) play(game, '[Add:type=Cell,to=3,what=2]');
    return game;
  };
  const play = ({ context, list }: ReturnType<typeof start>, actions: string): void => {
    list.clear();
    parseMove(`[Move:mover=1,from=0,to=0,actions=${actions}]`, list, context.game.strings);
    applyMove(context, list, 0);
  };

  test('wait while the turn goes on, then come first, the last recorded one in front', () => {
    const game = setUp(false);
    play(game, '[Remove:type=Cell,to=7,applied=false],[SetNextPlayer:player=1]');
    expect(game.context.state.what(0, 7)).toBe(2);
    play(game, '[Remove:type=Cell,to=3,applied=false],[Remove:type=Cell,to=7,applied=false]');
    expect([game.context.state.what(0, 7), game.context.state.what(0, 3)]).toEqual([0, 0]);
    expect(game.last()).toContain(
      'actions=[Remove:type=Cell,to=3],[Remove:type=Cell,to=7],[Remove:type=Cell,to=3,applied',
    );
    play(game, '[Pass:]');
    expect(game.last()).toContain('actions=[Pass:]]');
  });

  test('take as many levels as were recorded', () => {
    const game = setUp(true);
    play(game, '[Remove:to=3,applied=false],[Remove:to=3,applied=false],[Remove:to=7,applied=false]');
    expect([game.context.state.stackSize(0, 3), game.context.state.stackSize(0, 7)]).toEqual([0, 0]);
    expect(game.context.state.isEmpty(0, 3)).toBe(true);
    expect(game.last()).toContain(
      'actions=[Remove:type=Cell,to=7,level=0],[Remove:type=Cell,to=3,level=0],[Remove:type=Cell,to=3,level=1],',
    );
  });
});

test('a question leaves nothing behind: state, trial, legal moves, generator', () => {
  const { context, list } = start();
  list.begin(1, 0, 0);
  list.pushAdd(0, 0, 1, 1, -1, -1, -1, false, true);
  list.finish();
  applyMove(context, list, 0);
  const legal = new MoveList();
  context.trial.legal = legal;
  const words = context.state.words.slice(0, context.state.store.size);
  const rng = [context.rng.high, context.rng.low];
  context.mark();
  list.clear();
  parseMove('[Move:mover=2,from=1,to=1,actions=[Add:type=Cell,to=1,what=2,decision=true]]', list, context.game.strings);
  applyMove(context, list, 0);
  context.trial.legal = undefined;
  context.rng.nextInt(6);
  context.acquire();
  context.mark();
  applyMove(context, list, 0);
  expect([context.trial.length, context.depth]).toEqual([3, 2]);
  context.rollback();
  expect(context.trial.length).toBe(2);
  context.rollback();
  expect(context.state.words.slice(0, context.state.store.size)).toEqual(words);
  expect([context.trial.length, context.trial.moves.length, context.depth]).toEqual([1, 1, 0]);
  expect(context.trial.legal).toBe(legal);
  expect([context.rng.high, context.rng.low]).toEqual(rng);
  expect(() => context.rollback()).toThrow();
});

test('a question may see the random numbers of the game without taking them', () => {
  const { context } = start();
  context.markSameRandom();
  const seen = [context.rng.nextInt(100), context.rng.nextInt(100)];
  context.rollback();
  context.markReal();
  expect(context.rng.nextInt(100)).toBe(seen[0]);
  context.commit();
  expect(context.rng.nextInt(100)).toBe(seen[1]);
});

test('a copied context goes its own way', () => {
  const { context, list } = start();
  list.begin(1, 0, 0);
  list.pushAdd(0, 0, 1, 1, -1, -1, -1, false, true);
  list.finish();
  applyMove(context, list, 0);
  context.site = 5;
  const copy = context.copy();
  list.clear();
  parseMove('[Move:mover=2,from=1,to=1,actions=[Add:type=Cell,to=1,what=2]]', list, context.game.strings);
  applyMove(copy, list, 0);
  expect([copy.site, copy.trial.length, copy.state.what(0, 1)]).toEqual([5, 2, 2]);
  expect([context.trial.length, context.state.what(0, 1)]).toEqual([1, 0]);
  context.reset();
  expect([context.trial.length, context.state.what(0, 0), copy.state.what(0, 0)]).toEqual([0, 0, 1]);
});

describe('lists of moves', () => {
  const fill = (sites: number[]): MoveList => {
    const list = new MoveList(16);
    for (const site of sites) {
      list.begin(1, site, site);
      list.between(site + 1);
      list.pushSelect(0, site, -1, -1, -1, -1, true);
      list.finish();
    }
    return list;
  };
  const sites = (list: MoveList): number[] => [...list].map((move) => move.from());

  test('removal puts the last move into the gap', () => {
    const list = fill([1, 2, 3, 4]);
    list.swapRemove(1);
    expect(sites(list)).toEqual([1, 4, 3]);
    list.dropLast();
    expect(sites(list)).toEqual([1, 4]);
    list.begin(1, 9, 9);
    list.pushSelect(0, 9, -1, -1, -1, -1, true);
    list.finish();
    expect(sites(list)).toEqual([1, 4, 9]);
    expect(list.move(1).between).toEqual([5]);
    list.swapRemove(0);
    list.swapRemove(0);
    list.swapRemove(0);
    expect([list.length, list.end]).toEqual([0, 0]);
  });

  test('actions can be put in front and behind; decisions can be set', () => {
    const list = fill([1, 2, 3]);
    const roll = new MoveList();
    roll.begin(1, 0, 0);
    roll.push2(Op.SetDie, false, 9, 4);
    roll.push1(Op.SetDiceAllEqual, false, 0);
    roll.finish();
    list.prependActions(1, roll, 0);
    list.appendActions(0, roll, 0);
    const { strings } = sampleGame();
    expect(moveText(list, 1, strings)).toBe(
      '[Move:mover=1,from=2,to=2,actions=[SetStateAndUpdateDice:site=9,state=4],[SetDiceAllEqual:value=false],[Select:typeFrom=Cell,from=2,decision=true]]',
    );
    expect(list.move(0).actionCount).toBe(3);
    expect(list.move(0).between).toEqual([2]);
    list.setDecision(0, false);
    expect([list.move(0).isDecision(), list.move(0).from(), list.move(0).recordedFrom]).toEqual([false, -1, 1]);
    const copy = new MoveList();
    for (let i = 0; i < 3; i++) copy.copyMove(list, i);
    for (let i = 0; i < 3; i++) expect(equalMoves(copy, i, list, i)).toBe(true);
    list.begin(2, 0, 0);
    list.pushPass(true, true);
    list.abandon();
    expect(list.length).toBe(3);
  });

  test('sorts of moves', () => {
    const { strings } = sampleGame();
    const read = (actions: string): ReturnType<MoveList['move']> => {
      const list = new MoveList();
      parseMove(`[Move:mover=1,actions=${actions}]`, list, strings);
      return list.move(0);
    };
    expect(read('[Pass:]').isPass()).toBe(true);
    expect(read('[Pass:decision=true,forced=true]').isForced()).toBe(true);
    expect(read('[Pass:],[Add:type=Cell,to=1,what=1,decision=true]').isPass()).toBe(false);
    expect(read('[Swap:player1=1,player2=2,decision=true]').isSwap()).toBe(true);
    expect(read('[Swap:player1=1,player2=2,decision=true]').isOtherMove()).toBe(true);
    expect(read('[Vote:vote=No,voteInt=1,decision=true]').isVote()).toBe(true);
    expect(read('[Propose:proposition=A,propositionInt=0,decision=true]').isPropose()).toBe(true);
    expect(read('[Forfeit:player=P1,decision=true]').isForfeit()).toBe(true);
    expect(read('[NextInstance:decision=true]').containsNextInstance()).toBe(true);
    const move = read(
      '[SetScore:player=1,score=2],[Move:typeFrom=Vertex,from=3,levelFrom=2,typeTo=Edge,to=4,state=5,decision=true],[Remove:type=Cell,to=8,level=1]',
    );
    expect([move.from(), move.to(), move.levelFrom(), move.levelTo(), move.state(), move.count()]).toEqual([
      3, 4, 2, 0, 5, 1,
    ]);
    expect([move.typeFrom(), move.typeTo(), move.actionType(), move.isStacking()]).toEqual([1, 2, Op.Move, false]);
    expect([move.finalFrom(), move.finalTo(), move.finalLevelTo()]).toEqual([8, 8, 1]);
    const silent = read('[SetNextPlayer:player=2],[Add:type=Vertex,to=3,what=2]');
    expect([silent.from(), silent.what(), silent.count(), silent.typeTo(), silent.actionType()]).toEqual([
      -1, 0, 1, 1, -1,
    ]);
  });
});

test('a site type left open is settled when the move is first tried, and shows from then on', () => {
  const { context, list } = start();
  list.begin(1, 4, 4);
  list.pushAdd(-1, 4, 1, 1, -1, -1, -1, false, true);
  list.finish();
  expect(moveText(list, 0, context.game.strings)).toBe(
    '[Move:mover=1,from=4,to=4,actions=[Add:to=4,what=1,decision=true]]',
  );
  context.mark();
  applyMove(context, list, 0);
  context.rollback();
  expect(moveText(list, 0, context.game.strings)).toBe(
    '[Move:mover=1,from=4,to=4,actions=[Add:type=Cell,to=4,what=1,decision=true]]',
  );
});
