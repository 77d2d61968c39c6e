/**
 * What the graphics of a description say, asked piece by piece and site by site. The first item that fits answers, except
 * for symbols, lines, regions, backgrounds and foregrounds, which all apply.
 */
import type { Rulebook, SiteTypeCode } from '@ludii/engine';
import type { Component, Node } from '@ludii/engine/internal';
import type { Colour } from './colour.js';
import { colourOf, flagOf, type GraphicsItem, numberOf, readItems, scalesOf, textOf } from './graphicsItems.js';

/** A piece where it stands. Hidden numbers are −1. */
export interface PieceAt {
  readonly component: Component;
  readonly container: number;
  readonly state: number;
  readonly value: number;
}

/** Where and how the levels of a stack are drawn. */
export interface StackStyle {
  readonly type: string;
  readonly scale: number;
  readonly limit: number;
}

const siteTypeCodes: Readonly<Record<string, SiteTypeCode>> = { cell: 0, vertex: 1, edge: 2 };

/** A word as a site type. */
export function siteTypeWord(word: string): SiteTypeCode | undefined {
  return siteTypeCodes[word.toLowerCase()];
}

/** Name without the digits at its end; a name of digits only keeps them. */
export function plainName(name: string): string {
  return name.replace(/(?<=\D)\d+$/, '');
}

/** The name as it is declared: names of digits only lose the number of their owner, which was added to them. */
function declaredName({ name, owner, role }: Component): string {
  const added = role === 'Neutral' ? '0' : /^P\d+$/.test(role) ? String(owner) : '';
  const isNumber = /^\d{2,}$/.test(name) && added !== '' && name.endsWith(added);
  return isNumber ? name.slice(0, -added.length) : plainName(name);
}

/** Whose turn it is: what the roles Mover, Next and Prev mean. */
export interface Turn {
  readonly mover: number;
  readonly next: number;
  readonly prev: number;
}

const rolesOfTurn: Readonly<Record<string, keyof Turn>> = { Mover: 'mover', Next: 'next', Prev: 'prev' };

/** The graphics of a game. */
export class Graphics {
  readonly #items: readonly GraphicsItem[];
  readonly #players: number;
  readonly #turn: Turn;

  /** The graphics in a turn; in the first one if none is given. */
  constructor(game: Rulebook, turn: Turn = { mover: 1, next: Math.min(2, game.players), prev: 0 }) {
    this.#items = readItems(game.compiled.setting.metadata);
    this.#players = game.players;
    this.#turn = turn;
  }

  /** True if something depends on whose turn it is. */
  get followsTurn(): boolean {
    return this.#items.some(({ words }) => words.some((word) => rolesOfTurn[word] !== undefined));
  }

