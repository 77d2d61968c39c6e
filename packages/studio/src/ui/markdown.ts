/**
 * The little Markdown of our own pages as elements: paragraphs, code, bold. Text only ever becomes text nodes, so nothing
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
    } else if (block.trim() !== '') made.push(paragraph(block.trim()));
  }
  return made;
}

function paragraph(block: string): HTMLElement {
  const heading = /^#+\s+(.*)$/.exec(block);
  const element = document.createElement(heading ? 'h4' : 'p');
  for (const part of (heading?.[1] ?? block).split(/(`[^`]+`|\*\*[^*]+\*\*)/)) {
    if (part.startsWith('`') && part.length > 1) {
      const code = document.createElement('code');
      code.textContent = part.slice(1, -1);
      element.append(code);
    } else if (part.startsWith('**')) {
      const strong = document.createElement('strong');
      strong.textContent = part.slice(2, -2);
      element.append(strong);
    } else element.append(part);
  }
  return element;
}
