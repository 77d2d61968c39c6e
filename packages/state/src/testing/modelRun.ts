/**
 * Random sequences of actions, marks, rollbacks and commits against models in plain objects. After every step the state
 * must agree with its model, and hash, copy and text form must agree with the state.
 */
import fc from 'fast-check';
import { applyMove } from '../applyMove.js';
import { Context } from '../context.js';
import { copyState } from '../createState.js';
import { MoveList } from '../moveList.js';
import { parseMove } from '../moveText.js';
import { positionLevel, positionSite, positionType } from '../owned.js';
import { type SampleOptions, sampleGame } from '../samples.js';
import { parseState, serialiseState } from '../serialise.js';
import { type SiteTypeCode, siteTypeNames } from '../siteType.js';

/** Data of a pile. */
export type Data = { what: number; who: number; count: number; state: number; rotation: number; value: number };
/** A site. */
export type Site = [type: SiteTypeCode, site: number];

/** One step: the text of an action, and what it does to the model. `skip` tells when it must not be tried. */
export interface Step<M> {
  text: string;
  run: (model: M) => void;
  skip?: (model: M) => boolean;
}

export interface Kind<M> {
  options: SampleOptions;
  create: () => M;
  step: fc.Arbitrary<Step<M>>;
  compare: (model: M, context: Context) => void;
  /** What counts for the position hash. */
  position?: (model: M) => string;
}

interface Real {
  context: Context;
  snapshots: { words: Int32Array; hash: string }[];
  hashes: Map<string, string>;
}

function apply(context: Context, action: string): void {
  const list = new MoveList(64);
  parseMove(`[Move:mover=1,from=0,to=0,actions=${action}]`, list, context.game.strings);
  applyMove(context, list, 0);
}

function checkState<M>(kind: Kind<M>, model: M, real: Real): void {
  const { context, hashes } = real;
  const { state } = context;
  kind.compare(model, context);
  const copy = copyState(state);
  expect(copy.store.equals(state.store)).toBe(true);
  copy.refreshHash();
  const hash = state.positionHash();
  expect(copy.positionHash()).toBe(hash);
  const text = serialiseState(state);
  expect(text.length).toBeLessThan(state.store.size * 7);
  expect(parseState(context.game, text, state.layout).store.equals(state.store)).toBe(true);
  // The copy is on its own.
  const before = state.words.slice();
  copy.mover = 7;
  copy.addToEmpty(0, 0);
  copy.removePiece(0, 1);
  copy.temp = 5;
  expect(state.words).toEqual(before);
  if (kind.position) {
    const position = kind.position(model);
    expect(hashes.get(position) ?? hash).toBe(hash);
    if (!hashes.has(position)) expect([...hashes.values()]).not.toContain(hash);
    hashes.set(position, hash);
  }
}

/** The model of a run: the present one and those at the open marks. */
interface Run<M> {
  now: M;
  marks: M[];
}

function commands<M>(kind: Kind<M>): fc.Arbitrary<Iterable<fc.Command<Run<M>, Real>>> {
  const act = kind.step.map(
    (step): fc.Command<Run<M>, Real> => ({
      check: (run) => !step.skip?.(run.now),
      run: (run, real) => {
        const { state } = real.context;
        // Apply, undo, apply again: the words and the hash must come back.
        const words = state.words.slice(0, state.store.size);
        const hash = state.positionHash();
        real.context.mark();
        apply(real.context, step.text);
        real.context.rollback();
        expect(state.words.slice(0, state.store.size)).toEqual(words);
        expect(state.positionHash()).toBe(hash);
        apply(real.context, step.text);
        step.run(run.now);
        checkState(kind, run.now, real);
      },
      toString: () => step.text,
    }),
  );
  const mark: fc.Command<Run<M>, Real> = {
    check: (run) => run.marks.length < 4,
    run: (run, real) => {
      run.marks.push(structuredClone(run.now));
      const { state } = real.context;
      real.snapshots.push({ words: state.words.slice(0, state.store.size), hash: state.positionHash() });
      real.context.mark();
    },
    toString: () => 'mark',
  };
  const rollback: fc.Command<Run<M>, Real> = {
    check: (run) => run.marks.length > 0,
    run: (run, real) => {
      run.now = run.marks.pop()!;
      real.context.rollback();
      const { state } = real.context;
      const { words, hash } = real.snapshots.pop()!;
      expect(state.words.slice(0, state.store.size)).toEqual(words);
      expect(state.positionHash()).toBe(hash);
      checkState(kind, run.now, real);
    },
    toString: () => 'rollback',
  };
  const commit: fc.Command<Run<M>, Real> = {
    check: (run) => run.marks.length > 0,
    run: (run, real) => {
      run.marks.pop();
      real.snapshots.pop();
      real.context.commit();
      checkState(kind, run.now, real);
    },
    toString: () => 'commit',
  };
  return fc.commands([act, act, act, act, fc.constant(mark), fc.constant(rollback), fc.constant(commit)], {
    maxCommands: 40,
  });
}

