/**
 * The game on the table: the description as it is now, the game it makes, and the moves so far. An edit keeps the moves
 * that are still legal under the new rules.
 */
import { type Game, type Trial, writeTrial } from '@ludii/engine';
import { factsOf, type Node } from '@ludii/engine/internal';
import { Document, findingsOf } from '@ludii/language';
import { boardScene, drawPosition, keyOf, positionView } from '@ludii/render';
import { arranged, canSetUp, setupOffer } from './arranging.js';
import { aboutGame, optionMenus } from './describe.js';
import { sitesOfLudeme } from './ludemeSites.js';
import type {
  Arrangement,
  Compiled,
  Explanation,
  InspectedValue,
  Inspection,
  KnownMove,
  LudemeSites,
  Setting,
  Setup,
  SetupOffer,
  TableState,
} from './protocol.js';
import { explainMove, RuleTrace, type TracedRule } from './ruleTrace.js';
import { begin, FILE, type FindText, playAlong, readSetting, stillKnown } from './setting.js';

type Theme = 'light' | 'dark';

/** A game on the table. */
interface Laid {
  readonly setting: Setting;
  readonly game: Game;
  readonly tree: Node | undefined;
  readonly about: TableState['about'];
  readonly options: TableState['options'];
  readonly rulesets: TableState['rulesets'];
}

/** The rules of a game, watched; and what they did in the position that was asked about last. */
interface Watched {
  readonly setting: Setting;
  readonly trace: RuleTrace;
  readonly at: string;
  readonly rules: readonly TracedRule[];
}

/** Keeps one game. */
export class Table {
  #laid: Laid | undefined;
  #trial: Trial | undefined;
  #theme: Theme = 'light';
  #viewer: number | undefined;
  #watched: Watched | undefined;

  /** @param games - finds the text of a game that a match is made of */
  constructor(private readonly games: FindText) {}

  compile({ setting, theme, known }: { setting: Setting; theme: Theme; known: readonly KnownMove[] }): Compiled {
    const start = performance.now();
    this.#theme = theme;
    const { game, parsed, diagnostics } = readSetting(setting, this.games);
    const findings = findingsOf(new Document(setting.text), diagnostics, FILE);
    if (!game) return { findings, ms: performance.now() - start };
    this.#laid = {
      setting,
      game,
      tree: parsed.tree ?? undefined,
      about: aboutGame(game, parsed),
      options: optionMenus(parsed),
      rulesets: parsed.rulesets.map(({ name }) => name),
    };
    const { trial, notice } = this.#begin(game, setting);
    const tree = stillKnown(trial, known);
    const kept = playAlong(trial, setting.choices);
    this.#trial = trial;
    const back =
      kept < setting.choices.length
        ? kept === 0
          ? 'The moves so far are not legal under the new rules: a new game was started.'
          : `Under the new rules the game goes back to move ${kept}.`
        : undefined;
    return { findings, table: this.state(notice ?? back), known: tree, ms: performance.now() - start };
  }

  /** Begins where the setting says; a position that can not be set up under the rules as they are now is given up. */
  #begin(game: Game, setting: Setting): { trial: Trial; notice?: string } {
    try {
      return { trial: begin(game, setting) };
    } catch (error) {
      if (!setting.setup || !(error instanceof Error)) throw error;
      const plain = { ...setting, setup: undefined };
      this.#laid = { ...this.#onTable(), setting: plain };
      return { trial: begin(game, plain), notice: `The position that was set up is not possible: ${error.message}` };
    }
  }

  apply({ index }: { index: number }): TableState {
    this.#playing().apply(index);
    return this.state();
  }

  goTo({ choices }: { choices: readonly number[] }): TableState {
    const { game, setting } = this.#onTable();
    const trial = begin(game, setting);
    playAlong(trial, choices);
    this.#trial = trial;
    return this.state();
  }

  /** What the position on the table can be set up with. */
  setUp(): SetupOffer {
    return setupOffer(this.#playing(), this.#theme);
  }

  /** Shows an arrangement; the game on the table stays as it is. */
  arrange({ arrangement, mover }: { arrangement: Arrangement; mover: number }) {
    return arranged(this.#onTable().game, arrangement, mover, this.#theme);
  }

  /** Begins anew in a position that was set up, or at the start of the game. */
  playFrom({ setup }: { setup: Setup | undefined }): TableState {
    const laid = this.#onTable();
    const setting = { ...laid.setting, setup, choices: [] };
    this.#trial = begin(laid.game, setting);
    this.#laid = { ...laid, setting };
    return this.state();
  }

  look({ theme, viewer }: { theme: Theme; viewer?: number | undefined }): TableState {
    this.#theme = theme;
    this.#viewer = viewer;
    return this.state();
  }

  picture({ theme }: { theme: Theme }): string {
    return drawPosition(this.#playing(), { theme, viewer: this.#viewer });
  }

  trialFile(): string {
    return writeTrial(this.#playing());
  }

  /** The whole state of the table as plain data. */
  state(notice?: string): TableState {
    const { game, setting, about, options, rulesets } = this.#onTable();
    const trial = this.#playing();
    const choices = trial.choices();
    return {
      scene: boardScene(game, this.#theme),
      view: positionView(trial, { theme: this.#theme, viewer: this.#viewer, candidates: true }),
      about,
      options,
      rulesets,
      played: trial.moves().map(({ mover, notation }) => ({ mover, notation })),
      choices,
      canSetUp: canSetUp(game),
      setup: setting.setup,
      ...(notice === undefined ? {} : { notice }),
    };
  }

  /** What the rules see, and what the last move changed. */
  inspect(): Inspection {
    const trial = this.#playing();
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
    return explainMove(this.#playing(), this.#asked(), move);
  }

  /** The sites that the ludeme at a place of the text speaks of; nothing if the text is not the one on the table. */
  sitesOf({ text, offset }: { text: string; offset: number }): LudemeSites | undefined {
    const { setting, tree } = this.#onTable();
    if (text !== setting.text || !tree) return undefined;
    return sitesOfLudeme(tree, offset, this.#playing(), () => this.#asked());
  }

  /** What the rules did to find the legal moves of the position. */
  #asked(): readonly TracedRule[] {
    const { setting } = this.#onTable();
    const choices = this.#playing().choices();
    const at = choices.join(' ');
    const known = this.#watched?.setting === setting ? this.#watched : undefined;
    if (known?.at === at) return known.rules;
    const trace = known?.trace ?? new RuleTrace(setting, this.games);
    this.#watched = { setting, trace, at, rules: trace.askedAt(choices) };
    return this.#watched.rules;
  }

  #onTable(): Laid {
    if (!this.#laid) throw new Error('There is no game on the table.');
    return this.#laid;
  }

  #playing(): Trial {
    if (!this.#trial) throw new Error('There is no game on the table.');
    return this.#trial;
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
