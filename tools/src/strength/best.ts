/**
 * `npm run strength -- best`: what `tuning` has found is written where it is used: the table of the agent `best`, the
 * metadata of games whose tuned evaluation won, and the table of docs/strength.md.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { plainName } from '@ludii/engine/internal';
import { libraryGame, repository } from '../games/library.js';
import { type GameTuning, readTunings, shownMatch } from './tuning.js';

const data = 'packages/agents/src/best.data.ts';
const document = 'docs/strength.md';
const begin = '<!-- tuning: written by `npm run strength -- best` -->';
const end = '<!-- end of tuning -->';

/** UCT needs so many visits for each move to show what it can do; with fewer a match decides nothing about it. */
const LeastVisits = 1;

/** Games of an agent as the formatter lays them out: on one line if there is room. */
function rowText(agent: string, games: readonly string[]): string {
  const short = `  ${agent}: [${games.join(', ')}],\n`;
  return short.length <= 121 ? short : `  ${agent}: [\n${games.map((game) => `    ${game},\n`).join('')}  ],\n`;
}

/** True if a study has shown who is best: there was time to think, and whoever was left had no match open. */
function isDecided({ visits, best, matches }: GameTuning): boolean {
  return visits >= LeastVisits && (best !== 'uct' || matches.every(({ verdict }) => verdict !== 'open'));
}

/**
 * The table of the agent `best` as a source file: games by agent. UCT is what is played where nothing was found. Games
 * about which nothing was decided keep what is in the present file.
 */
export function bestTable(tunings: readonly GameTuning[], present = ''): string {
  const byAgent = new Map<string, string[]>();
  const add = (agent: string, game: string): unknown => byAgent.set(agent, [...(byAgent.get(agent) ?? []), game]);
  const valid = tunings.filter(isDecided);
  for (const { best, name } of valid) if (best !== 'uct') add(best, plainName(name));
  const studied = new Set(valid.map(({ name }) => plainName(name)));
  for (const [, agent, games] of present.matchAll(/(\w+): \[([^\]]*)\]/g)) {
    for (const [, game] of games!.matchAll(/'([^']*)'/g)) if (!studied.has(game!)) add(agent!, game!);
  }
  const lines = [...byAgent]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([agent, games]) => rowText(agent, games.map((game) => `'${game}'`).sort()));
  return (
    '/** Who won clearly against the others with the same time, by agent. Written by `npm run strength -- best`. */\n' +
    `export const winners: Readonly<Record<string, readonly string[]>> = {\n${lines.join('')}};\n`
  );
}

/** The end of the call that begins at a place of a text. */
function closing(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    if (text[at] === '"') at = text.indexOf('"', at + 1);
    else if (text[at] === '(') depth++;
    else if (text[at] === ')' && --depth === 0) return at + 1;
  }
  throw new Error('A bracket is not closed.');
}

/** A description with other terms of the evaluation in its metadata. */
export function withTerms(text: string, terms: readonly string[]): string {
  const metadata = text.indexOf('\n(metadata');
  if (metadata < 0) throw new Error('There are no metadata to write to.');
  const present = text.indexOf('\n  (ai', metadata);
  // Whom a description advises is another matter.
  const advice = present < 0 ? null : /\n *\(bestAgent "[^"]*"\)/.exec(text.slice(present));
  const clause = `  (ai${advice?.[0] ?? ''}\n    (heuristics {\n${terms.map((term) => `      ${term}\n`).join('')}    })\n  )\n`;
  if (present >= 0) {
    const after = closing(text, present + 3);
    return `${text.slice(0, present + 1)}${clause}${text.slice(after + 1)}`;
  }
  const last = closing(text, metadata + 1) - 1;
  return `${text.slice(0, last)}${clause}${text.slice(last)}`;
}

/** The row of a game. */
function tuningRow(tuning: GameTuning): string {
  const { game, games, foretold, tuned, matches, best, visits } = tuning;
  const [deep, grave] = matches;
  const cells = [
    game,
    String(games),
    `${(100 * foretold).toFixed(0)} %`,
    shownMatch(tuned),
    `${deep?.first} ${shownMatch(deep)}`,
    `${shownMatch(grave)} against ${grave?.second}`,
    visits === 0 ? '' : String(Number(visits.toPrecision(2))),
    isDecided(tuning) ? best : '',
  ];
  return `| ${cells.join(' | ')} |`;
}

/** The table of the document. Games that were not studied keep the rows that they have in the present one. */
export function tuningTable(tunings: readonly GameTuning[], present = ''): string {
  const byGame = new Map([...present.matchAll(/^\| ([a-z0-9-]+) \| .*$/gm)].map(([row, game]) => [game!, row]));
  byGame.delete('game');
  for (const tuning of tunings) byGame.set(tuning.game, tuningRow(tuning));
  const rows = [...byGame].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
  const head =
    '| game | games learnt from | foretold | tuned | search by depth against UCT | GRAVE | visits | best |\n|---|--:|--:|---|---|---|--:|---|';
  return `${begin}\n${head}\n${rows.join('\n')}\n${end}`;
}

function writeDocument(root: string, tunings: readonly GameTuning[]): void {
  const file = join(root, document);
  const text = readFileSync(file, 'utf8');
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < 0) throw new Error(`${document} has no place for the table.`);
  const table = tuningTable(tunings, text.slice(from, to));
  writeFileSync(file, `${text.slice(0, from)}${table}${text.slice(to + end.length)}`);
}

/** Writes everything and tells what. */
export function writeBest(out: string): void {
  const root = repository();
  const tunings = readTunings(join(out, 'tuning.jsonl'));
  if (tunings.length === 0) throw new Error(`There is nothing in ${out}: run "npm run strength -- tuning" first.`);
  writeFileSync(join(root, data), bestTable(tunings, readFileSync(join(root, data), 'utf8')));
  writeDocument(root, tunings);
  for (const { game, tuned, terms } of tunings) {
    if (tuned?.verdict !== 'better') continue;
    const { file, text } = libraryGame(game, root);
    writeFileSync(join(root, 'games', file), withTerms(text, terms));
    process.stdout.write(`games/${file}\n`);
  }
  process.stdout.write(`${data}\n${document}\n`);
}
