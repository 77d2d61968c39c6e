/**
 * `node tools/dist/messages/collect.js 45`: gathers so many faults of every family anew, for reading before they are
 * kept. Only mistakes whose message points at them and leads back are taken, each sort of message a few times.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Fault, faultsFile, told } from './collection.js';
import { type MutationKind, mutations } from './mutate.js';
import { measureAll } from './run.js';

const wanted = Number(process.argv[2] ?? 45);
const found = new Map<MutationKind, Fault[]>(mutations.map((kind) => [kind, []]));
const sorts = new Map<string, number>();

/** The range in which two texts differ. */
function difference(before: string, after: string): Pick<Fault, 'at' | 'was' | 'now'> {
  let at = 0;
  while (at < before.length && before[at] === after[at]) at++;
  let end = 0;
  const room = Math.min(before.length, after.length) - at;
  while (end < room && before[before.length - 1 - end] === after[after.length - 1 - end]) end++;
  return { at, was: before.slice(at, before.length - end), now: after.slice(at, after.length - end) };
}

for (let seed = 100; [...found.values()].some((faults) => faults.length < wanted) && seed < 160; seed++) {
  for (const [kind, faults] of found) write(kind, faults);
  measureAll(60, seed, ({ game, mutation, verdict }) => {
    const faults = found.get(mutation.kind)!;
    if (faults.length >= wanted || verdict.diagnostics.length === 0 || !verdict.located || !verdict.suggested) return;
    const change = difference(game.text, mutation.text);
    if (change.was.length > 400 || change.now.length > 400) return;
    const said = told(verdict.diagnostics[0]!, mutation.text);
    const sort = `${mutation.kind} ${said.code} ${said.message.replace(/`[^`]*`|"[^"]*"|\d+/g, '_')}`;
    const before = sorts.get(sort) ?? 0;
    if (before >= 10) return;
    sorts.set(sort, before + 1);
    faults.push({ base: game.file, ...change, ...said });
  });
}
for (const [kind, faults] of found) write(kind, faults);

function write(kind: MutationKind, faults: readonly Fault[]): void {
  mkdirSync(dirname(faultsFile(kind)), { recursive: true });
  writeFileSync(faultsFile(kind), faults.map((fault) => `${JSON.stringify(fault)}\n`).join(''));
  console.log(`${kind}: ${faults.length}`);
}
