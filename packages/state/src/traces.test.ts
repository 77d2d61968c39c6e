/**
 * Recorded games as a check of the actions. Every recorded move text is read and printed again; and the recorded actions
 * of each step, applied to a state built from the trace's header alone, must give the recorded position.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { coveredSites } from './actions/largePiece.js';
import { applyMove } from './applyMove.js';
import { Context } from './context.js';
import { MoveList } from './moveList.js';
import { moveText, parseMove } from './moveText.js';
import { clearPending, pendingValues, removal, removalCount } from './pending.js';
import { type SiteTypeCode, siteTypeNames } from './siteType.js';
import { score } from './standing.js';
import { StringTable } from './strings.js';
import { gameOf, type Header, type Line } from './testing/traceGame.js';
import { variables } from './variables.js';

const shared = resolve(__dirname, '../../../../shared');
const tracesRoot = join(shared, 'oracle/traces');
const present = existsSync(tracesRoot);
const when = present ? test : test.skip;
if (!present) console.warn('recorded games are not here: their tests are left out');

function tracePaths(dir = tracesRoot): string[] {
  if (!present) return [];
  return readdirSync(dir, { withFileTypes: true })
    .flatMap((entry) => (entry.isDirectory() ? tracePaths(join(dir, entry.name)) : [join(dir, entry.name)]))
    .filter((path) => path.endsWith('.jsonl.gz'))
    .sort();
}

/** Header and lines of a trace: of its first playout, or of all three if the environment asks for them. */
function readTrace(path: string): { header: Header; lines: Line[] } {
  const text = gunzipSync(readFileSync(path)).toString('utf8').trimEnd();
  const end = process.env.LUDII_FULL ? -1 : text.indexOf('\n{"playout":1');
  const [first, ...rest] = (end < 0 ? text : text.slice(0, end)).split('\n');
  return { header: JSON.parse(first!) as Header, lines: rest.map((line) => JSON.parse(line) as Line) };
}

/** The position in the format of the traces. */
function sitesText(c: Context): string {
  const { state } = c;
  const groups: string[] = [];
  state.shape.containers.forEach((container, k) => {
    for (let type = 0 as SiteTypeCode; type < (k === 0 ? 3 : 1); type++) {
      const first = k === 0 ? 0 : container.first;
      const end = k === 0 ? state.shape.board.sizes[type] : first + container.size;
      const parts: string[] = [];
      for (let site = first; site < end; site++) {
        const text = state.layout.stacking ? stackText(c, type, site) : pileText(c, type, site);
        if (text !== '') parts.push(`${site}:${text}`);
      }
      if (parts.length > 0) groups.push(`${k} ${siteTypeNames[type]} ${parts.join(' ')}`);
    }
  });
  return groups.sort().join(' | ');
}

const sortedGroups = (text: string): string => text.split(' | ').sort().join(' | ');

function content(what: number, count: number, state: number, rotation: number, value: number): string {
  let text = String(what);
  if (count > 1) text += `x${count}`;
  if (state > 0) text += `s${state}`;
  if (rotation > 0) text += `r${rotation}`;
  if (value > 0) text += `v${value}`;
  return text;
}

function pileText({ state }: Context, type: SiteTypeCode, site: number): string {
  const local = state.state(type, site);
  const count = state.count(type, site);
  const text = content(state.what(type, site), count, local, state.rotation(type, site), state.value(type, site));
  // The recorder leaves out the sites that a large piece covers, which have a count and a value but no piece.
  return text === '0' || (state.what(type, site) === 0 && local === 0) ? '' : text;
}

function stackText({ state }: Context, type: SiteTypeCode, site: number): string {
  const levels: string[] = [];
  for (let level = 0; level < state.stackSize(type, site); level++) {
    const what = state.whatAt(type, site, level);
    const local = state.stateAt(type, site, level);
    levels.push(content(what, 1, local, state.rotationAt(type, site, level), state.valueAt(type, site, level)));
  }
  return levels.join('/');
}

const paths = tracePaths();

when('every recorded move text is printed as it was read', () => {
  let texts = 0;
  const wrong: string[] = [];
  for (const path of paths) {
    const strings = new StringTable();
    const list = new MoveList();
    const check = (text: string): void => {
      list.clear();
      texts++;
      const printed = moveText(list, parseMove(text, list, strings), strings);
      if (printed !== text && wrong.length < 20) wrong.push(`${text} => ${printed}`);
    };
    for (const line of readTrace(path).lines) {
      line.start?.forEach(check);
      line.legal?.forEach(check);
      line.parts?.forEach(check);
      if (line.move) check(line.move);
      if (line.applied) check(line.applied);
    }
  }
  expect(wrong).toEqual([]);
  expect(texts).toBeGreaterThan(100_000);
});

