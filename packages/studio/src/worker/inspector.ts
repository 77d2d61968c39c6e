/** What the rules see and did in the position on the table. It is loaded when somebody asks. */
import type { SiteTypeCode, Trial } from '@ludii/engine';
import { factsOf, type Node, PuzzleState, type State } from '@ludii/engine/internal';
import { keyOf } from '@ludii/render/lean';
import { callsOf, sitesOfLudeme } from './ludemeSites.js';
import type { Explanation, InspectedValue, Inspection, LudemeSites, Setting } from './protocol.js';
import { explainMove, pieceNames, RuleTrace, type TracedRule } from './ruleTrace.js';
import type { Table } from './table.js';

/** The rules of a game, watched; and what they did in the position that was asked about last. */
interface Watched {
  readonly setting: Setting;
  readonly trace: RuleTrace;
  readonly at: string;
  readonly rules: readonly TracedRule[];
}

/** Looks at a table. */
export class Inspector {
  readonly #table: Table;
  #watched: Watched | undefined;

  constructor(table: Table) {
    this.#table = table;
  }

  /** What the rules see, and what the last move changed. */
  inspect(): Inspection {
    const trial = this.#table.playing();
    const before = trial.clone();
    const hasBefore = before.undo();
    const then = new Map(hasBefore ? factsOf(before).map(({ name, value }) => [name, value]) : []);
    const values = factsOf(trial).map((fact): InspectedValue => ({ ...fact, before: then.get(fact.name) ?? '' }));
    return {
      values,
      changedSites: hasBefore ? changedSites(before, trial) : [],
      rules: this.#asked().map(({ start, end, moves }) => ({ start, end, moves })),
      position: trial.toString(),
    };
  }

  /** Why a move is legal here, or why it is not. */
  why(move: { from: string | undefined; to: string }): Explanation {
    const trial = this.#table.playing();
    const { tree } = this.#table.onTable();
    const { from = move.to } = move;
    const rules = tree ? withoutOthers(this.#asked(), tree, trial, from) : this.#asked();
    return explainMove(trial, rules, move);
  }

  /** The sites that the ludeme at a place of the text speaks of; nothing if the text is not the one on the table. */
  sitesOf({ text, offset }: { text: string; offset: number }): LudemeSites | undefined {
    const { setting, tree } = this.#table.onTable();
    if (text !== setting.text || !tree) return undefined;
    return sitesOfLudeme(tree, offset, this.#table.playing(), () => this.#asked());
  }

  /** What the rules did to find the legal moves of the position. */
  #asked(): readonly TracedRule[] {
    const { setting } = this.#table.onTable();
    const choices = this.#table.playing().choices();
    const at = choices.join(' ');
    const known = this.#watched?.setting === setting ? this.#watched : undefined;
    if (known?.at === at) return known.rules;
    const trace = known?.trace ?? new RuleTrace(setting, this.#table.games);
    this.#watched = { setting, trace, at, rules: trace.askedAt(choices) };
    return this.#watched.rules;
  }
}

/** The rules without those that belong to other pieces than the one on a site. */
function withoutOthers(rules: readonly TracedRule[], tree: Node, trial: Trial, from: string): readonly TracedRule[] {
  const { components } = trial.position.rulebook.compiled;
  const names = new Set(
    pieceNames(trial, from).map((name) => components.find((each) => each.name === name)?.baseName ?? name),
  );
  if (names.size === 0) return rules;
  const others = callsOf(tree, 'piece').filter(({ args: [first] }) => {
    const name = first?.value;
    return name?.kind === 'string' && !names.has(name.value);
  });
  return rules.filter((rule) => !others.some(({ span }) => span.start <= rule.start && rule.end <= span.end));
}

/** Sites whose contents differ between two positions of a game, hands among them. */
function changedSites(before: Trial, after: Trial): string[] {
  const [a, b] = [before.position.current.state, after.position.current.state];
  const { board, containers } = after.position.rulebook.compiled.shape;
  const changed: string[] = [];
  for (const type of [0, 1, 2] as const) {
    // Hands, dice and decks are numbered behind the cells of the board.
    const hands = type === 0 ? containers.slice(1).map(({ first, size }) => first + size) : [];
    const end = Math.max(board.sizes[type], ...hands);
    for (let site = 0; site < end; site++) {
      if (contentsAt(a, type, site) !== contentsAt(b, type, site)) changed.push(keyOf(type, site));
    }
  }
  return changed;
}

/** Everything that stands on a site, to be compared. */
function contentsAt(state: State, type: SiteTypeCode, site: number): string {
  if (state instanceof PuzzleState) {
    const { min, max } = state.shape.board.ranges?.[type] ?? { min: 0, max: -1 };
    const open = Array.from({ length: max - min + 1 }, (_, k) => state.isCandidate(type, site, min + k));
    return `${state.what(type, site)} ${open}`;
  }
  if (!state.layout.stored[type]) return '';
  if (!state.layout.stacking) {
    const piece = [state.what(type, site), state.count(type, site), state.state(type, site)];
    return [...piece, state.rotation(type, site), state.value(type, site)].join(' ');
  }
  const levels = Array.from({ length: state.stackSize(type, site) }, (_, level) => [
    state.whatAt(type, site, level),
    state.stateAt(type, site, level),
    state.rotationAt(type, site, level),
    state.valueAt(type, site, level),
  ]);
  return `${state.count(type, site)} ${levels.join(', ')}`;
}
