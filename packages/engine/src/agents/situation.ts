/**
 * A number for everything that what follows depends on: pieces, whose turn it is, phases, scores, dice, and the last move
 * where rules ask for it. Searches that reach a position by different orders of moves know it again by it. Counters that
 * only end a game that lasts too long are left out, as chess programs do.
 */
import {
  type CallNode,
  mixHigh,
  mixLow,
  type Node,
  parse,
  Reading,
  readDecision,
  situationHigh,
  situationLow,
} from '@ludii/compiler/internal';
import { EngineError } from '../errors.js';
import { checkPosition, type Position } from '../position.js';
import type { Rulebook } from '../rulebook.js';

/** What moves depend on besides the position. */
interface Memory {
  readonly lastMove: boolean;
  readonly moveNumber: boolean;
}

const memories = new WeakMap<Rulebook, Memory>();

/** Consequences look at the move they belong to, ends are decided when a move is made: neither asks what came before. */
const settledAtOnce: ReadonlySet<string> = new Set(['then', 'end', 'meta', 'metadata']);

function* calls(node: Node): Generator<CallNode> {
  if (node.kind === 'call') {
    if (settledAtOnce.has(node.keyword)) return;
    yield node;
    for (const arg of node.args) yield* calls(arg.value);
  } else if (node.kind === 'list') for (const item of node.items) yield* calls(item.value);
}

function memoryOf(game: Rulebook): Memory {
  let memory = memories.get(game);
  if (!memory) {
    const { tree } = parse(game.source.text, game.source.options);
    const all = tree ? [...calls(tree)] : [];
    const counts = (call: CallNode): boolean =>
      call.keyword === 'counter' ||
      (call.keyword === 'count' &&
        call.args.some(({ value }) => value.kind === 'word' && /^(Moves|Turns)/.test(value.word)));
    memory = { lastMove: all.some(({ keyword }) => keyword === 'last'), moveNumber: all.some(counts) };
    memories.set(game, memory);
  }
  return memory;
}

/** True if equal situations have equal futures: the rules do not compare positions with earlier ones, and it is no match. */
export function hasSituations(game: Rulebook): boolean {
  const { flags } = game.compiled.shape;
  const compares =
    flags.repeatPositionalInGame ||
    flags.repeatPositionalInTurn ||
    flags.repeatSituationalInGame ||
    flags.repeatSituationalInTurn;
  return !game.match && !compares && !flags.cycleDetection && !flags.storedState && !flags.deductionPuzzle;
}

/** Writes the two halves of the hash of a situation. */
export function situationHash(position: Position, out: Int32Array): void {
  const { context, game } = checkPosition(position);
  if (!(out instanceof Int32Array) || out.length < 2)
    throw new EngineError('bad-option', 'A hash is written into an Int32Array of two entries.');
  const { state, trial } = context;
  const { words, layout, shape } = state;
  if (!layout.hashing) state.refreshHash();
  let low = situationLow(state);
  let high = situationHigh(state);
  const take = (from: number, count: number): void => {
    for (let i = from; i < from + count; i++) {
      const word = words[i]!;
      // Most are 0, and stay so: what is 0 adds nothing.
      if (word === 0) continue;
      low ^= mixLow(i, word);
      high ^= mixHigh(i, word);
    }
  };
  take(layout.phase, shape.players + 2);
  take(layout.playerValue, shape.players + 2);
  if (shape.flags.score) take(layout.score, shape.players + 2);
  if (shape.flags.bet) take(layout.amount, shape.players + 2);
  for (const { offset, length } of layout.dice) take(offset, length);
  take(layout.visited.offset, layout.visited.length);
  const memory = memoryOf(game);
  const last = trial.lastStart();
  if (memory.lastMove && last >= 0) {
    const { tape } = trial.moves;
    for (const question of [Reading.From, Reading.To]) {
      const site = readDecision(tape, last, question) + 2;
      low ^= mixLow(-1 - question, site);
      high ^= mixHigh(-1 - question, site);
    }
  }
  if (memory.moveNumber) {
    low ^= mixLow(-3, trial.length + 1);
    high ^= mixHigh(-3, trial.length + 1);
  }
  out[0] = low;
  out[1] = high;
}
