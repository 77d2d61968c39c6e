/** What the tolerant reading of a text takes a call for, held against what binding makes of it. */
import { registry } from '@ludii/compiler';
import { type Bound, bind, GamePart, parse } from '@ludii/compiler/internal';
import { Document } from '../document.js';
import { type Call, nodeAt, visit } from '../syntax/tree.js';
import { at, gameFiles, gameText } from '../testing/games.js';
import type { Form } from './placement.js';

/** The calls of a bound tree that stand in the text as they are, with the form that was chosen and the written arguments. */
function written(bound: Bound, see: (start: number, form: Form, args: ReadonlyMap<number, string>) => void): void {
  if (bound.form === 'list') for (const item of bound.items) written(item, see);
  if (bound.form !== 'call') return;
  const args = new Map<number, string>();
  for (const [name, arg] of Object.entries(bound.args)) {
    if (!arg) continue;
    if (arg.node.origin.length === 0) args.set(arg.node.span.start, name);
    written(arg, see);
  }
  if (bound.node.origin.length === 0) see(bound.node.span.start, bound.ludeme as Form, args);
}

const games = gameFiles().filter((file, i) => i % 5 === 0 && !file.startsWith('match/'));

test.each(games)(
  '%s: the form that binding chose is among those that fit, and its arguments are named alike',
  (file) => {
    const text = gameText(file);
    const document = new Document(text);
    const calls = new Map<number, Call>();
    visit(document.tree, (node) => {
      if (node.kind === 'call') calls.set(node.start, node);
    });
    const { tree } = parse(text);
    const { bound } = bind(registry, tree!, GamePart);
    let seen = 0;
    const wrong: string[] = [];
    written(bound!, (start, form, args) => {
      const call = calls.get(start);
      if (!call) return;
      seen++;
      const found = document.meaning.forms(call).find((way) => way.form === form);
      const clause = text.slice(start, start + 60);
      if (!found) wrong.push(`${clause}: not taken for ${form.keyword} ${form.typeWords.join('|')}`);
      for (const [index, item] of call.items.entries()) {
        const name = args.get(item.start);
        const names = found?.places[index]?.map((place) => form.args[place]![0]) ?? [];
        if (found && name !== undefined && !names.includes(name))
          wrong.push(`${clause}: ${name} is taken for ${names}`);
      }
    });
    expect(seen).toBeGreaterThan(10);
    expect(wrong).toEqual([]);
  },
);

test('a circle of defines is no danger', () => {
  const { document, offset } = at('(define "A" ("B" #1)) (define "B" "A") (game "G" (rules (play ("A" (move |)))))');
  const node = nodeAt(document.tree, offset)!;
  expect(document.meaning.expected(node)).toBeInstanceOf(Array);
});
