/** What the rules see and did in the position on the table. It is loaded when somebody asks. */
import type { Trial } from '@ludii/engine';
import { factsOf } from '@ludii/engine/internal';
import { keyOf } from '@ludii/render/lean';
import { sitesOfLudeme } from './ludemeSites.js';
import type { Explanation, InspectedValue, Inspection, LudemeSites, Setting } from './protocol.js';
import { explainMove, RuleTrace, type TracedRule } from './ruleTrace.js';
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
    return explainMove(this.#table.playing(), this.#asked(), move);
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

/** Sites whose contents differ between two positions of a game. */
function changedSites(before: Trial, after: Trial): string[] {
  const [a, b] = [before.position.current.state, after.position.current.state];
  const { sizes } = after.position.rulebook.compiled.shape.board;
  const changed: string[] = [];
  for (const type of [0, 1, 2] as const) {
    for (let site = 0; site < sizes[type]; site++) {
      if (a.what(type, site) !== b.what(type, site) || a.count(type, site) !== b.count(type, site)) {
        changed.push(keyOf(type, site));
      }
    }
  }
  return changed;
}