  /** All items of a kind, such as `show symbol`. */
  all(kind: string): GraphicsItem[] {
    return this.#items.filter((item) => item.kind === kind);
  }
  #first(kind: string, test: (item: GraphicsItem) => boolean = () => true): GraphicsItem | undefined {
    return this.#items.find((item) => item.kind === kind && test(item));
  }
  /** True for `(kind)` and `(kind True)`. */
  says(kind: string): boolean {
    const item = this.#first(kind);
    return item !== undefined && item.words[0]?.toLowerCase() !== 'false';
  }

  /** True for `(kind False)`. */
  denies(kind: string): boolean {
    return this.#first(kind)?.words[0]?.toLowerCase() === 'false';
  }

  /** The number of a role: 0 neutral, players (also by their turn), one more for shared; undefined if the word is none. */
  roleNumber(word: string): number | undefined {
    const player = /^(?:P|Team)(\d+)$/.exec(word)?.[1];
    if (player !== undefined) return Number(player);
    if (word === 'Neutral') return 0;
    const inTurn = rolesOfTurn[word];
    if (inTurn !== undefined) return this.#turn[inTurn];
    return ['Shared', 'All', 'Each', 'Any'].includes(word) ? this.#players + 1 : undefined;
  }
  #roleOf(item: GraphicsItem): number | undefined {
    for (const word of item.words) {
      const number = this.roleNumber(word);
      if (number !== undefined) return number;
    }
    return undefined;
  }
  /** The role that an item names, if any. */
  ownerOf(item: GraphicsItem): number | undefined {
    return this.#roleOf(item);
  }

  get boardStyle(): string | undefined {
    const item = this.#first('board style');
    return item?.words[0]?.toLowerCase();
  }
  /** True if cells take the colour of their owner instead of showing pieces. */
  get fillsCells(): boolean {
    const item = this.#first('board style');
    return item !== undefined && flagOf(item, 'replacecomponentswithfilledcells') === true;
  }
  boardColour(aspect: string): Colour | undefined {
    return this.#first('board colour', ({ words }) => words[0]?.toLowerCase() === aspect.toLowerCase())?.colours[0];
  }
  thickness(aspect: string): number {
    const item = this.#first('board stylethickness', ({ words }) => words[0]?.toLowerCase() === aspect.toLowerCase());
    const value = item?.numbers[0];
    return value !== undefined && value >= 0 && value <= 100 ? value : 1;
  }
  playerColour(player: number): Colour | undefined {
    return this.#first('player colour', (item) => this.#roleOf(item) === player)?.colours[0];
  }
  playerName(player: number): string | undefined {
    return this.#first('player name', (item) => this.#roleOf(item) === player)?.strings[0];
  }
  get families(): readonly string[] {
    const list = this.#first('piece families')?.node.args[1]?.value;
    const items = list?.kind === 'list' ? list.items.map(({ value }) => value) : list ? [list] : [];
    return items.flatMap((value) => (value.kind === 'string' ? [value.value] : []));
  }

  #fits(item: GraphicsItem, { component, container, state, value }: PieceAt, name?: string): boolean {
    const role = this.#roleOf(item);
    if (role !== undefined && role !== component.owner) return false;
    if (name !== undefined && name !== component.name && name !== plainName(component.name)) return false;
    const equal = (label: string, actual: number): boolean => (numberOf(item, label) ?? actual) === actual;
    return equal('container', container) && equal('state', state) && equal('value', value);
  }
  /** The first item of a kind for a piece that is named by a string (or by none). */
  #ofPiece(kind: string, piece: PieceAt): GraphicsItem | undefined {
    return this.#first(kind, (item) => this.#fits(item, piece, item.strings[0]));
  }

  pieceColours(piece: PieceAt): { fill?: Colour | undefined; stroke?: Colour | undefined; ink?: Colour | undefined } {
    const item = this.#ofPiece('piece colour', piece);
    if (!item) return {};
    return {
      fill: colourOf(item, 'fillcolour'),
      stroke: colourOf(item, 'strokecolour'),
      ink: colourOf(item, 'secondarycolour'),
    };
  }
  pieceScale(piece: PieceAt): readonly [number, number] | undefined {
    const item = this.#ofPiece('piece scale', piece);
    return item && scalesOf(item, 0.9);
  }
  pieceRotation(piece: PieceAt): number {
    const item = this.#ofPiece('piece rotate', piece);
    return item ? (numberOf(item, 'degrees') ?? item.numbers[0] ?? 0) : 0;
  }
  pieceStyle(piece: PieceAt): string | undefined {
    return this.#ofPiece('piece style', piece)?.words.at(-1)?.toLowerCase();
  }
  /** Pictures and texts below or above a piece, in order. */
  layers(where: 'background' | 'foreground', piece: PieceAt): GraphicsItem[] {
    return this.all(`piece ${where}`).filter((item) => this.#fits(item, piece, item.strings[0]));
  }
  /** Where the value or the state of a piece is written, if it is. */
  shown(what: 'Value' | 'State', piece: PieceAt): GraphicsItem | undefined {
    return this.#first('show piece', (item) => item.words[0] === what && this.#fits(item, piece, item.strings[0]));
  }
  /** The name of the picture of a piece. */
  pictureName(piece: PieceAt): string {
    const fits = (item: GraphicsItem): boolean => this.#fits(item, piece, textOf(item, 'piece'));
    const textIn = (item: GraphicsItem | undefined): string => item?.strings[0] ?? (item && textOf(item, 'text')) ?? '';
    let name = declaredName(piece.component) + textIn(this.#first('piece extendname', fits));
    name = textIn(this.#first('piece rename', fits)) || name;
    if (this.#first('piece addstatetoname', fits) && piece.state >= 0) name += piece.state;
    return name;
  }
  /** The picture that stands for a value of a puzzle, if the description names one. */
  valuePicture(value: number): string | undefined {
    return this.#first('piece rename', (item) => textOf(item, 'piece') === String(value))?.strings[0];
  }
  get hiddenImage(): string | undefined {
    return this.#first('hiddenimage')?.strings[0];
  }

  stackStyle(at: {
    owner: number;
    container: { readonly name: string; readonly owner: number };
    containerIndex: number;
    type: SiteTypeCode;
    site: number;
    state: number;
    value: number;
  }): StackStyle {
    const item = this.#first('stacktype', (each) => {
      const role = this.#roleOf(each);
      if (role !== undefined && role !== at.container.owner && role !== at.owner) return false;
      const [name] = each.strings;
      if (name !== undefined && name !== at.container.name && name !== plainName(at.container.name)) return false;
      const { index } = stackNumbers(each, (word) => this.#isStackType(word));
      if (index !== undefined && index !== at.containerIndex) return false;
      const type = each.words.map(siteTypeWord).find((code) => code !== undefined);
      if (type !== undefined && type !== at.type) return false;
      const sites = each.named.get('sites');
      const one = numberOf(each, 'site');
      if (one !== undefined && one !== at.site) return false;
      if (
        sites?.kind === 'list' &&
        !sites.items.some(({ value }) => value.kind === 'number' && value.value === at.site)
      )
        return false;
      return (numberOf(each, 'state') ?? at.state) === at.state && (numberOf(each, 'value') ?? at.value) === at.value;
    });
    const word = item?.words.find((each) => this.#isStackType(each));
    const limit = item && numberOf(item, 'limit');
    return {
      type: word?.toLowerCase() ?? 'default',
      scale: (item && stackNumbers(item, (each) => this.#isStackType(each)).scale) ?? 1,
      limit: limit !== undefined && limit >= 1 && limit <= 10 ? limit : 5,
    };
  }
  #isStackType(word: string): boolean {
    return this.roleNumber(word) === undefined && siteTypeWord(word) === undefined;
  }

  /** Where a hand is put, for the owner of the hand; undefined if the description leaves it to us. */
  handPlacement(owner: number): Placement | undefined {
    const item = this.#first('hand placement', (each) => this.#roleOf(each) === owner);
    return item && placementOf(item);
  }
  /** How the board lies in its square. */
  get boardPlacement(): Placement | undefined {
    const item = this.#first('board placement');
    return item && placementOf(item);
  }

  /** How the score of a player is shown. */
  scoreItem(player: number): GraphicsItem | undefined {
    return this.#first('show score', (item) => [undefined, player, this.#players + 1].includes(this.#roleOf(item)));
  }
  /** Names of the pieces that are said to be in check when they are threatened, each with the player it goes for. */
  get checked(): readonly { readonly name: string | undefined; readonly player: number | undefined }[] {
    return this.all('show check').map((item) => ({ name: item.strings[0], player: this.#roleOf(item) }));
  }
}

/** Where something lies in the square around the board, in shares of its side. */
export interface Placement {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
  readonly vertical: boolean;
}

function placementOf(item: GraphicsItem): Placement {
  const scale = numberOf(item, 'scale') ?? item.numbers[0] ?? 1;
  return {
    scale: scale > 0 && scale <= 100 ? scale : 1,
    x: numberOf(item, 'offsetx') ?? 0,
    y: numberOf(item, 'offsety') ?? 0,
    vertical: flagOf(item, 'vertical') === true,
  };
}

/** The numbers of a stack item: before its type the index of a container, after it the scale. */
function stackNumbers(
  { node, named }: GraphicsItem,
  isType: (word: string) => boolean,
): { readonly index?: number | undefined; readonly scale?: number | undefined } {
  const plain = node.args.filter(({ name }) => name === undefined).map(({ value }) => value);
  const at = plain.findIndex((value) => value.kind === 'word' && isType(value.word));
  const numberIn = (values: readonly Node[]): number | undefined =>
    values.flatMap((value) => (value.kind === 'number' ? [value.value] : []))[0];
  const said = named.get('scale');
  return {
    index: numberIn(plain.slice(0, Math.max(0, at))),
    scale: said?.kind === 'number' ? said.value : numberIn(plain.slice(at + 1)),
  };
}
