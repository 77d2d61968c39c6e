/**
 * Where rules stand in the description, for errors in play. Rules keep all their shortcuts; they only become slower, so a
 * game is compiled with places when it has failed, to find out where.
 */
import { Int, Moves } from '@ludii/functions';
import { NonDecision } from '@ludii/functions/internal';
import type { Node } from '@ludii/grammar';
import { type BoundCall, fits } from '@ludii/registry';
import { notePlace, type Observe } from '@ludii/registry/internal';
import { MoveList } from '@ludii/state';
import { actionLength, firstAction, moveEnd, Op, opcodeOf } from '@ludii/state/internal';

type Callable = (...args: unknown[]) => unknown;

/** The places of the rules of one game. */
export class Places {
  /** The innermost rule that gave an action, by its words. */
  readonly #origins = new Map<string, Node>();

  /** Notes on every error that passes a rule where it stands, and on every action where it comes from. */
  readonly observe: Observe = ({ node, ludeme: { returns } }: BoundCall, compiled) => {
    const makesMoves = fits(returns, Moves);
    const isCalled = fits(returns, Int) || fits(returns, NonDecision);
    const noting = (rule: Callable): Callable =>
      new Proxy(rule, {
        // Shortcuts of a rule are functions, or records of functions, among its properties.
        get: (target, name) => {
          // Rules that know what a number or an effect means would work it out without asking it.
          if (isCalled && name === 'ir') return undefined;
          const value: unknown = Reflect.get(target, name);
          return Object.prototype.propertyIsEnumerable.call(target, name) ? inner(value) : value;
        },
        apply: (target, self, args) => {
          const list = makesMoves && args[1] instanceof MoveList ? args[1] : undefined;
          const first = list?.length ?? 0;
          try {
            const result: unknown = Reflect.apply(target, self, args);
            if (list) this.#note(list, first, node);
            return result;
          } catch (error) {
            notePlace(error, node);
            throw error;
          }
        },
      });
    const inner = (value: unknown): unknown => {
      if (typeof value === 'function') return noting(value as Callable);
      if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
        return value;
      const parts = Object.entries(value).map(([name, part]) => [
        name,
        typeof part === 'function' ? noting(part as Callable) : part,
      ]);
      return Object.fromEntries(parts);
    };
    return inner(compiled);
  };

  #note(list: MoveList, first: number, node: Node): void {
    for (let i = first; i < list.length; i++) this.#noteActions(list.tape, list.start(i), node);
  }

  #noteActions(tape: Int32Array, move: number, node: Node): void {
    const end = moveEnd(tape, move);
    for (let at = firstAction(tape, move); at < end; at += actionLength(tape[at]!)) {
      if (opcodeOf(tape[at]!) === Op.NestedMove) this.#noteActions(tape, at + 1, node);
      const key = keyOf(tape, at);
      if (!this.#origins.has(key)) this.#origins.set(key, node);
    }
  }

  /** Forgets where actions came from: in another position the same one may come from elsewhere. */
  forget(): void {
    this.#origins.clear();
  }

  /** The rule that an action comes from, if it is known. */
  originOf(tape: Int32Array, at: number): Node | undefined {
    return this.#origins.get(keyOf(tape, at));
  }
}

/** The words of an action, without whether it decides. */
function keyOf(tape: Int32Array, at: number): string {
  return `${opcodeOf(tape[at]!)}:${tape.subarray(at + 1, at + actionLength(tape[at]!)).join()}`;
}
