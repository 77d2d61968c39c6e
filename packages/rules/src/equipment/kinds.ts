/** The kinds of equipment ludemes. */
import type { BoardSpec, CardWorth, TilePath, TrackSpec } from '@ludii/functions/internal';
import { kind } from '@ludii/registry';
import type { HintData, Item, PairData } from './items.js';

export const ItemPart = kind<Item>('Item', 'an item of equipment');
export const TrackPart = kind<TrackSpec>('Track', '`(track …)`');
export const ValuesPart = kind<BoardSpec['ranges'][number]>('Values', '`(values …)`');
export const HintPart = kind<HintData>('Hint', '`(hint …)`');
export const PairPart = kind<() => PairData>('Pair', '`(pair …)`');
export const CardPart = kind<CardWorth>('Card', '`(card …)`');
export const PathPart = kind<TilePath>('Path', '`(path …)`');
export const FlipsPart = kind<readonly [number, number]>('Flips', '`(flips …)`');
export const EquipmentPart = kind<readonly Item[]>('Equipment', '`(equipment {…})`');