/** Takes the captures at the end of a sequence out of a resulting move, for the state to find them itself. */
function withoutSequence(c: Context, text: string): string {
  if (!c.game.flags.sequenceCapture || text.includes('[SetNextPlayer:')) return text;
  const waiting = new Set<number>();
  for (let i = 0; i < removalCount(c.state); i++) waiting.add(removal(c.state, i));
  for (const match of text.matchAll(/\[Remove:(?:type=\w+,)?to=(\d+),applied=false/g)) waiting.add(Number(match[1]));
  let rest = text;
  for (;;) {
    const match = /actions=\[Remove:type=\w+,to=(\d+)(?:,level=\d+)?\],?/.exec(rest);
    if (!match || !waiting.has(Number(match[1])) || rest.indexOf('actions=') !== match.index) return rest;
    rest = rest.replace(match[0], 'actions=');
  }
}

/** Legal moves of dominoes that would cover a cell which is not playable. */
function closed(c: Context, legal: readonly string[]): string[] {
  return legal.filter((text) => {
    const match = /from=(\d+),to=(\d+),state=(\d+)/.exec(text);
    if (!match) return false;
    const [, from, to, local] = match.map(Number);
    const sites = coveredSites(c.state, c.state.what(0, from!), to!, local!);
    return sites.some((site) => !c.state.isPlayable(site));
  });
}

interface Replay {
  steps: number;
  positions: number;
  fault?: string;
}

/** Applies the recorded actions and compares positions, until the first difference. */
function replay(header: Header, lines: readonly Line[], description: string): Replay {
  const result: Replay = { steps: 0, positions: 0 };
  const game = gameOf(header, lines, description);
  const c = new Context(game);
  const list = new MoveList();
  const apply = (text: string): void => {
    list.clear();
    parseMove(text, list, game.strings);
    clearPending(c.state);
    applyMove(c, list, 0);
  };
  const differ = (line: Line, what: string, expected: unknown, actual: unknown): boolean => {
    const [a, b] = [JSON.stringify(expected), JSON.stringify(actual)];
    if (a === b) return false;
    result.fault = `step ${line.n ?? 'start'} ${what}: expected ${a} got ${b} after ${line.applied ?? ''}`;
    return true;
  };
  for (const [number, line] of lines.entries()) {
    if (line.playout !== undefined) c.reset();
    if (game.flags.lineOfPlay && line.n && line.legal && differ(line, 'lines', [], closed(c, line.legal)))
      return result;
    // The rules that end a game may still change scores.
    const final = lines[number + 1]?.over !== undefined;
    try {
      line.start?.forEach(apply);
      if (line.applied) apply(withoutSequence(c, line.applied));
    } catch (error) {
      result.fault = `step ${line.n ?? 'start'} ${String(error)} in ${line.applied ?? ''}`;
      return result;
    }
    if (line.applied) {
      result.steps++;
      const last = moveText(c.trial.moves, c.trial.moves.length - 1, game.strings);
      if (differ(line, 'resulting move', line.applied, last)) return result;
    }
    if (!line.state) continue;
    result.positions++;
    const { sites, score: scores, amount, pot, pending, vars } = line.state;
    if (differ(line, 'sites', sortedGroups(sites), sitesText(c))) return result;
    if (pot !== undefined && differ(line, 'pot', pot, c.state.pot)) return result;
    if (
      amount &&
      differ(
        line,
        'amount',
        amount,
        amount.map((_, p) => c.state.amount(p + 1)),
      )
    )
      return result;
    if (
      scores &&
      !final &&
      differ(
        line,
        'score',
        scores,
        scores.map((_, p) => score(c.state, p + 1)),
      )
    )
      return result;
    if (
      pending &&
      differ(
        line,
        'pending',
        pending,
        pendingValues(c.state).sort((x, y) => x - y),
      )
    )
      return result;
    if (vars) {
      const mine = variables(c.state).map(([name, value]) => [game.strings.text(name), value]);
      if (differ(line, 'vars', Object.entries(vars).sort(), mine.sort())) return result;
    }
  }
  return result;
}

when('recorded actions lead to the recorded positions', () => {
  let steps = 0;
  let positions = 0;
  let games = 0;
  const faults: string[] = [];
  for (const path of paths) {
    const { header, lines } = readTrace(path);
    if (!header.board) continue;
    const description = readFileSync(join(shared, 'corpus/lud', header.lud), 'utf8');
    const result = replay(header, lines, description);
    games++;
    steps += result.steps;
    positions += result.positions;
    if (result.fault) faults.push(`${header.lud}: ${result.fault}`);
  }
  console.info(
    `${games} games, ${steps} moves applied, ${positions} positions compared, ${faults.length} games differ`,
  );
  if (process.env.FAULTS) console.info(faults.map((f) => f.slice(0, Number(process.env.FAULTS))).join('\n'));
  expect(faults).toEqual([]);
});