/** Checks a way to remember sites with random sequences of commands. */
export function property<M>(kind: Kind<M>, numRuns = 120): void {
  fc.assert(
    fc.property(commands(kind), (list) => {
      fc.modelRun(() => {
        const context = new Context(sampleGame(kind.options));
        return {
          model: { now: kind.create(), marks: [] },
          real: { context, snapshots: [], hashes: new Map() },
        };
      }, list);
    }),
    { numRuns },
  );
}

// ---- positions of pieces ----------------------------------------------------------------------------------------------

type Entry = [type: number, site: number, level: number];

export const owners = [0, 1, 2, 1, 0];
const slots = [0, 0, 0, 1, 0];

/** The index of pieces, naively. */
export class Positions {
  lists: Entry[][] = owners.map(() => []);
  constructor(
    readonly typed: boolean,
    readonly swap: boolean,
  ) {}
}

export function addEntry(p: Positions, what: number, [type, site]: Site, level: number): void {
  p.lists[what]!.push([p.typed || p.swap ? type : 0, site, level]);
}
export function removeSite(p: Positions, what: number, [type, site]: Site): void {
  const list = p.lists[what]!;
  if (p.swap) {
    const at = list.findIndex((entry) => entry[1] === site);
    if (at < 0) return;
    const last = list.pop()!;
    if (at < list.length) list[at] = last;
    return;
  }
  p.lists[what] = list.filter((entry) => entry[1] !== site || (p.typed && entry[0] !== type));
}
export function removeExact(p: Positions, what: number, [type, site]: Site, level: number): void {
  p.lists[what] = p.lists[what]!.filter(
    (entry) => entry[1] !== site || entry[2] !== level || (p.typed && entry[0] !== type),
  );
}
export function removeLevel(p: Positions, what: number, at: Site, level: number): void {
  removeExact(p, what, at, level);
  const left = p.lists[what]!.length;
  p.lists.forEach((list, other) => {
    for (const entry of list) {
      const typeMatters = p.typed && slots[other]! < left;
      if (entry[1] === at[1] && entry[2] > level && (!typeMatters || entry[0] === at[0])) entry[2]--;
    }
  });
}
export function comparePositions(p: Positions, { state }: Context): void {
  for (let what = 1; what < owners.length; what++) {
    const mine = Array.from({ length: state.owned.length(what) }, (_, i): Entry => {
      const entry = state.owned.entry(what, i);
      return [positionType(entry), positionSite(entry), positionLevel(entry)];
    });
    expect(mine).toEqual(p.lists[what]);
  }
}

export const small = (max: number): fc.Arbitrary<number> => fc.integer({ min: 0, max });
export const optional = (max: number): fc.Arbitrary<number> => fc.integer({ min: -1, max });
export const field = (name: string, value: number): string => (value === -1 ? '' : `,${name}=${value}`);
export const key = ([type, site]: Site): string => `${type}:${site}`;
export const typeText = (type: SiteTypeCode): string => siteTypeNames[type];
