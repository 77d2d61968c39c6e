/** Ludemes that make one thing of several of its kind: of two, or of all in a list. */
import { type Kind, type Ludeme, list } from '@ludii/registry';
import type { MeaningOf } from '@ludii/registry/internal';
import { type Build, ludeme } from './build.js';

/** What is said of a form. */
type Said = readonly [doc: string, example: string];

/** What is made of the parts: a value, or what it means. */
type Making<T> =
  | { readonly compile: (parts: readonly T[], build: Build) => T }
  | { readonly meaning: (parts: readonly T[], build: Build) => MeaningOf<T> };

/** The form with two parts side by side and the one with a list of them. */
export function joining<T>(
  keyword: string,
  kind: Kind<T>,
  [doc, example]: Said,
  [listDoc, listExample]: Said,
  making: Making<T>,
): readonly Ludeme<Build>[] {
  const how = <A>(parts: (args: A) => readonly T[]) =>
    'compile' in making
      ? { compile: (args: A, build: Build): T => making.compile(parts(args), build) }
      : { meaning: (args: A, build: Build) => making.meaning(parts(args), build) };
  const [two, many] = [{ a: kind, b: kind }, { list: list(kind) }];
  type Two = { readonly a: T; readonly b: T };
  type Many = { readonly list: readonly T[] };
  return [
    ludeme(keyword, { returns: kind, args: two, doc, example, ...how(({ a, b }: Two) => [a, b]) }),
    ludeme(keyword, {
      returns: kind,
      args: many,
      doc: listDoc,
      example: listExample,
      ...how(({ list }: Many) => list),
    }),
  ];
}
