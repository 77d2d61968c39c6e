/**
 * Why moves are legal: which rules of the description were asked for moves in a position, and what each gave. The game is
 * compiled a second time with an observer, since watched rules are slower.
 */
import type { Game, GivenMove, RuleObserver, Trial } from '@ludii/engine';
import { type Node, PuzzleState } from '@ludii/engine/internal';
import { keyOf, type SiteKey } from '@ludii/render/lean';
import type { AskedRule, Explanation, RuleVerdict, Setting } from './protocol.js';
import { begin, FILE, type FindText, playAlong, readSetting } from './setting.js';

/** A rule at a place of the text, and the moves that it gave when it was asked last. */
export interface TracedRule extends AskedRule {
  /** Start and end of each move. */
  readonly given: readonly { readonly from: SiteKey; readonly to: SiteKey }[];
}

interface Watched {
  readonly node: Node;
  asked: number;
  given: GivenMove[];
}

/** A watched game. */
export class RuleTrace {
  readonly #game: Game | undefined;
  readonly #watched: Watched[] = [];

  constructor(
    private readonly setting: Setting,
    games: FindText,
  ) {
    const observe: RuleObserver = {
      moves: (node) => {
        const watched: Watched = { node, asked: 0, given: [] };
        this.#watched.push(watched);
        return (moves, given) => {
          watched.asked++;
          if (given && moves > 0) watched.given.push(...given());
        };
      },
    };
    this.#game = readSetting(setting, games, observe).game;
  }

  /** The rules that were asked for the moves after some choices, in the order of the text. */
  askedAt(choices: readonly number[]): TracedRule[] {
    if (!this.#game) return [];
    const trial = begin(this.#game, this.setting);
    const chance = this.#game.isStochastic;
    // In games of chance the moves are found together with the throw, when the move before is made.
    playAlong(trial, chance ? choices.slice(0, -1) : choices);
    for (const watched of this.#watched) Object.assign(watched, { asked: 0, given: [] });
    if (chance) playAlong(trial, choices.slice(-1));
    if (trial.legalCount === 0) return [];
    const places = new Map<string, TracedRule>();
    for (const { node, asked, given } of this.#watched) {
      const { start, end, file } = node.span;
      if (asked === 0 || file !== FILE) continue;
      const key = `${start} ${end}`;
      const before = places.get(key);
      // Rules are asked for the others too, to see what they could do: that is no move of this position.
      const own = given
        .filter(({ mover }) => mover === trial.mover)
        .map(({ from, fromType, to, toType }) => ({ from: at(fromType, from), to: at(toType, to) }));
      const all = [...(before?.given ?? []), ...own];
      places.set(key, { start, end, moves: all.length, given: all });
    }
    return [...places.values()].sort((a, b) => a.start - b.start || b.end - a.end);
  }
}

const at = (type: number, site: number): SiteKey => keyOf(type === 1 || type === 2 ? type : 0, site);

const contains = (outer: AskedRule, inner: AskedRule): boolean =>
  outer !== inner && outer.start <= inner.start && inner.end <= outer.end;

/** What each rule has to do with a move. */
function verdicts(rules: readonly TracedRule[], from: SiteKey, to: SiteKey): RuleVerdict[] {
  const gives = rules.filter(({ given }) => given.some((move) => move.from === from && move.to === to));
  return rules.map((rule) => {
    const { start, end, given, moves } = rule;
    const verdict = gives.includes(rule)
      ? 'gives'
      : gives.some((inner) => contains(rule, inner))
        ? 'drops'
        : given.some((move) => move.from === from) || (from === to && moves > 0)
          ? 'other'
          : 'nothing';
    return { start, end, verdict };
  });
}

/** Why a move is legal in a position, or why it is not. */
export function explainMove(
  trial: Trial,
  rules: readonly TracedRule[],
  move: { readonly from: SiteKey | undefined; readonly to: SiteKey },
): Explanation {
  const { from = move.to, to } = move;
  const legal = trial.legalMoves().some((each) => {
    const end = keyOf(each.toType, each.to);
    return end === to && (each.from < 0 ? end : keyOf(each.fromType, each.from)) === from;
  });
  const all = verdicts(rules, from, to);
  const said = (verdict: RuleVerdict['verdict']): RuleVerdict[] => all.filter((rule) => rule.verdict === verdict);
  const relevant = all.filter(({ verdict }) => verdict !== 'nothing');
  return { legal, sentence: sentence(legal, trial, { from, to }, said), rules: relevant.length > 0 ? relevant : all };
}

function sentence(
  legal: boolean,
  trial: Trial,
  { from, to }: { readonly from: SiteKey; readonly to: SiteKey },
  said: (verdict: RuleVerdict['verdict']) => RuleVerdict[],
): string {
  if (trial.isOver) return 'The game is over: nothing is legal.';
  if (legal) return 'This move is legal: the rules marked “gives it” make it.';
  if (said('drops').length > 0) return 'Not legal: a rule gives this move, but one around it does not let it through.';
  if (said('gives').length > 0) return 'Not legal: a rule looks at this move, but not for this player to make.';
  if (from !== to && isPlayed(trial, from) && pieceNames(trial, from).length === 0) {
    return 'Not legal: nothing stands where the move would start.';
  }
  const owner = ownerAt(trial, from);
  if (owner > 0 && owner <= trial.game.players && owner !== trial.mover) {
    return `Not legal: the piece is player ${owner}’s, and player ${trial.mover} is to move.`;
  }
  if (said('other').length > 0) return 'Not legal: the rules give other moves, but not this one.';
  return 'Not legal: no rule gives a move from here. These rules were asked.';
}

const typeOf = (key: SiteKey): 0 | 1 | 2 => 'CVE'.indexOf(key[0]!) as 0 | 1 | 2;

/** True if pieces can stand on sites of this type. */
const isPlayed = ({ position }: Trial, key: SiteKey): boolean =>
  !(position.current.state instanceof PuzzleState) && position.current.state.layout.stored[typeOf(key)];

function ownerAt(trial: Trial, key: SiteKey): number {
  return isPlayed(trial, key) ? trial.position.current.state.who(typeOf(key), Number(key.slice(1))) : 0;
}

/** The names of the pieces on a site, the lowest first. */
export function pieceNames(trial: Trial, key: SiteKey): string[] {
  if (!isPlayed(trial, key)) return [];
  return trial.position.at(Number(key.slice(1)), typeOf(key)).levels.map(({ piece }) => piece);
}
