/**
 * The little Markdown of our own pages as elements: paragraphs, lists, code, bold, emphasis, lines between parts. Text only ever becomes text nodes, so nothing
 * that a description holds can become markup.
 */

/** The elements of a page. */
export function paragraphs(markdown: string): HTMLElement[] {
  const made: HTMLElement[] = [];
  for (const block of markdown.split(/\n{2,}/)) {
    const fenced = /^```\w*\n([\s\S]*?)\n?```$/.exec(block.trim());
    if (fenced) {
      const pre = document.createElement('pre');
      pre.textContent = fenced[1] ?? '';
      made.push(pre);
    } else if (block.trim() !== '') made.push(textBlock(block.trim()));
  }
  return made;
}

function textBlock(block: string): HTMLElement {
  if (block === '---') return document.createElement('hr');
  const lines = block.split('\n');
  if (lines.every((line) => line.startsWith('- '))) {
    const list = document.createElement('ul');
    list.append(...lines.map((line) => withText('li', line.slice(2))));
    return list;
  }
  const heading = /^#+\s+(.*)$/.exec(block);
  return heading ? withText('h4', heading[1]!) : withText('p', block);
}

/** The signs around a part of a text, and the element that it becomes. */
const spans = [
  ['`', 'code'],
  ['**', 'strong'],
  ['*', 'em'],
] as const;

function withText(tag: 'h4' | 'li' | 'p', text: string): HTMLElement {
  const element = document.createElement(tag);
  for (const part of text.split(/(`[^`]+`|\*\*[^*]+\*\*|\*[^*\s][^*]*\*)/)) {
    const span = spans.find(([sign]) => part.length > 2 * sign.length && part.startsWith(sign) && part.endsWith(sign));
    if (!span) {
      element.append(part);
      continue;
    }
    const [sign, name] = span;
    const inner = document.createElement(name);
    inner.textContent = part.slice(sign.length, -sign.length);
    element.append(inner);
  }
  return element;
}
