/** Colours of a picture where the description gives none: light and dark, told apart by everybody (Okabe–Ito). */
import { type Colour, hex } from './colour.js';

/** The name of a theme. */
export type ThemeName = 'light' | 'dark';

/** Colours that do not come from the description. */
export interface Theme {
  readonly name: ThemeName;
  /** Behind everything. */
  readonly page: Colour;
  /** Text beside the board. */
  readonly ink: Colour;
  /** Quiet text: coordinates. */
  readonly quiet: Colour;
  /** Cells by phase. */
  readonly cells: readonly Colour[];
  readonly cellLine: Colour;
  /** Ground and lines of boards that are played on points and edges. */
  readonly ground: Colour;
  readonly line: Colour;
  /** Behind hands, dice and decks. */
  readonly tray: Colour;
  /** Selected piece, legal targets, last move, winning line. */
  readonly accent: Colour;
  readonly last: Colour;
  readonly win: Colour;
}

const light: Theme = {
  name: 'light',
  page: hex('#ffffff'),
  ink: hex('#222222'),
  quiet: hex('#6b6b6b'),
  cells: [hex('#e7d9bd'), hex('#c9a877'), hex('#d9c29a'), hex('#f3ead6')],
  cellLine: hex('#8c734b'),
  ground: hex('#ecdfc4'),
  line: hex('#6f5836'),
  tray: hex('#efece6'),
  accent: hex('#0072b2'),
  last: hex('#e69f00'),
  win: hex('#d55e00'),
};

const dark: Theme = {
  name: 'dark',
  page: hex('#1b1c1f'),
  ink: hex('#ececec'),
  quiet: hex('#a9a9a9'),
  cells: [hex('#a08a66'), hex('#7a6242'), hex('#8c7652'), hex('#b5a080')],
  cellLine: hex('#4b3c25'),
  ground: hex('#a08a66'),
  line: hex('#3b2e1a'),
  tray: hex('#2b2d31'),
  accent: hex('#56b4e9'),
  last: hex('#f0c75e'),
  win: hex('#ff8c3a'),
};

/** The colours of a theme. */
export function themeOf(name: ThemeName): Theme {
  return name === 'dark' ? dark : light;
}

/** Neutral, player 1, player 2 and so on: white and black, then the colours of Okabe and Ito and shades of them. */
const players = [
  '#b9b3a8',
  '#f7f7f2',
  '#2b2b2b',
  '#d55e00',
  '#0072b2',
  '#009e73',
  '#f0e442',
  '#cc79a7',
  '#56b4e9',
  '#e69f00',
  '#7a3b00',
  '#003f63',
  '#00563f',
  '#8f8600',
  '#7b2f57',
  '#9fd6f5',
  '#ffd480',
].map(hex); // prettier-ignore

/** The colour of a player's pieces unless the description gives one. Shared pieces look like those of nobody. */
export function standardColour(player: number, count: number): Colour {
  return (player >= 1 && player <= count ? players[player] : players[0]) ?? players[0]!;
}
