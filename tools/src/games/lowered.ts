/** Which games of the library are played by programs, and which of their ludemes are still plain closures. */
import { compile, emitGame } from '@ludii/compiler';
import { isLent, isOpaque, type Node, partsOf } from '@ludii/ir/internal';
import type { BoundCall } from '@ludii/registry';
import { programText } from '@ludii/rules/internal';
import type { LibraryGame } from './library.js';

/** How a game is played. */
export interface Lowering {
  readonly game: string;
  /** Whether random games and lists are made by a program. */
  readonly program: boolean;
  /** Whether the program needs no engine. */
  readonly alone: boolean;
  /** The forms of ludemes that have no node, or of which a part is known to closures only. */
  readonly closures: readonly string[];
}

/** Kinds of ludemes that have nodes. */
const asked = new Set(['Moves', 'NonDecision', 'boolean()', 'int()', 'region()', 'Direction']);

/** A compiled ludeme, as far as it tells what it means. */
interface Compiled {
  readonly fixed?: unknown;
  readonly ir?: unknown;
}

const isNode = (ir: unknown): ir is Node => typeof ir === 'object' && ir !== null && 'k' in ir;

/** Whether a closure tells what a node means. A throw of dice is one that programs know, and the pieces of others can be asked about. */
const isClosure = (node: Node): boolean =>
  node.k !== 'roll' && (node.k.startsWith('call') || (isOpaque(node) && !isLent(node)));

/** Whether something in what a call means is a closure, and no other call has made it. */
function asksClosure(ir: Node, call: BoundCall, origins: ReadonlyMap<object, BoundCall>): boolean {
  const seen = new Set<Node>();
  const visit = (node: Node): boolean => {
    if (seen.has(node) || (node !== ir && origins.has(node))) return false;
    seen.add(node);
    if (!isClosure(node)) return partsOf(node, true).some(visit);
    const maker = 'fn' in node ? origins.get(node.fn) : undefined;
    return maker === undefined || maker === call || (node.k === 'interpreted' && visit(node.rule));
  };
  return visit(ir);
}

/** Looks at one description. */
export function lowering({ name, file, text }: LibraryGame): Lowering {
  const origins = new Map<object, BoundCall>();
  const { game } = compile(text, { file, origins });
  if (!game) return { game: name, program: false, alone: false, closures: [] };
  const closures = new Set<string>();
  for (const [made, call] of origins) {
    const { keyword, typeWords, returns } = call.ludeme;
    if (typeof made !== 'function' || !asked.has(returns.name)) continue;
    const { fixed, ir } = made as Compiled;
    if (fixed !== undefined || (ir !== undefined && !isNode(ir))) continue;
    // Directions have meanings of their own.
    if (ir !== undefined && (returns.name === 'Direction' || !asksClosure(ir as Node, call, origins))) continue;
    closures.add([keyword, ...typeWords].join(' '));
  }
  return {
    game: name,
    program: programText(game.rules, game.shape, game.layout) !== undefined,
    alone: emitGame(text, { file }).module !== undefined,
    closures: [...closures].sort(),
  };
}

/** The table in Markdown: games that are not played by nodes alone, then how many there are of each sort. */
export function loweringTable(all: readonly Lowering[]): string {
  const yes = (is: boolean): string => (is ? 'yes' : 'no');
  const rows = all.filter(({ program, closures }) => !program || closures.length > 0);
  const count = (is: (each: Lowering) => boolean): number => all.filter(is).length;
  return [
    '| game | program | stands alone | by closures |',
    '|---|---|---|---|',
    ...rows.map(
      ({ game, program, alone, closures }) =>
        `| ${game} | ${yes(program)} | ${yes(alone)} | ${closures.map((form) => `\`${form}\``).join(', ')} |`,
    ),
    '',
    `${all.length} descriptions: ${count(({ program }) => program)} are played by programs, ${count(({ alone }) => alone)} stand alone, ${all.length - rows.length} are told by nodes alone.`,
    '',
  ].join('\n');
}
