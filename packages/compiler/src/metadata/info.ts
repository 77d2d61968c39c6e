/** What is told about a game: `(info …)`, and `(recon …)` about games that are known only in part. */
import { Decimal, Text } from '@ludii/functions';
import { Switch } from '@ludii/functions/internal';
import { either, list, named } from '@ludii/registry';
import { clause, Info, InfoItem, Recon, ReconItem } from './kinds.js';

/** Facts that are one text: keyword, what it is, an example. */
const facts: readonly (readonly [string, string, string])[] = [
  ['author', 'Who made the game up.', '(author "Piet Hein")'],
  ['classification', 'What sort of game it is, as a path.', '(classification "board/space/line")'],
  ['credit', 'Who wrote this description.', '(credit "Written for this library.")'],
  ['date', 'When the game was made or is known from.', '(date "1942")'],
  ['description', 'What the game is, in a few words.', '(description "Three in a row wins.")'],
  ['id', 'The number of the game or ruleset in a database.', '(id "28")'],
  ['origin', 'Where the game comes from.', '(origin "This game is from Denmark.")'],
  ['publisher', 'Who brought the game out.', '(publisher "Parker Brothers")'],
  ['rules', 'The rules in words.', '(rules "Players take turns to place a stone.")'],
  ['source', 'Where the rules are written down.', '(source "Murray 1952: 37.")'],
  ['version', 'The version of the program that the description was written for.', '(version "1.3.0")'],
];

export const infoClauses = [
  clause('info', {
    returns: Info,
    args: { item: either(1, InfoItem), items: either(1, list(InfoItem)) },
    doc: 'What is known about the game: facts in words, without effect on play.',
    example: '(info { (description "Three in a row wins.") (date "1300 BCE") })',
  }),
  ...facts.map(([keyword, doc, example]) => clause(keyword, { returns: InfoItem, args: { text: Text }, doc, example })),
  clause('aliases', {
    returns: InfoItem,
    args: { names: list(Text) },
    doc: 'Other names of the game.',
    example: '(aliases { "Noughts and Crosses" "Oxo" })',
  }),
  clause('recon', {
    returns: Recon,
    args: { items: list(ReconItem) },
    doc: 'What a reconstruction of a lost game should be like.',
    example: '(recon { (concept "Num Players" 2) })',
  }),
  clause('concept', {
    returns: ReconItem,
    args: { name: Text, number: either(1, Decimal), truth: either(1, Switch) },
    doc: 'A property that the game has, by name, with its value.',
    example: '(concept "Hop Capture" True)',
  }),
  clause('concept', {
    returns: ReconItem,
    args: { name: Text, minValue: named(Decimal), maxValue: named(Decimal) },
    doc: 'A property that the game has, by name, with the range of its value.',
    example: '(concept "Num Dice" minValue:2 maxValue:4)',
  }),
];
