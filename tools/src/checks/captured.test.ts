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
  'functions/src': {
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
  'rules/src': {
    'moves/shared/waysFrom.ts: known is filled': 'remembered, the same whenever it is asked for',
  },
  'ir/src/interpret': {
    'collect.ts: made is filled': 'remembered, the same whenever it is asked for',
    'effects.ts: joins is filled': 'remembered likewise',
    'effects.ts: last is assigned': 'remembered, with the table that it belongs to',
    'kept/loops.ts: known is filled': 'while a rule is made',
    'kept/loops.ts: repeated is filled': 'while a rule is made',
    'kept/loops.ts: seen is filled': 'while a rule is made',
    'kept/rows.ts: holding is filled': 'with the number of the round that it belongs to (tested beside it)',
    'kept/rows.ts: round is assigned': 'that number',
    'kept/rows.ts: told is filled': 'with the number of the round likewise',
    'kept/slots.ts: answers is assigned': 'each answer with the number of its round',
    'kept/tables.ts: joined is filled': 'while a rule is made',
    'kept/tables.ts: made is filled': 'remembered, the same whenever it is asked for',
    'kept/tables.ts: row is assigned': 'while a rule is made',
    'liberties.ts: marks is filled': 'nothing else is asked while liberties are counted',
    'liberties.ts: queue is filled': 'nothing else is asked while liberties are counted',
    'onceForEach.ts: known is filled': 'remembered, the same whenever it is asked for',
    'pieceTest.ts: masks is filled': 'remembered likewise',
    'rules.ts: leads is assigned': 'made when it is first asked for',
    'rules.ts: likely is assigned': 'tells what is asked first, not the answer',
    'rules.ts: moves is assigned': 'made when it is first asked for',
    'rules.ts: some is assigned': 'made when it is first asked for',
    'sample.ts: choice is assigned': 'made when it is first asked for',
    'walk/dice.ts: known is filled': 'remembered, the same whenever it is asked for',
    'walk/enclose.ts: pool is filled': 'borrowed from, and given back to',
    'walk/lines.ts: known is assigned': 'remembered, with the lines that it belongs to',
    'walk/ways.ts: known is filled': 'remembered, the same whenever it is asked for',
  },
};

test.each(Object.entries(harmless))('closures of %s change nothing that others may be using', (name, known) => {
  const found = capturedBelow(join(repository(), 'packages', name)).map((line) => line.replace(/:\d+ /, ': '));
  expect([...new Set(found)].sort()).toEqual(Object.keys(known).sort());
});
