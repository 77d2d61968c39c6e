/** Turns the furthest point that binding reached into a message for the author of the description. */
import { type CallNode, change, type Diagnostic, type Fix, type Node, suggest } from '@ludii/grammar';
import type { Argument } from './argument.js';
import type { Kind } from './kind.js';
import type { Ludeme } from './ludeme.js';
import type { Registry } from './registry.js';
import { argumentText, signature } from './signature.js';

/** What was found at the furthest failing place and what would have been accepted there. */
export interface Failure<Env> {
  readonly node: Node;
  readonly expected: readonly Kind<unknown>[];
  readonly forms: readonly Ludeme<Env>[];
  readonly missing: readonly {
    readonly name: string;
    readonly argument: Argument<unknown>;
    readonly ludeme: Ludeme<Env>;
  }[];
}

const unique = <T>(items: readonly T[]): T[] => [...new Set(items)];

/** At most this many forms are shown in a hint. */
const mostForms = 6;

/** The diagnostic for a binding failure. */
export function explain<Env>(registry: Registry<Env>, failure: Failure<Env>): Diagnostic {
  const { node, expected, missing } = failure;
  if (node.kind === 'call' && registry.forms(node.keyword).length === 0) return unknownLudeme(registry, node);
  if (missing.length > 0 && node.kind === 'call') {
    const wanted = unique(missing.map(({ name, argument }) => argumentText(name, argument)));
    return diagnostic(
      node,
      'missing-argument',
      `\`(${node.keyword} …)\` lacks ${orList(wanted)}.`,
      missing.map(({ ludeme }) => ludeme),
    );
  }
  const kinds = unique(expected);
  if (kinds.length === 0) {
    return diagnostic(node, 'unexpected-argument', `${found(node)} is not expected here.`, failure.forms);
  }
  const shown = unique(kinds.map(({ doc }) => doc)).slice(0, 8);
  const forms = failure.forms.length > 0 ? failure.forms : node.kind === 'call' ? registry.forms(node.keyword) : [];
  const words = kinds.flatMap((kind) => kind.words ?? []);
  const near = node.kind === 'word' ? suggest(node.word, words) : undefined;
  const didYouMean = near ? ` Did you mean \`${near}\`?` : '';
  return diagnostic(
    node,
    'wrong-kind',
    `${found(node)} does not fit here: expected ${orList(shown)}.${didYouMean}`,
    forms,
    near ? [change(node.written, near)] : [],
  );
}

function unknownLudeme<Env>(registry: Registry<Env>, node: CallNode): Diagnostic {
  const split = /^([a-z]+)([A-Z]\w*)$/.exec(node.keyword);
  const asTypeWord =
    split && registry.forms(split[1]!).some(({ typeWords }) => typeWords.includes(split[2]!))
      ? [`(${split[1]} ${split[2]} …)`]
      : [];
  const near = suggest(node.keyword, registry.keywords);
  const meant = asTypeWord.length > 0 ? asTypeWord : near ? [`(${near} …)`] : [];
  const hint = meant.length > 0 ? ` Did you mean ${orList(meant.map((text) => `\`${text}\``))}?` : '';
  return diagnostic(node, 'unknown-ludeme', `Unknown ludeme \`${node.keyword}\`.${hint}`, []);
}

function found(node: Node): string {
  switch (node.kind) {
    case 'call':
      return `\`(${node.keyword} …)\``;
    case 'list':
      return 'A list `{…}`';
    case 'string':
      return `The string "${node.value}"`;
    case 'number':
      return `The number ${node.value}`;
    case 'word':
      return `The word \`${node.word}\``;
    default:
      return node satisfies never;
  }
}

const orList = (items: readonly string[]): string =>
  items.length <= 1 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} or ${items.at(-1)}`;

function diagnostic(
  node: Node,
  code: string,
  message: string,
  forms: readonly Ludeme<never>[],
  fixes: readonly Fix[] = [],
): Diagnostic {
  const shown = unique(forms.map((form) => signature(form)));
  const hint =
    shown.length === 0
      ? undefined
      : `Accepted forms:\n${shown
          .slice(0, mostForms)
          .map((form) => `  ${form}`)
          .join('\n')}${shown.length > mostForms ? `\n  … and ${shown.length - mostForms} more` : ''}`;
  return {
    code,
    severity: 'error',
    message,
    span: node.span,
    origin: node.origin,
    related: [],
    fixes,
    ...(hint ? { hint } : {}),
  };
}
