/** Many mutations, and how good their messages are together. */
import type { Diagnostic } from '@ludii/compiler';
import { type LibraryGame, libraryGames } from '../games/library.js';
import { diagnosticsOf, judge, type Verdict } from './measure.js';
import { type Mutation, type MutationKind, mutate, mutations, randomFrom } from './mutate.js';

/** Numbers of mutations: those that are wrong, how many of these are told well, and those that are right all the same. */
export interface Tally {
  readonly faulty: number;
  readonly located: number;
  readonly suggested: number;
  readonly unnoticed: number;
}

export interface Judged {
  readonly game: LibraryGame;
  readonly mutation: Mutation;
  readonly verdict: Verdict;
}

const none: Tally = { faulty: 0, located: 0, suggested: 0, unnoticed: 0 };

function counted(tally: Tally, { diagnostics, located, suggested }: Verdict): Tally {
  if (diagnostics.length === 0) return { ...tally, unnoticed: tally.unnoticed + 1 };
  return {
    ...tally,
    faulty: tally.faulty + 1,
    located: tally.located + (located ? 1 : 0),
    suggested: tally.suggested + (suggested ? 1 : 0),
  };
}

/** Makes mutations of all kinds in turn until so many of them are faulty. */
export function measureAll(
  wanted: number,
  seed: number,
  onEach: (judged: Judged) => void = () => {},
): { readonly all: Tally; readonly byKind: Readonly<Record<MutationKind, Tally>> } {
  const games = libraryGames();
  const texts = new Map(games.map(({ name, text }) => [name.toLowerCase(), text]));
  const subgame = (name: string): string | undefined => texts.get(name.toLowerCase().replaceAll(' ', '-'));
  const known = new Map<string, readonly Diagnostic[]>();
  const random = randomFrom(seed);
  const byKind: Record<string, Tally> = Object.fromEntries(mutations.map((kind) => [kind, none]));
  let all = none;
  for (let turn = 0; all.faulty < wanted; turn++) {
    const game = games[random(games.length)]!;
    const kind = mutations[turn % mutations.length]!;
    const mutation = mutate(game.text, kind, random);
    if (!mutation) continue;
    const before = known.get(game.file) ?? diagnosticsOf(game.text, game.file, subgame);
    known.set(game.file, before);
    const verdict = judge(mutation, game.text, before, game.file, subgame);
    all = counted(all, verdict);
    byKind[kind] = counted(byKind[kind]!, verdict);
    onEach({ game, mutation, verdict });
  }
  return { all, byKind: byKind as Record<MutationKind, Tally> };
}

/** A share as people write it. */
export function share(part: number, whole: number): string {
  return whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`;
}
