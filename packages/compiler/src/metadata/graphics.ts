/** How a game looks: `(graphics …)`. Of several rules for one thing the first that fits is used. */
import { Decimal, Int, Region, Role, Text, Whole } from '@ludii/functions';
import { RelationWord, SiteTypeWord, SuitWord, Switch } from '@ludii/functions/internal';
import { either, list, named, optional } from '@ludii/registry';
import {
  BoardGraphicsWord,
  Colour,
  ColourWord,
  ComponentStyleWord,
  ContainerStyleWord,
  CurveWord,
  clause,
  DrawHintWord,
  EdgeWord,
  Graphics,
  GraphicsItem,
  HintLocationWord,
  HoleWord,
  LineStyleWord,
  PieceStackWord,
  ShownDataWord,
  ValueLocationWord,
  WhenScoreWord,
} from './kinds.js';

const placed = { offsetX: named(optional(Decimal)), offsetY: named(optional(Decimal)) };
const scaled = {
  scale: named(optional(Decimal)),
  scaleX: named(optional(Decimal)),
  scaleY: named(optional(Decimal)),
};
const pictured = {
  fillColour: named(optional(Colour)),
  edgeColour: named(optional(Colour)),
  ...scaled,
  rotation: named(optional(Whole)),
  ...placed,
};
/** Which pieces a rule is about. */
const which = {
  role: optional(Role),
  piece: optional(Text),
  container: named(optional(Whole)),
  state: named(optional(Whole)),
  value: named(optional(Whole)),
};
const returns = GraphicsItem;

const boards = [
  clause('board', 'Placement', {
    returns,
    args: { scale: named(optional(Decimal)), ...placed },
    doc: 'Where the board stands in the picture, and how large.',
    example: '(board Placement scale:0.8)',
  }),
  clause('board', 'Colour', {
    returns,
    args: { part: BoardGraphicsWord, colour: Colour },
    doc: 'The colour of a part of the board.',
    example: '(board Colour Phase0 (colour White))',
  }),
  clause('board', 'Curvature', {
    returns,
    args: { amount: Decimal },
    doc: 'How round curved edges are.',
    example: '(board Curvature 0.4)',
  }),
  clause('board', 'Style', {
    returns,
    args: { style: ContainerStyleWord, replaceComponentsWithFilledCells: named(optional(Switch)) },
    doc: 'The style in which the board is drawn.',
    example: '(board Style Chess)',
  }),
  clause('board', 'StyleThickness', {
    returns,
    args: { part: BoardGraphicsWord, thickness: Decimal },
    doc: 'How thick the lines of a part of the board are.',
    example: '(board StyleThickness OuterEdges 2.0)',
  }),
  clause('board', 'Checkered', {
    returns,
    args: { on: optional(Switch) },
    doc: 'Colours the cells of the board in turn.',
    example: '(board Checkered)',
  }),
  clause('board', ['Background', 'Foreground', 'Hidden'], {
    returns,
    args: { image: named(optional(Text)), ...pictured },
    doc: 'A picture behind or in front of the board.',
    example: '(board Background image:"Disc" fillColour:(colour Green))',
  }),
  clause('hand', 'Placement', {
    returns,
    args: { role: Role, scale: named(optional(Decimal)), ...placed, vertical: named(optional(Switch)) },
    doc: 'Where the hand of a player stands in the picture.',
    example: '(hand Placement P1 scale:0.8 vertical:True)',
  }),
  clause('no', ['Board', 'Animation', 'Sunken', 'HandScale', 'Curves', 'MaskedColour', 'DicePips'], {
    returns,
    args: { on: optional(Switch) },
    doc: 'Leaves something out of the picture.',
    example: '(no Animation)',
  }),
];

