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
  borrowNumbers,
  borrowSites,
  directionName,
  means,
  NonDecision,
  returnNumbers,
  returnSites,
  roleIndex,
  siteTypeName,
} from '@ludii/functions/internal';
import { either, type Ludeme, named, optional, type Values } from '@ludii/registry';
import type { Context } from '@ludii/state';
import { Op } from '@ludii/state/internal';

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
  if (messageRegion) {
    return (c) => {
      const sites = borrowSites();
      messageRegion(c, sites);
      const text = `{${sites.toArray().join(', ')}}`;
      returnSites(sites);
      return text;
    };
  }
  if (messageInts) {
    return (c) => {
      const numbers = borrowNumbers();
      messageInts(c, numbers);
      const text = `[${numbers.join(', ')}]`;
      returnNumbers(numbers);
      return text;
    };
  }
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

function compile(text: TextFn, about: IntFn | undefined, to: IntFn | undefined, build: Build): MovesFn {
  const { players } = build;
  const moves: MovesFn = (c, out) => {
    const message = c.game.strings.intern(about ? `P${about(c)} ${text(c)}` : text(c));
    const one = to ? to(c) : -1;
    for (let p = 1; p <= players; p++) {
      if (to && p !== one) continue;
      out.begin(0, -1, -1);
      out.push2(Op.Note, false, message, p);
      out.finish();
    }
  };
  // A message is no move that a player could make.
  return means(moves, { k: 'callRule', fn: moves, mute: true });
}

const common = {
  returns: NonDecision,
  doc: 'Sends a message to players, about a player or the game.',
  flags: ['note'],
} as const;

/** A player may be given as a number or as a word, and so may the recipient. */
export const note: readonly Ludeme<Build>[] = [
  ludeme('note', {
    ...common,
    args: { player: named(optional(Int)), ...messages, to: named(optional(Role)) },
    example: '(note player:(mover) "is in check" to:Next)',
    compile: ({ player, to, ...rest }, build) =>
      compile(textOf(rest, build), player, to === 'All' ? undefined : to && roleIndex(to, build), build),
  }),
  ludeme('note', {
    ...common,
    args: { player: named(Role), ...messages, to: named(optional(Role)) },
    example: '(note player:Mover "is in check" to:Next)',
    compile: ({ player, to, ...rest }, build) =>
      compile(
        textOf(rest, build),
        roleIndex(player, build),
        to === 'All' ? undefined : to && roleIndex(to, build),
        build,
      ),
  }),
  ludeme('note', {
    ...common,
    args: { player: named(optional(Int)), ...messages, to: named(Player) },
    example: '(note "Check" to:(player (next)))',
    compile: ({ player, to, ...rest }, build) => compile(textOf(rest, build), player, to, build),
  }),
  ludeme('note', {
    ...common,
    args: { player: named(Role), ...messages, to: named(Player) },
    example: '(note player:Mover "attacks" to:(player (next)))',
    compile: ({ player, to, ...rest }, build) => compile(textOf(rest, build), roleIndex(player, build), to, build),
  }),
];
