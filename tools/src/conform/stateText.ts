/** The state of a running game in the form of recorded traces. */
import { type Context, type SiteTypeCode, score } from '@ludii/state';
import { Cell, currentDie, diceCount, diceHands, Edge, pendingValues, Vertex, variables } from '@ludii/state/internal';

/** A state as recorded: always these, and the others where the game has them. */
export interface StateRecord {
  readonly mover: number;
  readonly next: number;
  readonly prev: number;
  readonly counter: number;
  readonly turn: number;
  readonly same: number;
  readonly sites: string;
  readonly phase?: readonly number[];
  readonly score?: readonly number[];
  readonly amount?: readonly number[];
  readonly pot?: number;
  readonly pending?: readonly number[];
  readonly vars?: Readonly<Record<string, number>>;
  readonly dice?: readonly (readonly number[])[];
}

const order: readonly (readonly [SiteTypeCode, string])[] = [
  [Vertex, 'Vertex'],
  [Edge, 'Edge'],
  [Cell, 'Cell'],
];

/** The present state, with every field that a record may have. */
export function stateRecord(c: Context): Required<StateRecord> {
  const { state, game } = c;
  const players = Array.from({ length: game.players }, (_, i) => i + 1);
  return {
    mover: state.mover,
    next: state.next,
    prev: state.prev,
    counter: state.counter,
    turn: state.numTurn,
    same: state.numTurnSamePlayer,
    sites: sitesText(c),
    phase: players.map((player) => state.phase(player)),
    score: players.map((player) => score(state, player)),
    amount: players.map((player) => state.amount(player)),
    pot: state.pot,
    pending: [...pendingValues(state)].sort((a, b) => a - b),
    vars: Object.fromEntries(variables(state).map(([name, value]) => [game.strings.text(name), value])),
    dice: Array.from({ length: diceHands(state) }, (_, hand) =>
      Array.from({ length: diceCount(state, hand) }, (_, die) => currentDie(state, hand, die)),
    ),
  };
}

function sitesText(c: Context): string {
  const { game } = c;
  const parts: string[] = [];
  game.containers.forEach(({ first, size, role }, container) => {
    for (const [type, name] of role === 'board' ? order : ([[Cell, 'Cell']] as const)) {
      const count = role === 'board' ? game.board.sizes[type] : size;
      const sites: string[] = [];
      for (let site = first; site < first + count; site++) {
        const content = siteText(c, type, site);
        if (content !== '') sites.push(`${site}:${content}`);
      }
      if (sites.length > 0) parts.push(`${container} ${name} ${sites.join(' ')}`);
    }
  });
  return parts.join(' | ');
}

const positive = (letter: string, value: number): string => (value > 0 ? `${letter}${value}` : '');

function siteText({ state }: Context, type: SiteTypeCode, site: number): string {
  const { layout } = state;
  if (!layout.stored[type]) return '';
  if (layout.stacking) {
    const levels: string[] = [];
    for (let level = 0; level < state.stackSize(type, site); level++) {
      const data =
        positive('s', state.stateAt(type, site, level)) +
        positive('r', state.rotationAt(type, site, level)) +
        positive('v', state.valueAt(type, site, level));
      levels.push(`${state.whatAt(type, site, level)}${data}`);
    }
    return levels.join('/');
  }
  const what = state.what(type, site);
  const count = state.count(type, site);
  const data =
    positive('s', state.state(type, site)) +
    positive('r', state.rotation(type, site)) +
    positive('v', state.value(type, site));
  // The other cells of a domino hold nothing, though they have a count and a value.
  if (what === 0 && state.state(type, site) === 0) return '';
  return `${what}${count > 1 ? `x${count}` : ''}${data}`;
}

/** The fields of a record that differ from the present state, as `field: recorded ≠ present`. */
export function stateDifferences(c: Context, recorded: StateRecord): string[] {
  const present = stateRecord(c) as unknown as Record<string, unknown>;
  return Object.entries(recorded).flatMap(([field, value]) =>
    sameValue(value, present[field])
      ? []
      : [`${field}: recorded ${JSON.stringify(value)}, here ${JSON.stringify(present[field])}`],
  );
}

function sameValue(a: unknown, b: unknown): boolean {
  if (a !== null && b !== null && typeof a === 'object' && typeof b === 'object') {
    const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
    return [...keys].every((key) =>
      sameValue((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]),
    );
  }
  return a === b;
}
