/** Six steps from an empty file to a game that is played and measured. Each step looks by itself whether it is done. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Studio } from '../model/studio.js';
import type { StudioApp } from './app.js';
import { template } from './templates.js';

/** A step of the tour. */
interface Step {
  readonly title: string;
  readonly text: string;
  /** What is to be written. */
  readonly code?: string;
  /** The whole description when that is written. */
  readonly written?: string;
  readonly done: (studio: Studio) => boolean;
}

/** The game of the tour up to a part of it, closed. */
const upTo = (part: string): string => {
  const whole = template('empty');
  const end = whole.indexOf(part) + part.length;
  const closing = part.startsWith('(play') ? '\n  )\n)\n' : '\n)\n';
  return whole.slice(0, end) + closing;
};

const head = '(players 2)';
const equipment = `(equipment {
    (board (square 5))
    (piece "Disc" Each)
  })`;
const play = '(play (move Add (to (sites Empty))))';
const end = '(end (if (is Line 4) (result Mover Win)))';

export const tourSteps: readonly Step[] = [
  {
    title: 'A name',
    text: 'The file is empty. A game begins with its name and says how many play it:',
    code: `(game "My Game"\n  ${head}\n)`,
    written: upTo(head),
    done: ({ text }) => /\(game\s+"[^"]+"/.test(text) && /\(players\s+\d/.test(text),
  },
  {
    title: 'Board and pieces',
    text: 'Inside the last bracket, after the players, write what the game is played with. The message below tells what is still missing.',
    code: equipment.replaceAll('\n  ', '\n'),
    written: upTo(equipment),
    done: ({ text }) => /\(equipment/.test(text) && /\(board\s/.test(text) && /\(piece\s+"/.test(text),
  },
  {
    title: 'What a player may do',
    text: 'Now the rules. In a turn a player adds a piece to an empty site:',
    code: `(rules\n  ${play}\n)`,
    written: upTo(play),
    done: ({ text }) => /\(rules\b/.test(text) && /\(play\b/.test(text),
  },
  {
    title: 'How it ends',
    text: 'After (play …), inside the rules, say who wins. Then the board appears: the game can be played.',
    code: end,
    written: template('empty'),
    done: ({ table, findings }) => !!table && findings.every(({ severity }) => severity !== 'error'),
  },
  {
    title: 'Play it',
    text: 'Under "Game", let an agent play for player 2. Then click a cell of the board and wait for the answer.',
    done: ({ seats, choices }) => seats.some((seat) => seat !== 'person') && choices.length > 1,
  },
  {
    title: 'Change it, measure it',
    text: 'Write (is Line 3) or (hex 4) in the text and see what becomes of the game. Then, under "Measure", play 1000 random games: who wins, how long do they last?',
    done: ({ measured }) => (measured?.games ?? 0) >= 50,
  },
];

/** Goes to a step of the tour; −1 leaves it. */
export function goToStep(app: StudioApp, tour: number): void {
  app.set({ tour });
  if (tour === 0) void app.openText('', 'editor');
}

export function tourBox(app: StudioApp): TemplateResult {
  const step = tourSteps[app.tour]!;
  const done = step.done(app.studio);
  const last = app.tour === tourSteps.length - 1;
  const goTo = (tour: number): void => goToStep(app, tour);
  return html`
    <aside class="tour" aria-label="Tour" role="region">
      <h2>${app.tour + 1} of ${tourSteps.length}: ${step.title}</h2>
      <p>${step.text}</p>
      ${step.code === undefined ? nothing : html`<pre><code>${step.code}</code></pre>`}
      <p role="status">${done ? 'Done.' : ''}</p>
      <p>
        ${
          step.written === undefined || done
            ? nothing
            : html`<button @click=${() => app.studio.open({ text: step.written! })}>Write it for me</button>`
        }
        <button @click=${() => goTo(app.tour - 1)} ?disabled=${app.tour === 0}>Back</button>
        <button class=${done ? 'primary' : ''} @click=${() => goTo(last ? -1 : app.tour + 1)}>${last ? 'Finish' : 'Next'}</button>
        <button @click=${() => goTo(-1)}>Leave the tour</button>
      </p>
    </aside>
  `;
}
