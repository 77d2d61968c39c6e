/** What tuning found is written as code, metadata and a table. */
import { aiAdvice } from '@ludii/agents';
import { gameFromText } from '@ludii/engine';
import { bestTable, tuningTable, withTerms } from './best.js';
import { verdictOf } from './match.js';
import type { GameTuning } from './tuning.js';

const match = { first: 'alphabeta', second: 'uct', wins: 9, draws: 1, losses: 0, verdict: 'better' as const };
const tuning: GameTuning = {
  game: 'four-in-a-row',
  name: "Four-in-a-Row's",
  terms: ['(material weight:1)'],
  games: 12,
  foretold: 0.75,
  tuned: undefined,
  matches: [match, { ...match, first: 'grave', second: 'alphabeta', wins: 0, losses: 5, verdict: 'not better' }],
  best: 'alphabeta',
  visits: 12.34,
};

test('the table of the best agents leaves out those that are taken anyway', () => {
  const text = bestTable([tuning, { ...tuning, name: 'Other', best: 'uct' }]);
  expect(text).toContain("alphabeta: ['fourinarows'],");
  expect(text).not.toContain('uct');
});

test('games that were not studied keep what is known of them', () => {
  const known = bestTable([{ ...tuning, name: 'Old' }, tuning]);
  const text = bestTable([{ ...tuning, best: 'grave' }], known);
  expect(text).toContain("alphabeta: ['old'],");
  expect(text).toContain("grave: ['fourinarows'],");
});

test('a match in which UCT had no time decides nothing', () => {
  const known = bestTable([{ ...tuning, best: 'grave' }]);
  expect(bestTable([{ ...tuning, visits: 0.4 }], known)).toBe(known);
});

test('a match that was not decided changes nothing', () => {
  const known = bestTable([{ ...tuning, best: 'grave' }]);
  const open = { ...tuning, best: 'uct', matches: [{ ...match, verdict: 'open' as const }] };
  expect(bestTable([open], known)).toBe(known);
  expect(bestTable([{ ...open, matches: [{ ...match, verdict: 'not better' as const }] }], known)).not.toContain(
    'fourinarows',
  );
});

test('the table of the document tells what was clear', () => {
  expect(tuningTable([tuning])).toContain(
    '| four-in-a-row | 12 | 75 % | nothing learnt | alphabeta 9 / 1 / 0 ** | 0 / 1 / 5 against alphabeta | 12 | alphabeta |',
  );
});

test('games that were not studied again keep their rows in the document', () => {
  const present = tuningTable([{ ...tuning, game: 'old' }, tuning]);
  const [, , , row, old] = tuningTable([{ ...tuning, games: 34 }], present).split('\n');
  expect([row, old].map((each) => each!.slice(0, 23))).toEqual(['| four-in-a-row | 34 | ', '| old | 12 | 75 % | not']);
});

const text = `(game "T" (players 2) (equipment { (board (square 3)) (piece "Nought" Each) })
  (rules (play (move Add (to (sites Empty)))) (end (if (is Line 3) (result Mover Win)))))

(metadata
  (info { (description "A line (of three) wins.") })
)
`;

test('terms are added to metadata, and take the place of others', () => {
  const once = withTerms(text, ['(material weight:2)']);
  expect(aiAdvice(gameFromText(once)).terms).toEqual([{ term: 'material', weight: 2 }]);
  const twice = withTerms(once, ['(score weight:0.5)', '(mobilitySimple weight:1)']);
  expect(aiAdvice(gameFromText(twice)).terms).toEqual([
    { term: 'score', weight: 0.5 },
    { term: 'mobilitySimple', weight: 1 },
  ]);
  expect(twice.startsWith(text.slice(0, text.lastIndexOf(')')))).toBe(true);
  expect(twice.split('(ai')).toHaveLength(2);
  const advised = once.replace('(ai\n', '(ai\n    (bestAgent "UCT")\n');
  expect(aiAdvice(gameFromText(withTerms(advised, ['(score weight:0.5)'])))).toEqual({
    bestAgent: 'UCT',
    terms: [{ term: 'score', weight: 0.5 }],
  });
});

test('a match is decided as soon as its score says enough', () => {
  expect(verdictOf(8, 0)).toBe('open');
  expect(verdictOf(9, 0)).toBe('better');
  expect(verdictOf(0, 5)).toBe('not better');
  expect(verdictOf(20, 20)).toBe('not better');
});

test('an equal agent passes for a better one in no more than about one of twenty matches', () => {
  let alarms = 0;
  let state = 1;
  for (let k = 0; k < 2000; k++) {
    let [wins, losses] = [0, 0];
    while (verdictOf(wins, losses) === 'open' && wins + losses < 80) {
      state = (Math.imul(state, 1664525) + 1013904223) | 0;
      if (state < 0) wins++;
      else losses++;
    }
    if (verdictOf(wins, losses) === 'better') alarms++;
  }
  expect(alarms / 2000).toBeLessThan(0.06);
});
