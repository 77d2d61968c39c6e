/** `(note …)`: a message to players. */
import {
  Bool,
  type Build,
  Direction,
  Float,
  Graph,
  Int,
  type IntFn,
  Ints,
  ludeme,
  type MovesFn,
  Player,
  Range,
  Region,
  Role,
  Text,
} from '@ludii/functions';
import {
  directionName,
  means,
  NonDecision,
  numbersIn,
  type RoleWord,
  roleIndex,
  sitesIn,
  siteTypeName,
} from '@ludii/functions/internal';
import { type ArgumentSpec, either, type Ludeme, named, optional, type Values } from '@ludii/registry';
import type { Context } from '@ludii/state';
import { Op } from '@ludii/state/internal';
import { writeMove } from './shared/writing.js';

const messages = {
  message: either(2, Text),
  messageInt: either(2, Int),
  messageInts: either(2, Ints),
  messageFloat: either(2, Float),
  messageBool: either(2, Bool),
  messageRegion: either(2, Region),
  messageRange: either(2, Range),
  messageDirection: either(2, Direction),
  messageGraph: either(2, Graph),
};

type TextFn = (c: Context) => string;

/** What the message says. */
function textOf(given: Values<typeof messages>, build: Build): TextFn {
  const { message, messageInt, messageInts, messageFloat, messageBool, messageRegion, messageRange } = given;
  const { messageDirection } = given;
  if (message !== undefined) return () => message;
  if (messageInt) return (c) => String(messageInt(c));
  if (messageBool) return (c) => String(messageBool(c));
  if (messageFloat) return (c) => floatText(messageFloat(c));
  if (messageRange) return (c) => `[${messageRange.min(c)};${messageRange.max(c)}]`;
  if (messageRegion) return (c) => `{${sitesIn(c, messageRegion).join(', ')}}`;
  if (messageInts) return (c) => `[${numbersIn(c, messageInts).join(', ')}]`;
  if (messageDirection) {
    return (c) => {
      const centre = build.topology.region(siteTypeName(build.defaultSite), 'centre')[0] ?? 0;
      const codes = Array.from(messageDirection(c, build.defaultSite, centre));
      return `[${codes.map(directionName).join(', ')}]`;
    };
  }
  return () => 'graph';
}

/** A float with at least one digit behind the point. */
const floatText = (value: number): string => (Number.isInteger(value) ? value.toFixed(1) : String(value));

/** Notes of a text to all players, or to one. */
function noting(text: TextFn, about: IntFn | undefined, to: IntFn | undefined, { players }: Build): MovesFn {
  const fn: MovesFn = (c, out) => {
    const message = c.game.strings.intern(about ? `P${about(c)} ${text(c)}` : text(c));
    const one = to ? to(c) : -1;
    for (let p = 1; p <= players; p++) if (!to || p === one) writeMove(out, 0, -1, Op.Note, false, message, p);
  };
  // A message is no move that a player could make.
  return means(fn, { k: 'callRule', fn, mute: true });
}

type Who = IntFn | RoleWord;

const indexOf = (who: Who | undefined, build: Build): IntFn | undefined =>
  typeof who === 'string' ? (who === 'All' ? undefined : roleIndex(who, build)) : who;

const noteTo = (player: ArgumentSpec<Who | undefined>, to: ArgumentSpec<Who | undefined>, example: string) =>
  ludeme('note', {
    returns: NonDecision,
    args: { player, ...messages, to },
    doc: 'Sends a message to players, about a player or the game.',
    example,
    flags: ['note'],
    compile: ({ player: about, to: whom, ...rest }, build) =>
      noting(
        textOf(rest, build),
        typeof about === 'string' ? roleIndex(about, build) : about,
        indexOf(whom, build),
        build,
      ),
  });

/** A player may be given as a number or as a word, and so may the recipient. */
export const note: readonly Ludeme<Build>[] = [
  noteTo(named(optional(Int)), named(optional(Role)), '(note player:(mover) "is in check" to:Next)'),
  noteTo(named(Role), named(optional(Role)), '(note player:Mover "is in check" to:Next)'),
  noteTo(named(optional(Int)), named(Player), '(note "Check" to:(player (next)))'),
  noteTo(named(Role), named(Player), '(note player:Mover "attacks" to:(player (next)))'),
];
