/** Colours and line widths of the styles, where the description does not change them. */
import { black, type Colour, mix, rgb } from '../colour.js';
import type { Look } from '../look.js';
import type { BoardStyle } from '../style.js';

/** Colours of a board. */
export interface Palette {
  /** Cells by phase; undefined leaves cells unfilled. */
  readonly phases: readonly Colour[] | undefined;
  readonly inner: Colour | undefined;
  readonly outer: Colour | undefined;
  readonly symbols: Colour;
  readonly innerVertices: Colour;
  readonly outerVertices: Colour;
  /** Widths of inner and outer lines. */
  readonly thin: number;
  readonly thick: number;
}

interface StyleColours {
  readonly phases?: readonly Colour[];
  readonly inner?: Colour;
  readonly outer?: Colour;
  readonly symbols?: Colour;
  readonly thin?: number;
  readonly thick?: number;
}

const brown = rgb(100, 75, 50);
const wood = rgb(255, 230, 130);
const blueLine = rgb(70, 130, 190);
const paper = rgb(250, 250, 246);

const styles: Partial<Record<BoardStyle, StyleColours>> = {
  chess: {
    phases: [rgb(200, 150, 75), rgb(250, 221, 144), rgb(223, 178, 110), rgb(255, 240, 200)],
    outer: rgb(120, 70, 20),
    thick: 3,
  },
  go: {
    phases: [rgb(245, 214, 140)],
    inner: rgb(110, 90, 55),
    outer: rgb(30, 25, 15),
    symbols: rgb(60, 45, 25),
    thin: 2,
    thick: 3,
  },
  shogi: { phases: [rgb(246, 219, 140)], inner: brown, outer: brown, thin: 2.5, thick: 4 },
  xiangqi: { phases: [wood], inner: brown, outer: brown, thin: 3, thick: 3 },
  janggi: { phases: [rgb(245, 190, 90)], inner: brown, outer: brown, thin: 3, thick: 3 },
  tafl: { phases: [rgb(250, 200, 100)], inner: rgb(200, 145, 60), outer: rgb(150, 100, 55), thin: 2.5, thick: 5 },
  mancala: { phases: [rgb(226, 178, 92)], outer: rgb(125, 75, 0), symbols: rgb(127, 100, 50), thick: 3 },
  lasca: { phases: [rgb(205, 205, 205)], thin: 2, thick: 2 },
  snakesandladders: {
    phases: [rgb(210, 240, 255), rgb(190, 220, 255)],
    inner: rgb(150, 180, 205),
    outer: rgb(90, 120, 150),
  },
  surakarta: { phases: [rgb(222, 240, 252)], inner: rgb(50, 110, 180), outer: rgb(50, 110, 180), thin: 3, thick: 3 },
  ultimatetictactoe: { phases: [rgb(225, 238, 250)], inner: rgb(150, 180, 210), outer: rgb(20, 100, 200), thick: 5 },
  puzzle: { phases: [paper], inner: blueLine, outer: rgb(40, 40, 40), thin: 2, thick: 4 },
  sudoku: {
    phases: [paper],
    inner: rgb(150, 150, 150),
    outer: rgb(30, 30, 30),
    symbols: rgb(150, 40, 150),
    thin: 2,
    thick: 5,
  },
  kakuro: {
    phases: [paper],
    inner: rgb(110, 110, 110),
    outer: rgb(30, 30, 30),
    symbols: rgb(60, 60, 60),
    thin: 2,
    thick: 4,
  },
  connect4: { phases: [rgb(0, 100, 200)] },
};

/** Colours of a look's board: the description's, then the style's, then the theme's. */
export function paletteOf(look: Look): Palette {
  const { graphics, theme, style } = look;
  const own = styles[style] ?? {};
  const shade = (colour: Colour | undefined): Colour | undefined =>
    colour && (theme.name === 'dark' ? mix(colour, black, 0.3) : colour);
  const isPoints = look.game.compiled.board.defaultSite !== 'Cell';
  const inner = graphics.boardColour('InnerEdges') ?? shade(own.inner) ?? (isPoints ? theme.line : theme.cellLine);
  const outer = graphics.boardColour('OuterEdges') ?? shade(own.outer) ?? (isPoints ? theme.line : theme.cellLine);
  const phases: Colour[] = [];
  for (let k = 0; k < 6; k++) {
    const said =
      graphics.boardColour(`Phase${k}`) ?? shade(own.phases?.[k]) ?? (own.phases ? undefined : theme.cells[k]);
    phases.push(said ?? mix(phases[k - 1] ?? theme.cells[0]!, black, 0.2));
  }
  return {
    phases,
    inner,
    outer,
    symbols: graphics.boardColour('Symbols') ?? shade(own.symbols) ?? inner,
    innerVertices: graphics.boardColour('InnerVertices') ?? inner,
    outerVertices: graphics.boardColour('OuterVertices') ?? outer,
    thin: (own.thin ?? (isPoints ? 4 : 2)) * graphics.thickness('InnerEdges'),
    thick: (own.thick ?? (isPoints ? 4 : 3)) * graphics.thickness('OuterEdges'),
  };
}

/** The colour of pits in a plank. */
export const pitOf = (wood: Colour): Colour => mix(wood, black, 0.28);