const pieces = [
  clause('piece', 'Rotate', {
    returns,
    args: { ...which, degrees: named(Whole) },
    doc: 'Turns the picture of pieces.',
    example: '(piece Rotate P2 degrees:180)',
  }),
  clause('piece', 'Colour', {
    returns,
    args: {
      ...which,
      fillColour: named(optional(Colour)),
      strokeColour: named(optional(Colour)),
      secondaryColour: named(optional(Colour)),
    },
    doc: 'The colours of pieces.',
    example: '(piece Colour P1 "Stone" fillColour:(colour Red))',
  }),
  clause('piece', 'Scale', {
    returns,
    args: { ...which, scale: optional(Decimal), scaleX: named(optional(Decimal)), scaleY: named(optional(Decimal)) },
    doc: 'How large pieces are drawn.',
    example: '(piece Scale "King" 1.2)',
  }),
  clause('piece', 'Style', {
    returns,
    args: { role: optional(Role), piece: optional(Text), style: ComponentStyleWord },
    doc: 'The style in which pieces are drawn.',
    example: '(piece Style ExtendedShogi)',
  }),
  clause('piece', ['Rename', 'ExtendName', 'AddStateToName', 'Hidden'], {
    returns,
    args: { ...which, piece: named(optional(Text)), name: optional(Text) },
    doc: 'The name of the picture that is used for pieces.',
    example: '(piece Rename piece:"Man" "counter")',
  }),
  clause('piece', 'Families', {
    returns,
    args: { names: list(Text) },
    doc: 'The families of pictures that can be chosen from.',
    example: '(piece Families { "Defined" "Abstract" })',
  }),
  clause('piece', ['Background', 'Foreground', 'Hidden'], {
    returns,
    args: { ...which, image: named(optional(Text)), text: named(optional(Text)), ...pictured },
    doc: 'A picture behind or in front of pieces.',
    example: '(piece Foreground "Soldier" image:"Pawn" scale:0.6)',
  }),
  clause('player', 'Colour', {
    returns,
    args: { role: Role, colour: Colour },
    doc: 'The colour of a player.',
    example: '(player Colour P1 (colour Cream))',
  }),
  clause('player', 'Name', {
    returns,
    args: { role: Role, name: Text },
    doc: 'What a player is called.',
    example: '(player Name P1 "White")',
  }),
  clause('hiddenImage', {
    returns,
    args: { name: Text },
    doc: 'The picture of pieces that a player may not see.',
    example: '(hiddenImage "door")',
  }),
  clause('stackType', {
    returns,
    args: {
      role: optional(Role),
      piece: optional(Text),
      index: optional(Whole),
      type: optional(SiteTypeWord),
      sites: either(1, named(optional(list(Whole)))),
      site: either(1, named(optional(Whole))),
      state: named(optional(Whole)),
      value: named(optional(Whole)),
      style: PieceStackWord,
      scale: optional(Decimal),
      limit: named(optional(Whole)),
    },
    doc: 'How stacks of pieces are drawn.',
    example: '(stackType Ground)',
  }),
  clause('suitRanking', {
    returns,
    args: { suits: list(SuitWord) },
    doc: 'The order of the suits of cards.',
    example: '(suitRanking { Spades Hearts Diamonds Clubs })',
  }),
];

const puzzles = [
  clause('adversarialPuzzle', {
    returns,
    args: { on: optional(Switch) },
    doc: 'Draws a puzzle as a game between two.',
    example: '(adversarialPuzzle)',
  }),
  clause('drawHint', {
    returns,
    args: { how: DrawHintWord },
    doc: 'Where the hints of a puzzle are written.',
    example: '(drawHint TopLeft)',
  }),
  clause('hintLocation', {
    returns,
    args: { where: HintLocationWord },
    doc: 'What the hints of a puzzle stand at.',
    example: '(hintLocation BetweenVertices)',
  }),
];

const sitesOfPicture = {
  type: optional(SiteTypeWord),
  sites: either(1, optional(list(Whole))),
  site: either(1, optional(Whole)),
  region: optional(Region),
};

