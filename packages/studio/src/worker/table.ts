/**
 * The game on the table: the description as it is now, the game it makes, and the moves so far. An edit keeps the moves
 * that are still legal under the new rules.
 */
import { type Diagnostic, EngineError, type Game, type Trial, writeTrial } from '@ludii/engine';
import type { Node } from '@ludii/engine/internal';
import type { Finding } from '@ludii/language';
import { boardScene, drawPosition, positionView } from '@ludii/render/lean';
import { arranged, canSetUp, setupOffer } from './arranging.js';
import { aboutGame, optionMenus } from './describe.js';
import type { Arrangement, Compiled, KnownMove, Setting, Setup, SetupOffer, TableState } from './protocol.js';
import { begin, FILE, type FindText, playAlong, readSetting, stillKnown } from './setting.js';

type Theme = 'light' | 'dark';

/** A game on the table. */
export interface Laid {
  readonly setting: Setting;
  readonly game: Game;
  readonly tree: Node | undefined;
  readonly about: TableState['about'];
  readonly options: TableState['options'];
  readonly rulesets: TableState['rulesets'];
}

/** What was found in a text, from what the compiler says. */
export type FindingsOf = (text: string, diagnostics: readonly Diagnostic[], file: string) => readonly Finding[];

/** Keeps one game. */
export class Table {
  #laid: Laid | undefined;
  #trial: Trial | undefined;
  #theme: Theme = 'light';
  #viewer: number | undefined;

  /**
   * @param games - finds the text of a game that a match is made of
   * @param findings - puts what the compiler says into words for the editor
   */
  constructor(
    readonly games: FindText,
    private readonly findings: FindingsOf,
  ) {}

  compile({ setting, theme, known }: { setting: Setting; theme: Theme; known: readonly KnownMove[] }): Compiled {
    const start = performance.now();
    this.#theme = theme;
    const { game, parsed, diagnostics } = readSetting(setting, this.games);
    const findings = diagnostics.length === 0 ? [] : this.findings(setting.text, diagnostics, FILE);
    if (!game) return { findings, ms: performance.now() - start };
    const before = [this.#laid, this.#trial] as const;
    this.#laid = {
      setting,
      game,
      tree: parsed.tree ?? undefined,
      about: aboutGame(game, parsed),
      options: optionMenus(parsed),
      rulesets: parsed.rulesets.map(({ name }) => name),
    };
    try {
      const laid = this.#lay(game, setting, known);
      return { findings, ...laid, ms: performance.now() - start };
    } catch (error) {
      // What was on the table stays there.
      [this.#laid, this.#trial] = before;
      if (!(error instanceof EngineError) || error.diagnostics.length === 0) throw error;
      const failing = this.findings(setting.text, error.diagnostics, FILE);
      return { findings: [...findings, ...failing], ms: performance.now() - start };
    }
  }

  /** Begins a game and plays what is still legal of the moves so far. */
  #lay(game: Game, setting: Setting, known: readonly KnownMove[]): Pick<Compiled, 'table' | 'known'> {
    const { trial, notice } = this.#begin(game, setting);
    const remaining = stillKnown(trial, known, setting.choices);
    const kept = playAlong(trial, remaining.choices);
    this.#trial = trial;
    const back =
      kept < setting.choices.length
        ? kept === 0
          ? 'The moves so far are not legal under the new rules: a new game was started.'
          : `Under the new rules the game goes back to move ${kept}.`
        : undefined;
    return { table: this.state(notice ?? back), known: remaining.kept };
  }

  /** Begins where the setting says; a position that can not be set up under the rules as they are now is given up. */
  #begin(game: Game, setting: Setting): { trial: Trial; notice?: string } {
    try {
      return { trial: begin(game, setting) };
    } catch (error) {
      if (!setting.setup || !(error instanceof Error)) throw error;
      const plain = { ...setting, setup: undefined };
      this.#laid = { ...this.onTable(), setting: plain };
      return { trial: begin(game, plain), notice: `The position that was set up is not possible: ${error.message}` };
    }
  }

  apply({ index }: { index: number }): TableState {
    this.playing().apply(index);
    return this.state();
  }

  goTo({ choices }: { choices: readonly number[] }): TableState {
    const { game, setting } = this.onTable();
    const trial = begin(game, setting);
    playAlong(trial, choices);
    this.#trial = trial;
    return this.state();
  }

  /** What the position on the table can be set up with. */
  setUp(): SetupOffer {
    return setupOffer(this.playing(), this.#theme);
  }

  /** Shows an arrangement; the game on the table stays as it is. */
  arrange({ arrangement, mover }: { arrangement: Arrangement; mover: number }) {
    return arranged(this.onTable().game, arrangement, mover, this.#theme);
  }

  /** Begins anew in a position that was set up, or at the start of the game. */
  playFrom({ setup }: { setup: Setup | undefined }): TableState {
    const laid = this.onTable();
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
    return drawPosition(this.playing(), { theme, viewer: this.#viewer });
  }

  trialFile(): string {
    return writeTrial(this.playing());
  }

  /** The whole state of the table as plain data. */
  state(notice?: string): TableState {
    const { game, setting, about, options, rulesets } = this.onTable();
    const trial = this.playing();
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

  /** The game on the table. */
  onTable(): Laid {
    if (!this.#laid) throw new Error('There is no game on the table.');
    return this.#laid;
  }

  /** The trial on the table. */
  playing(): Trial {
    if (!this.#trial) throw new Error('There is no game on the table.');
    return this.#trial;
  }
}
