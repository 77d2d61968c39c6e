/** Closures of rules can be asked again while they are asked: what they change is made for each question. */
import { join } from 'node:path';
import { repository } from '../games/library.js';
import { capturedBelow, capturedIn } from './captured.js';

const named = ({ name, change }: { name: string; change: string }): string => `${name} is ${change}`;

test('what outlives a question and is changed by it is found', () => {
  const source = (body: string): string => `export function made(rule) { let last = 0; const marks = []; ${body} }`;
  expect(capturedIn(source('return (c) => { last = rule(c); return last; };')).map(named)).toEqual([
    'last is assigned',
  ]);
  expect(capturedIn(source('return (c) => marks.push(c);')).map(named)).toEqual(['marks is filled']);
  expect(capturedIn(source('return keeping([], (c) => { marks[0] = c; });')).map(named)).toEqual(['marks is filled']);
  expect(capturedIn(source('rule.forEach((each) => { last += each; marks.push(each); }); return last;'))).toEqual([]);
  expect(capturedIn(source('last = rule; return () => last;'))).toEqual([]);
});

/** What is changed all the same, and why that harms nobody. */
const harmless: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  functions: {
    'board/lines.ts: byCodes is filled': 'remembered, the same whenever it is asked for',
    'declare/meaning.ts: known is filled': 'remembered likewise',
    'direction/seen.ts: lists is filled': 'while a rule is made',
    'direction/seen.ts: numbers is filled': 'while a rule is made',
    'boolean/is/bridges.ts: order is filled': 'a function within the one that is asked',
    'boolean/is/bridges.ts: bridges is filled': 'a function within the one that is asked',
    'boolean/is/bridges.ts: low is filled': 'a function within the one that is asked',
    'boolean/is/edgePath.ts: seen is filled': 'a function within the one that is asked',
    'boolean/is/line/flat.ts: seen is filled': 'a function within the one that is asked',
    'region/startPositions.ts: known is assigned': 'remembered as long as the game has begun in the same way',
    'region/startPositions.ts: from is assigned': 'remembered likewise',
  },
  rules: {
    'moves/shared/waysFrom.ts: known is filled': 'remembered, the same whenever it is asked for',
  },
};

test.each(Object.entries(harmless))('closures of %s change nothing that others may be using', (name, known) => {
  const found = capturedBelow(join(repository(), 'packages', name, 'src')).map((line) => line.replace(/:\d+ /, ': '));
  expect([...new Set(found)].sort()).toEqual(Object.keys(known).sort());
});
