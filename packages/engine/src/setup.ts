/**
 * Positions that people write down: `A1:Rook1 E1:King1,state=1 Hand1:0:Stone1*3 C3:Disc1+Disc2`. Each word is a site and
 * what lies on it: a piece by its name, with `*` and a count, with data behind commas, and with `+` a stack from below.
 */
import { addPending, type SiteTypeCode, setScore, siteTypeNames, siteTypeOf } from '@ludii/compiler/internal';
import { checkCount, checkList, checkOptions, checkPlayer, checkText, shown, siteNumber } from './checks.js';
import { EngineError } from './errors.js';
import { Position } from './position.js';
import type { Rulebook } from './rulebook.js';
import { generator, Purpose } from './seeds.js';
import { SiteReader, sitesOf } from './siteView.js';

/** What a setup does not say of the pieces. */
export interface SetupOptions {
  /** The player to move (default 1). */
  readonly mover?: number | undefined;
  /** Seed of dice and cards to come (default 0). */
  readonly seed?: number | undefined;
  /** Scores by player (entry 0 unused). */
  readonly scores?: readonly number[] | undefined;
  /** What is pending for this move: sites by name, or numbers. In chess the square that can be taken en passant. */
  readonly pending?: readonly (string | number)[] | undefined;
  /** The counter of the rules. In chess the moves of both sides since the last capture or pawn move, less one. */
  readonly counter?: number | undefined;
}

interface Placed {
  readonly what: number;
  readonly count: number;
  readonly state: number;
  readonly rotation: number;
  readonly value: number;
}

interface Placement {
  readonly type: SiteTypeCode;
  readonly site: number;
  readonly levels: readonly Placed[];
}

const refuse = (why: string): EngineError => new EngineError('malformed-position', why);

/** Starts a game in a position that is written down. */
export function setUp(game: Rulebook, text: string, options: SetupOptions = {}): Position {
  if (game.match) throw refuse('A match is not set up: set up one of its games.');
  const placements = readSetup(game, checkText(text, 'A setup'));
  const { mover = 1, seed = 0, scores = [], pending = [], counter } = checkOptions(options);
  checkPlayer(mover, game);
  checkList(scores, 'Scores').forEach((points, player) => {
    if (player > 0) checkCount(points, `scores[${player}]`, Number.MIN_SAFE_INTEGER);
  });
  if (counter !== undefined) checkCount(counter, 'counter', -1);
  const numbers = checkList(pending, 'Pending sites').map((each) =>
    typeof each === 'number' ? each : siteNumber(each, defaultType(game), game),
  );
  const position = new Position(game, generator(seed, 0, Purpose.Game));
  const { context } = position;
  const { layout } = context.state;
  game.compiled.flow.startWith(
    context,
    (setup) => {
      for (const { type, site, levels } of placements) {
        for (const { what, ...data } of levels) setup.add(type, site, what, { ...data, stack: layout.stacking });
      }
      scores.forEach((points, player) => {
        if (player > 0) setScore(context.state, checkPlayer(player, game), points);
      });
      for (const number of numbers) addPending(context.state, number);
      if (counter !== undefined) context.state.counter = counter;
    },
    mover,
  );
  return position;
}

const defaultType = (game: Rulebook): SiteTypeCode => game.compiled.shape.board.defaultSite;

function readSetup(game: Rulebook, text: string): Placement[] {
  const seen = new Set<string>();
  return text
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => {
      const match = /^(?:(cell|vertex|edge)\.)?(.+):([^:]+)$/i.exec(word);
      if (!match) throw refuse(`${shown(word)} is no site with a piece, such as A1:Rook1.`);
      const [, typeName, place, pieces] = match;
      const type = typeName ? typeNamed(typeName) : /:/.test(place!) ? 0 : defaultType(game);
      const named = game.site(place!, type);
      const site = siteNumber(named < 0 && /^\d+$/.test(place!) ? Number(place) : place!, type, game);
      const key = `${type}/${site}`;
      if (seen.has(key)) throw refuse(`The site of ${shown(word)} is filled twice.`);
      seen.add(key);
      return { type, site, levels: readLevels(game, pieces!) };
    });
}

function typeNamed(name: string): SiteTypeCode {
  return siteTypeOf(name[0]!.toUpperCase() + name.slice(1).toLowerCase()) as SiteTypeCode;
}

function readLevels(game: Rulebook, text: string): Placed[] {
  const levels = text.split('+').map((each) => readPiece(game, each));
  if (levels.length > 1 && !game.compiled.layout.stacking)
    throw refuse(`${shown(text)} is a stack; the game has none.`);
  return levels;
}

const data = ['state', 'rotation', 'value'] as const;

function readPiece(game: Rulebook, text: string): Placed {
  const [head, ...rest] = text.split(',');
  const match = /^(.+?)(?:\*(\d+))?$/.exec(head!);
  const { components } = game.compiled;
  const wanted = match?.[1]?.toLowerCase();
  const called = (key: 'name' | 'baseName'): number[] =>
    components.flatMap((each, i) => (i > 0 && !each.isDie && each[key].toLowerCase() === wanted ? [i] : []));
  // A name without its owner is enough where only one player has such pieces.
  const [what = -1, ...others] = [...called('name'), ...called('baseName')].filter((i, k, all) => all.indexOf(i) === k);
  if (!match || what < 1 || (others.length > 0 && called('name').length === 0)) {
    const names = components.slice(1).flatMap(({ name, isDie }) => (isDie ? [] : [name]));
    throw refuse(`There is no piece ${shown(match?.[1] ?? text)}; pieces are ${names.join(', ')}.`);
  }
  const placed = { what, count: Number(match[2] ?? 1), state: -1, rotation: -1, value: -1 };
  for (const part of rest) {
    const [key, number] = part.split('=');
    const datum = data.find((each) => each === key);
    if (!datum || !/^\d{1,6}$/.test(number ?? ''))
      throw refuse(`${shown(part)} is none of state=1, rotation=1, value=1.`);
    placed[datum] = Number(number);
  }
  return placed;
}

/** The pieces of a position as a setup. */
export function writeSetup(position: Position): string {
  const { current: c } = position;
  const main = c.game.board.defaultSite;
  const reader = new SiteReader(position, 0);
  const words: string[] = [];
  for (const [site, type] of sitesOf(c)) {
    const { name, levels, count } = reader.at(site, type);
    const container = type === 0 ? c.game.containers[c.state.layout.containerOf[site] ?? 0]! : c.game.containers[0]!;
    if (levels.length === 0 || container.role === 'dice') continue;
    const pieces = levels.map(
      ({ piece, state, rotation, value }) =>
        piece +
        (state > 0 ? `,state=${state}` : '') +
        (rotation > 0 ? `,rotation=${rotation}` : '') +
        (value > 0 ? `,value=${value}` : ''),
    );
    const pile = !c.state.layout.stacking && count > 1 ? pieces[0]!.replace(/(?=,|$)/, `*${count}`) : pieces.join('+');
    // Names of the board are those of its own sites; others need their type.
    const plain = container.role !== 'board' || type === main;
    words.push(`${plain ? name : `${siteTypeNames[type]}.${site}`}:${pile}`);
  }
  return words.join(' ');
}
