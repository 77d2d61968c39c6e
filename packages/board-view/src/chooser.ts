/** A small menu for moves that only differ in what they do: numbers 1 to 9, arrow keys, Enter, Esc. */
import type { MoveView } from '@ludii/render';
import { html } from './dom.js';

/** What the menu tells. */
export interface ChooserEvents {
  readonly chosen: (move: MoveView) => void;
  readonly closed: () => void;
}

/** The menu, and how to close it. */
export interface Chooser {
  readonly element: HTMLElement;
  close(): void;
}

/** The part of a label in which it differs from the others: texts of moves can be long. */
export function shortLabels(labels: readonly string[]): string[] {
  const [first = '', ...rest] = labels;
  if (rest.length === 0 || first.length < 24) return [...labels];
  let start = 0;
  while (start < first.length && rest.every((label) => label[start] === first[start])) start++;
  let end = 0;
  while (
    end < first.length - start &&
    rest.every((label) => label.at(-1 - end) === first.at(-1 - end) && label.length - end > start)
  )
    end++;
  // Words stay whole.
  while (start > 0 && /\w/.test(first[start - 1]!)) start--;
  return labels.map((label) => {
    let stop = label.length - end;
    while (stop < label.length && /\w/.test(label[stop]!)) stop++;
    return label.slice(start, stop) || label;
  });
}

/** Opens a menu at a place (in pixels of the parent). */
export function openChooser(
  parent: HTMLElement,
  moves: readonly MoveView[],
  at: { x: number; y: number },
  events: ChooserEvents,
): Chooser {
  const element = html('div', {
    class: 'chooser',
    role: 'menu',
    'aria-label': `Which of ${moves.length} moves?`,
    part: 'chooser',
  });
  const labels = shortLabels(moves.map(({ label }) => label));
  const buttons = moves.map((move, i) => {
    const button = html('button', { type: 'button', role: 'menuitem', tabindex: i === 0 ? '0' : '-1' });
    if (i < 9) button.append(html('kbd', { 'aria-hidden': 'true' }, String(i + 1)));
    button.append(html('span', {}, labels[i]!));
    button.title = move.label;
    button.addEventListener('click', () => events.chosen(move));
    return button;
  });
  element.append(...buttons);
  element.addEventListener('keydown', (event) => {
    const focused = buttons.findIndex((button) => button.matches(':focus'));
    const digit = /^[1-9]$/.test(event.key) ? Number(event.key) : 0;
    if (event.key === 'Escape') events.closed();
    else if (digit > 0 && moves[digit - 1]) events.chosen(moves[digit - 1]!);
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const step = event.key === 'ArrowDown' ? 1 : buttons.length - 1;
      buttons[(focused + step) % buttons.length]?.focus();
    } else if (event.key === 'Tab') {
      events.closed();
      return;
    } else return;
    event.preventDefault();
    event.stopPropagation();
  });
  parent.append(element);
  const room = parent.getBoundingClientRect();
  const size = element.getBoundingClientRect();
  element.style.left = `${Math.max(0, Math.min(at.x, room.width - size.width))}px`;
  element.style.top = `${Math.max(0, Math.min(at.y, room.height - size.height))}px`;
  buttons[0]?.focus();
  return { element, close: () => element.remove() };
}
