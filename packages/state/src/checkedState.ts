/**
 * The state for people who are not a compiled game: every argument is checked and a wrong one is a {@link StateError}.
 * Moves come as text; a move that fails half-way leaves no trace.
 */
import { catalogue } from './actions/catalogue.js';
import { Op } from './actions/opcodes.js';
import { siteExists } from './actions/site.js';
import { applyMove } from './applyMove.js';
import type { Context } from './context.js';
import { StateError } from './errors.js';
import { MoveList } from './moveList.js';
import { parseMove } from './moveText.js';
import type { SiteTypeCode } from './siteType.js';
import type { State } from './state.js';
import { opcodeOf } from './tape.js';

/** Checked reading of a context's state, and checked application of moves. */
export class CheckedState {
  readonly #context: Context;

  constructor(context: Context) {
    this.#context = context;
  }

  get #state(): State {
    return this.#context.state;
  }

  #site(type: SiteTypeCode, site: number): void {
    if (!Number.isInteger(site) || !siteExists(this.#state, type, site)) {
      throw new StateError('site-range', `there is no site ${site} of type ${type}`);
    }
  }
  #level(type: SiteTypeCode, site: number, level: number): void {
    this.#site(type, site);
    const size = Math.max(1, this.#state.stackSize(type, site));
    if (!Number.isInteger(level) || level < 0 || level >= size) {
      throw new StateError('level-range', `site ${site} has no level ${level}`);
    }
  }
  #player(player: number, least = 1): void {
    if (!Number.isInteger(player) || player < least || player > this.#state.shape.players) {
      throw new StateError('player-range', `there is no player ${player}`);
    }
  }

  what(type: SiteTypeCode, site: number, level?: number): number {
    if (level === undefined) this.#site(type, site);
    else this.#level(type, site, level);
    return level === undefined ? this.#state.what(type, site) : this.#state.whatAt(type, site, level);
  }
  who(type: SiteTypeCode, site: number, level?: number): number {
    if (level === undefined) this.#site(type, site);
    else this.#level(type, site, level);
    return level === undefined ? this.#state.who(type, site) : this.#state.whoAt(type, site, level);
  }
  state(type: SiteTypeCode, site: number, level?: number): number {
    if (level === undefined) this.#site(type, site);
    else this.#level(type, site, level);
    return level === undefined ? this.#state.state(type, site) : this.#state.stateAt(type, site, level);
  }
  rotation(type: SiteTypeCode, site: number, level?: number): number {
    if (level === undefined) this.#site(type, site);
    else this.#level(type, site, level);
    return level === undefined ? this.#state.rotation(type, site) : this.#state.rotationAt(type, site, level);
  }
  value(type: SiteTypeCode, site: number, level?: number): number {
    if (level === undefined) this.#site(type, site);
    else this.#level(type, site, level);
    return level === undefined ? this.#state.value(type, site) : this.#state.valueAt(type, site, level);
  }
  count(type: SiteTypeCode, site: number): number {
    this.#site(type, site);
    return this.#state.count(type, site);
  }
  stackSize(type: SiteTypeCode, site: number): number {
    this.#site(type, site);
    return this.#state.stackSize(type, site);
  }
  isEmpty(type: SiteTypeCode, site: number): boolean {
    this.#site(type, site);
    return this.#state.isEmpty(type, site);
  }
  hidden(player: number, type: SiteTypeCode, site: number, level = 0): number {
    this.#player(player);
    this.#level(type, site, level);
    return this.#state.hidden(player, type, site, level);
  }
  amount(player: number): number {
    this.#player(player);
    return this.#state.amount(player);
  }
  team(player: number): number {
    this.#player(player);
    return this.#state.team(player);
  }

  /** Reads a move, checks it and applies it. If anything is wrong, the state is as before. */
  apply(text: string): void {
    const list = new MoveList(64);
    parseMove(text, list, this.#context.game.strings);
    const context = this.#context;
    context.markReal();
    // Every action is checked just before it is applied, because earlier ones may change what is there.
    context.guard = (tape, at) => this.#checkAction(tape, at);
    try {
      applyMove(context, list, 0);
    } catch (error) {
      context.rollback();
      throw error;
    } finally {
      context.guard = undefined;
    }
    context.commit();
  }

  #checkAction(tape: Int32Array, at: number): void {
    const opcode = opcodeOf(tape[at]!);
    const { fields } = catalogue[opcode]!;
    const { shape, layout } = this.#state;
    let type: number = shape.board.defaultSite;
    for (let k = 0; k < fields.length; k++) {
      const operand = tape[at + 1 + k]!;
      switch (fields[k]!.name) {
        case 'type':
        case 'typeFrom':
        case 'typeTo':
          type = operand < 0 ? shape.board.defaultSite : operand;
          break;
        case 'from':
        case 'to':
        case 'var':
          if (opcode === Op.Note) this.#player(operand);
          else if (operand !== -1 || opcode === Op.Move || opcode === Op.MoveN) this.#actionSite(type, operand);
          break;
        case 'site':
          this.#actionSite(0, operand);
          break;
        case 'what':
          if (operand < 0 || operand >= shape.components.length) {
            throw new StateError('component-range', `there is no component ${operand}`);
          }
          break;
        case 'player':
          if (opcode !== Op.Forfeit && opcode !== Op.SetNextPlayer) this.#player(operand, 0);
          break;
        case 'player1':
        case 'player2':
        case 'who':
          this.#player(operand);
          break;
        case 'indexHandDice':
          if (layout.dice[operand] === undefined) throw new StateError('site-range', `there are no dice ${operand}`);
          break;
        case 'indexDie': {
          const dice = layout.dice[tape[at + 1]!];
          if (operand < 0 || !dice || operand >= dice.length) {
            throw new StateError('site-range', `there is no die ${operand}`);
          }
          break;
        }
        case 'count':
        case 'numLevel':
          if (operand < 0 && opcode !== Op.SetCount) throw new StateError('value-range', `a count of ${operand}`);
          break;
        default:
      }
    }
    this.#checkLevels(tape, at);
  }

  /** A level that a piece is taken from, or put under, must exist (stacking games). */
  #checkLevels(tape: Int32Array, at: number): void {
    const state = this.#state;
    if (!state.layout.stacking) return;
    const level = (typeAt: number, siteAt: number, levelAt: number, beyond: number): void => {
      const type = tape[at + typeAt]!;
      const site = tape[at + siteAt]!;
      const size = state.stackSize((type < 0 ? state.shape.board.defaultSite : type) as SiteTypeCode, site);
      const value = tape[at + levelAt]!;
      if (value < -1 || value >= size + beyond)
        throw new StateError('level-range', `site ${site} has no level ${value}`);
    };
    switch (opcodeOf(tape[at]!)) {
      case Op.RemoveLevel:
      case Op.Promote:
      case Op.SetState:
      case Op.SetValue:
        level(1, 2, 3, 0);
        break;
      case Op.Insert:
        level(1, 2, 3, 1);
        break;
      case Op.Move:
      case Op.Copy:
        if (tape[at + 10] === 0) level(1, 2, 3, 0);
        level(4, 5, 6, 1);
        break;
      default:
    }
  }

  /** Some sites beyond the elements of a type mean a cell of a hand. */
  #actionSite(type: number, site: number): void {
    const state = this.#state;
    if (!siteExists(state, type as SiteTypeCode, site) && !siteExists(state, 0, site)) {
      throw new StateError('site-range', `there is no site ${site} of type ${type}`);
    }
  }
}
