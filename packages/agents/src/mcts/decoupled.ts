/**
 * Decoupled UCT for moves that are made at once: each player chooses by statistics of its own moves alone, and the next node
 * stands for what all of them chose.
 */
import {
  type Move,
  moveKey,
  type Position,
  playOut,
  type SearchGround,
  type Trial,
  type UctMoveValue,
} from '@ludii/engine';
import type { MctsSettings } from './settings.js';

interface Arm {
  visits: number;
  total: number;
  readonly totals: Float64Array;
}

class JointNode {
  visits = 0;
  /** Statistics by agent and key of the move. */
  readonly arms = new Map<number, Map<number, Arm>>();
  readonly children = new Map<number, JointNode>();
}

/** A tree over joint moves. */
export class DecoupledTree {
  readonly root = new JointNode();
  readonly #position: Position;
  readonly #returns: Float64Array;
  readonly #colours: Float64Array;
  readonly #weight: number;
  readonly #playoutMoves: number;

  constructor(
    readonly ground: SearchGround,
    { exploration = Math.SQRT2, playoutMoves = 200 }: MctsSettings,
  ) {
    this.#position = ground.position;
    const { players } = ground.position.game;
    this.#returns = new Float64Array(players + 1);
    this.#colours = new Float64Array(players + 1);
    this.#weight = exploration / 2;
    this.#playoutMoves = playoutMoves;
  }

  get isSettled(): boolean {
    return false;
  }
  get allSettled(): boolean {
    return false;
  }

  /** One descent, one playout, one way back. */
  iterate(): void {
    const position = this.#position;
    const used: { arm: Arm; agent: number }[] = [];
    const nodes: JointNode[] = [];
    position.mark();
    position.rechoose(this.ground.random);
    let node = this.root;
    for (;;) {
      nodes.push(node);
      if (position.isOver) break;
      const fresh = node.visits === 0;
      node = this.#joint(node, used);
      if (fresh) break;
    }
    playOut(position, this.ground.random, this.#playoutMoves);
    position.agentReturns(this.#returns, this.#colours);
    position.rollback();
    for (const each of nodes) each.visits++;
    for (const { arm, agent } of used) {
      arm.visits++;
      arm.total += (this.#returns[agent]! + 1) / 2;
      for (let a = 1; a < this.#returns.length; a++) arm.totals[a]! += this.#returns[a]!;
    }
  }

  /** All players choose, one after the other but without knowing of each other. */
  #joint(node: JointNode, used: { arm: Arm; agent: number }[]): JointNode {
    const position = this.#position;
    const { trial } = position.context;
    const { length } = trial;
    let joint = 0;
    do {
      const { legal, agent } = position;
      const choice = this.#pick(node, agent);
      const key = moveKey(legal.tape, legal.start(choice));
      const arms = node.arms.get(agent) ?? new Map<number, Arm>();
      node.arms.set(agent, arms);
      const arm = arms.get(key) ?? { visits: 0, total: 0, totals: new Float64Array(this.#returns.length) };
      arms.set(key, arm);
      used.push({ arm, agent });
      joint = Math.imul(joint ^ key, 0x01000193) ^ (key >>> 7);
      position.apply(choice);
    } while (trial.length === length && !position.isOver);
    const child = node.children.get(joint) ?? new JointNode();
    node.children.set(joint, child);
    return child;
  }

  #pick(node: JointNode, agent: number): number {
    const { legal } = this.#position;
    const { random } = this.ground;
    const arms = node.arms.get(agent);
    const logarithm = Math.log(Math.max(1, node.visits));
    let best = Number.NEGATIVE_INFINITY;
    let choice = 0;
    let equal = 0;
    for (let i = 0; i < legal.length; i++) {
      const arm = arms?.get(moveKey(legal.tape, legal.start(i)));
      const value = arm ? arm.total / arm.visits + this.#weight * Math.sqrt(logarithm / arm.visits) : 1e9;
      if (value > best) {
        best = value;
        choice = i;
        equal = 1;
      } else if (value === best && random.nextInt(++equal) === 0) choice = i;
    }
    return choice;
  }

  /** What was found out about the legal moves. */
  values(trial: Trial): UctMoveValue[] {
    const { agent, position } = trial;
    const { legal } = position;
    const arms = this.root.arms.get(agent);
    return trial.legalMoves().map((move: Move, i) => {
      const arm = arms?.get(moveKey(legal.tape, legal.start(i)));
      const visits = arm?.visits ?? 0;
      const returns = [...(arm?.totals ?? new Float64Array(this.#returns.length))].map((x) => x / Math.max(visits, 1));
      return { move, visits, value: returns[agent] ?? 0, returns, certain: false };
    });
  }
}
