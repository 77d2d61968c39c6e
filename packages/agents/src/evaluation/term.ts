/** Terms of an evaluation as plain data: what metadata say, what `tune` finds, and what agents take as a setting. */

/** What becomes of the value of a term before it is weighted. */
export type Transformation = 'divNumBoardSites' | 'divNumInitPlacement' | 'logisticFunction' | 'tanh';

/** Weights by the name of a piece; a name without a number stands for that piece of every player. */
export type PieceWeights = Readonly<Record<string, number>>;

interface Weighted {
  /** Default 1. */
  readonly weight?: number | undefined;
  readonly transformation?: Transformation | undefined;
}

interface OfPieces extends Weighted {
  /** Absent: 1 for every piece. Else pieces that are not named have 0. */
  readonly pieceWeights?: PieceWeights | undefined;
}

/** One term. The names are those of the metadata. */
export type HeuristicTerm =
  | (OfPieces & { readonly term: 'material' | 'componentValues'; readonly boardOnly?: boolean | undefined })
  | (OfPieces & {
      readonly term: 'unthreatenedMaterial' | 'centreProximity' | 'cornerProximity' | 'sidesProximity';
    })
  | (OfPieces & { readonly term: 'regionProximity'; readonly region: number })
  | (OfPieces & { readonly term: 'playerRegionsProximity'; readonly player: number })
  | (Weighted & {
      readonly term:
        | 'mobilitySimple'
        | 'mobilityAdvanced'
        | 'influence'
        | 'influenceAdvanced'
        | 'currentMoverHeuristic'
        | 'score'
        | 'ownRegionsCount'
        | 'playerSiteMapCount'
        | 'nullHeuristic';
    })
  | (Weighted & { readonly term: 'lineCompletionHeuristic'; readonly targetLength?: number | undefined })
  | (Omit<Weighted, 'weight'> & {
      readonly weight?: undefined;
      readonly term: 'intercept';
      readonly playerWeights: PieceWeights;
    });

/** The name of a term. */
export type TermName = HeuristicTerm['term'];

/** What is used where nothing is known about a game: pieces, and a little for freedom to move. */
export const usualTerms: readonly HeuristicTerm[] = [
  { term: 'material', weight: 1 },
  { term: 'mobilitySimple', weight: 0.001 },
];
