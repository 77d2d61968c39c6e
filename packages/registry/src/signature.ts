/** How a declared form is written, for messages and references: `(is Line [<siteType>] <length:int()> …)`. */
import type { Argument } from './argument.js';
import type { Ludeme } from './ludeme.js';

/** One argument as a reader would write it. */
export function argumentText(name: string, { kind, optional, named, group }: Argument<unknown>): string {
  const text = named ? `${name}:<${kind.name}>` : `<${kind.name}>`;
  return optional || group > 0 ? `[${text}]` : text;
}

/** The whole form. Members of an exclusive group are joined by `|`. */
export function signature(ludeme: Ludeme<never>): string {
  const parts: string[] = [];
  let openGroup = 0;
  for (const [name, argument] of ludeme.args) {
    if (name === 'word') {
      parts.push(ludeme.typeWords.join('|'));
    } else if (argument.group > 0 && argument.group === openGroup) {
      parts.push(`${(parts.pop() ?? '').slice(0, -1)} | ${argumentText(name, argument).slice(1)}`);
    } else {
      parts.push(argumentText(name, argument));
    }
    openGroup = argument.group;
  }
  return `(${[ludeme.keyword, ...parts].join(' ')})`;
}