const shown = [
  clause('region', 'Colour', {
    returns,
    args: {
      name: optional(Text),
      role: optional(Role),
      ...sitesOfPicture,
      regionSiteType: named(optional(SiteTypeWord)),
      colour: optional(Colour),
      scale: named(optional(Decimal)),
    },
    doc: 'Colours the sites of a region.',
    example: '(region Colour "Castle" (colour Grey))',
  }),
  clause('show', 'Piece', {
    returns,
    args: {
      data: ShownDataWord,
      role: optional(Role),
      piece: optional(Text),
      location: optional(ValueLocationWord),
      offsetImage: named(optional(Switch)),
      valueOutline: named(optional(Switch)),
      scale: named(optional(Decimal)),
      ...placed,
    },
    doc: 'Writes the state or value of pieces on them.',
    example: '(show Piece Value Middle)',
  }),
  clause(
    'show',
    [
      'Pits',
      'PlayerHoles',
      'LocalStateHoles',
      'RegionOwner',
      'Cost',
      'Hints',
      'EdgeDirections',
      'PossibleMoves',
      'CurvedEdges',
      'StraightEdges',
    ],
    {
      returns,
      args: { on: optional(Switch) },
      doc: 'Shows something that is left out otherwise.',
      example: '(show PossibleMoves)',
    },
  ),
  clause('show', 'Check', {
    returns,
    args: { role: optional(Role), piece: optional(Text) },
    doc: 'Marks a piece that is in check.',
    example: '(show Check "King")',
  }),
  clause('show', 'Score', {
    returns,
    args: { when: optional(WhenScoreWord), role: optional(Role), value: optional(Int), suffix: optional(Text) },
    doc: 'When scores are shown, and of what.',
    example: '(show Score Never)',
  }),
  clause('show', ['AsHoles', 'SiteIndex'], {
    returns,
    args: { sites: list(Whole), shape: HoleWord },
    doc: 'Draws sites as holes.',
    example: '(show AsHoles { 3 4 } Oval)',
  }),
  clause('show', ['AsHoles', 'SiteIndex'], {
    returns,
    args: { type: optional(SiteTypeWord), more: optional(Whole) },
    doc: 'Writes the numbers of the sites on the board.',
    example: '(show SiteIndex Cell)',
  }),
  clause('show', 'Symbol', {
    returns,
    args: {
      image: optional(Text),
      text: named(optional(Text)),
      region: optional(Text),
      role: optional(Role),
      type: optional(SiteTypeWord),
      sites: either(1, optional(list(Whole))),
      site: either(1, optional(Whole)),
      in: optional(Region),
      part: optional(BoardGraphicsWord),
      ...pictured,
    },
    doc: 'Draws a picture or a text on sites of the board.',
    example: '(show Symbol "water" Cell 4 scale:0.8)',
  }),
  clause('show', 'Line', {
    returns,
    args: {
      sites: list(list(Whole)),
      type: optional(SiteTypeWord),
      style: optional(LineStyleWord),
      colour: optional(Colour),
      scale: named(optional(Decimal)),
      curve: named(optional(list(Decimal))),
      curveType: optional(CurveWord),
    },
    doc: 'Draws lines between sites.',
    example: '(show Line { {0 8} } Vertex Thick)',
  }),
  clause('show', 'Edges', {
    returns,
    args: {
      which: optional(EdgeWord),
      relation: optional(RelationWord),
      connection: named(optional(Switch)),
      style: optional(LineStyleWord),
      colour: optional(Colour),
    },
    doc: 'Draws the edges of the board in a style.',
    example: '(show Edges Inner Thin)',
  }),
];

const colours = [
  clause('colour', {
    returns: Colour,
    args: { name: ColourWord },
    doc: 'A colour by its name.',
    example: '(colour Red)',
  }),
  clause('colour', {
    returns: Colour,
    args: { code: Text },
    doc: 'A colour by its code.',
    example: '(colour "#f0d9b5")',
  }),
  clause('colour', {
    returns: Colour,
    args: { red: Whole, green: Whole, blue: Whole, alpha: Whole },
    doc: 'A colour by its parts of red, green and blue, and how dense it is, from 0 to 255.',
    example: '(colour 200 30 30 128)',
  }),
  clause('colour', {
    returns: Colour,
    args: { red: Whole, green: Whole, blue: Whole },
    doc: 'A colour by its parts of red, green and blue, from 0 to 255.',
    example: '(colour 200 30 30)',
  }),
];

export const graphicsClauses = [
  clause('graphics', {
    returns: Graphics,
    args: { item: either(1, GraphicsItem), items: either(1, list(GraphicsItem)) },
    doc: 'How the game looks. Of several rules for one thing the first that fits is used.',
    example: '(graphics { (board Style Chess) (piece Scale 0.9) })',
  }),
  ...boards,
  ...pieces,
  ...puzzles,
  ...shown,
  ...colours,
];
