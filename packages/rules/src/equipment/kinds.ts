/** The kinds of equipment ludemes. */
import type { BoardSpec, TrackSpec } from '@ludii/functions/internal';
import { kind } from '@ludii/registry';
import type { CardData, HintData, Item, PairData, PathData } from './items.js';

export const ItemPart = kind<Item>('Item', 'an item of equipment');
export const TrackPart = kind<TrackSpec>('Track', '`(track …)`');
export const ValuesPart = kind<BoardSpec['ranges'][number]>('Values', '`(values …)`');
export const HintPart = kind<HintData>('Hint', '`(hint …)`');
export const PairPart = kind<() => PairData>('Pair', '`(pair …)`');
export const CardPart = kind<CardData>('Card', '`(card …)`');
export const PathPart = kind<PathData>('Path', '`(path …)`');
export const FlipsPart = kind<readonly [number, number]>('Flips', '`(flips …)`');
export const EquipmentPart = kind<readonly Item[]>('Equipment', '`(equipment {…})`');
