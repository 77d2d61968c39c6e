/**
 * What the rules throw, as errors of this package. Where in the description a rule failed is only known to a game that
 * was compiled to tell; so the game is compiled like that when one has failed, and made to fail again.
 */
import { compile, type Diagnostic, LimitExceeded, renderDiagnostic } from '@ludii/compiler';
import { asProblem, meter, type Node } from '@ludii/compiler/internal';
import { EngineError, LimitError, RuleError } from './errors.js';
import { playError } from './playError.js';
import { Position } from './position.js';
import { Rulebook } from './rulebook.js';

/** Longest time in ms that is spent on looking for the place. */
const LocatingTime = 500;

/**
 * The error with its place in the description. `again` does on a position what has failed: on a copy of `before`, or on
 * one that was just made.
 */
export function located(
  error: unknown,
  game: Rulebook,
  before: Position | undefined,
  again: (position: Position) => void,
): EngineError {
  const plain = playError(error);
  const isRules = plain instanceof RuleError || plain instanceof LimitError;
  if (!isRules || plain.diagnostics.length > 0 || (plain instanceof LimitError && plain.limit === 'ms')) return plain;
  const deadline = meter.hurry(LocatingTime);
  let found: EngineError = plain;
  try {
    // The call that has failed may have spent all its steps: looking for the place has steps of its own.
    meter.apart(() => {
      found = failedAgain(plain, game, before, again);
    });
    return found;
  } catch (failure) {
    // Compiling alone may have taken the whole time.
    if (failure instanceof LimitExceeded) return plain;
    throw failure;
  } finally {
    meter.resume(deadline);
  }
}

/** A game that tells places, and its texts. */
interface Placed {
  readonly rulebook: Rulebook;
  readonly sources: ReturnType<typeof compile>['parsed']['sources'];
}

/** Games that were compiled to tell places, each once: what has failed is often tried again. */
const known = new WeakMap<Rulebook, Placed>();

function withPlaces(game: Rulebook): Placed | undefined {
  const found = known.get(game);
  if (found) return found;
  const { text, options, games } = game.source;
  const subgame = (name: string): string | undefined => games?.get(name);
  const { game: one, match, parsed } = compile(text, { ...options, subgame, limits: game.limits, places: true });
  const made = one ?? match;
  if (!made) return undefined;
  const placed: Placed = { rulebook: new Rulebook(made, game.source), sources: parsed.sources };
  known.set(game, placed);
  return placed;
}

/** The error with its place, if making the game fail once more tells it. */
function failedAgain(
  plain: EngineError,
  game: Rulebook,
  before: Position | undefined,
  again: (position: Position) => void,
): EngineError {
  const placed = withPlaces(game);
  if (!placed) return plain;
  const position = new Position(placed.rulebook);
  if (before) {
    position.adopt(before);
    position.rulebook.compiled.places?.forget();
    generateAnew(position.copy());
  }
  const last: { action?: Node | undefined } = {};
  position.current.guard = (tape, at) => {
    last.action = position.rulebook.compiled.places?.originOf(tape, at);
  };
  const failure = failureOf(() => again(position));
  // A time that was up meanwhile tells another place.
  if (failure instanceof LimitExceeded && failure.limit === 'ms') return plain;
  const node = (failure === undefined ? undefined : asProblem(failure).node) ?? last.action;
  if (!node) return plain;
  const { span, origin } = node;
  const { code, message } = asProblem(plain.cause);
  const diagnostic: Diagnostic = { code, severity: 'error', message, span, origin, related: [], fixes: [] };
  return playError(plain.cause, [diagnostic], `\n${renderDiagnostic(diagnostic, placed.sources).trimEnd()}`);
}

/** Generates the legal moves once more, so that it becomes known which rules they come from. */
function generateAnew(position: Position): void {
  position.current.trial.legal = undefined;
  failureOf(() => position.legal);
}

/** What something throws, or rather what the rules threw in it. */
function failureOf(act: () => unknown): unknown {
  try {
    act();
    return undefined;
  } catch (error) {
    return error instanceof EngineError && error.cause ? error.cause : error;
  }
}
