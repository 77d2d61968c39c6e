/**
 * Ratings by the Bradley–Terry model: player i scores against j with the odds of their strengths. The strengths are found by
 * the iteration of Hunter (2004), their intervals by the curvature of the likelihood. Draws count half for each side.
 */

/** The rating of a player. */
export interface Rating {
  /** On the scale of Elo: 400 points are odds of 10 to 1. The mean of all players is 0. */
  readonly elo: number;
  /** 95 % interval. */
  readonly low: number;
  readonly high: number;
}

/** Ratings, and whether some had to be held back because a player won or lost everything. */
export interface Ratings {
  readonly ratings: readonly Rating[];
  /** True if half a point was lent to both sides of each pair, because otherwise ratings would be infinite. */
  readonly lent: boolean;
}

const PerNat = 400 / Math.LN10;

/** Rates players by their points against each other: `points[i][j]` are those of i against j. */
export function bradleyTerry(points: readonly (readonly number[])[]): Ratings | undefined {
  const n = points.length;
  const met = (i: number, j: number): boolean => points[i]![j]! + points[j]![i]! > 0;
  // Without a chain of games between them, players cannot be compared.
  if (n < 2 || !isLinked(n, met)) return undefined;
  const lent = !isLinked(n, (i, j) => points[i]![j]! > 0);
  const own = points.map((row, i) => row.map((won, j) => (i !== j && lent && met(i, j) ? won + 0.5 : won)));
  const strengths = iterate(own);
  const errors = standardErrors(own, strengths);
  const logs = strengths.map(Math.log);
  const mean = logs.reduce((sum, each) => sum + each, 0) / n;
  const ratings = logs.map((each, i) => {
    const elo = (each - mean) * PerNat;
    const spread = 1.96 * errors[i]! * PerNat;
    return { elo, low: elo - spread, high: elo + spread };
  });
  return { ratings, lent };
}

/** True if every player can be reached from every other one. */
function isLinked(n: number, leads: (i: number, j: number) => boolean): boolean {
  const reached = (from: number, forward: boolean): number => {
    const seen = new Set([from]);
    for (const i of seen) {
      for (let j = 0; j < n; j++) if (j !== i && (forward ? leads(i, j) : leads(j, i))) seen.add(j);
    }
    return seen.size;
  };
  return reached(0, true) === n && reached(0, false) === n;
}

function iterate(points: readonly (readonly number[])[]): number[] {
  const n = points.length;
  let strengths = new Array<number>(n).fill(1);
  for (let round = 0; round < 10_000; round++) {
    const next = strengths.map((own, i) => {
      let won = 0;
      let weight = 0;
      for (let j = 0; j < n; j++) {
        if (j === i) continue;
        won += points[i]![j]!;
        weight += (points[i]![j]! + points[j]![i]!) / (own + strengths[j]!);
      }
      return won / weight;
    });
    // Only ratios matter.
    const scale = Math.exp(next.reduce((sum, each) => sum + Math.log(each), 0) / n);
    const scaled = next.map((each) => each / scale);
    const change = Math.max(...scaled.map((each, i) => Math.abs(Math.log(each / strengths[i]!))));
    strengths = scaled;
    if (change < 1e-12) break;
  }
  return strengths;
}

/** Standard errors of the logarithms, with their sum held at 0: from the inverse of the information matrix. */
function standardErrors(points: readonly (readonly number[])[], strengths: readonly number[]): number[] {
  const n = points.length;
  const information = points.map((_, i) =>
    points.map((__, j) => (i === j ? 0 : -informationOf(points, strengths, i, j))),
  );
  for (let i = 0; i < n; i++) information[i]![i] = -information[i]!.reduce((sum, each) => sum + each, 0);
  const inverse = inverted(information.map((row) => row.map((each) => each + 1 / n)));
  return inverse.map((row, i) => Math.sqrt(Math.max(0, row[i]! - 1 / n)));
}

function informationOf(
  points: readonly (readonly number[])[],
  strengths: readonly number[],
  i: number,
  j: number,
): number {
  const share = strengths[i]! / (strengths[i]! + strengths[j]!);
  return (points[i]![j]! + points[j]![i]!) * share * (1 - share);
}

/** The inverse of a symmetric positive matrix, by elimination. */
function inverted(matrix: readonly (readonly number[])[]): number[][] {
  const n = matrix.length;
  const rows = matrix.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))]);
  for (let k = 0; k < n; k++) {
    const pivot = rows[k]![k]!;
    rows[k] = rows[k]!.map((each) => each / pivot);
    for (let i = 0; i < n; i++) {
      if (i === k) continue;
      const factor = rows[i]![k]!;
      rows[i] = rows[i]!.map((each, j) => each - factor * rows[k]![j]!);
    }
  }
  return rows.map((row) => row.slice(n));
}
