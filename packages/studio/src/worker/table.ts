/**
 * The game on the table: the description as it is now, the game it makes, and the moves so far. An edit keeps the moves
 * that are still legal under the new rules.
 */
import { factsOf, type Game, readGame, type Trial, writeTrial } from '@ludii/engine';
import { Document, diagnose } from '@ludii/language';
import { boardScene, drawPosition, keyOf, positionView } from '@ludii/render';
import { aboutGame, optionMenus } from './describe.js';
import { playAlong } from './playAlong.js';
import type { Compiled, InspectedValue, Inspection, Setting, TableState } from './protocol.js';
import { RuleTrace } from './ruleTrace.js';

type Theme = 'light' | 'dark';

/** A game on the table. */
interface Laid {
  readonly setting: Setting;
  readonly game: Game;
  readonly about: TableState['about'];
  readonly options: TableState['options'];
  readonly rulesets: TableState['rulesets'];
}

/** Compiles a description with its options; the sub-games of a match come from `games`. */
export function readSetting(setting: Setting, games: (name: string) => string | undefined) {
  const { text, options, ruleset } = setting;
  return readGame(text, {
    games,
    // Descriptions come from anywhere: here no code is made of them, whatever policy the page is served with.
    backend: 'interpreted',
    ...(options.length > 0 ? { options: [...options] } : {}),
    ...(ruleset === undefined ? {} : { ruleset }),
  });
}

/** Keeps one game. */
export class Table {
  #laid: Laid | undefined;
  #trial: Trial | undefined;
  #theme: Theme = 'light';
  #viewer: number | undefined;
  #rules: { readonly setting: Setting; readonly trace: RuleTrace } | undefined;

  /** @param games - finds the text of a game that a match is made of */
  constructor(private readonly games: (name: string) => string | undefined) {}

  compile({ setting, theme }: { setting: Setting; theme: Theme }): Compiled {
    const start = performance.now();
    this.#theme = theme;
    const { game, parsed } = readSetting(setting, this.games);
    const findings = diagnose(new Document(setting.text), {
      options: setting.options,
      ...(setting.ruleset === undefined ? {} : { ruleset: setting.ruleset }),
      subgame: this.games,
    });
    if (!game) return { findings, ms: performance.now() - start };
    this.#laid = {
      setting,
      game,
      about: aboutGame(game, parsed),
      options: optionMenus(parsed),
      rulesets: parsed.rulesets.map(({ name }) => name),
    };
    const trial = game.start(setting.seed);
    const kept = playAlong(trial, setting.choices);
    this.#trial = trial;
    const notice =
      kept < setting.choices.length
        ? kept === 0
          ? 'The moves so far are not legal under the new rules: a new game was started.'
          : `Under the new rules the game goes back to move ${kept}.`
        : undefined;
    return { findings, table: this.state(notice), ms: performance.now() - start };
  }

  apply({ index }: { index: number }): TableState {
    this.#playing().apply(index);
    return this.state();
  }

  goTo({ choices }: { choices: readonly number[] }): TableState {
    const { game, setting } = this.#onTable();
    const trial = game.start(setting.seed);
    playAlong(trial, choices);
    this.#trial = trial;
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
    const { game, about, options, rulesets } = this.#onTable();
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
      rules: this.#traced().askedAt(trial.choices()),
      position: trial.toString(),
    };
  }

  #traced(): RuleTrace {
    const { setting } = this.#onTable();
    if (this.#rules?.setting !== setting) this.#rules = { setting, trace: new RuleTrace(setting, this.games) };
    return this.#rules.trace;
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
