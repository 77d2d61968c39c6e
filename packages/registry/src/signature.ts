/** How a declared form is written, for messages and references: `(is Line [<siteType>] <length:int()> …)`. */
import type { Argument } from './argument.js';
import type { Ludeme } from './ludeme.js';

const valueText = (name: string, { kind, named }: Argument<unknown>): string =>
  named ? `${name}:<${kind.name}>` : `<${kind.name}>`;

/** One argument as a reader would write it. */
export function argumentText(name: string, argument: Argument<unknown>): string {
  const text = valueText(name, argument);
  return argument.optional || argument.group > 0 ? `[${text}]` : text;
}

/** The whole form. Members of an exclusive group are joined by `|`, in brackets if none of them is needed. */
export function signature(ludeme: Ludeme<never>): string {
  const { keyword, typeWords, args } = ludeme;
  const parts: string[] = [];
  for (let i = 0; i < args.length; ) {
    const [name, first] = args[i]!;
    if (name === 'word') {
      parts.push(typeWords.join('|'));
      i++;
      continue;
    }
    const run = [args[i]!];
    while (first.group > 0 && args[i + run.length]?.[1].group === first.group) run.push(args[i + run.length]!);
    i += run.length;
    const text = run.map(([each, argument]) => valueText(each, argument)).join(' | ');
    if (run.some(([, { optional }]) => optional)) parts.push(`[${text}]`);
    else parts.push(run.length > 1 ? `(${text})` : text);
  }
  return `(${[keyword, ...parts].join(' ')})`;
}
