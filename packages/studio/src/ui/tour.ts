/** Six steps from an empty file to a game of one's own. Each step looks by itself whether it is done. */
import { html, type TemplateResult } from 'lit';
import type { Studio } from '../model/studio.js';
import type { StudioApp } from './app.js';
import { template } from './templates.js';

/** A step of the tour. */
interface Step {
  readonly title: string;
  readonly text: string;
  /** Put into the editor when the step begins. */
  readonly start?: string;
  readonly done: (studio: Studio) => boolean;
}

export const tourSteps: readonly Step[] = [
  {
    title: 'A game in nine lines',
    text: 'On the left is a whole game, on the right you can play it. Play a move: click a cell of the board.',
    start: template('empty'),
    done: ({ choices }) => choices.length > 0,
  },
  {
    title: 'Change the board',
    text: 'The board is (square 5). Change the 5 to a 7, or write (hex 4) in its place, and watch the board.',
    done: ({ text }) => /\(square (?!5\))\d+\)|\(hex /.test(text),
  },
  {
    title: 'See a mistake',
    text: 'Write Lyne in place of Line. A red line and a message show what is wrong and how to mend it; then mend it.',
    done: ({ findings }) => findings.some(({ severity }) => severity === 'error'),
  },
  {
    title: 'Change the goal',
    text: 'Make the game playable again, with (is Line 3) as its goal: shorter games. The moves so far stay if they are still legal.',
    done: ({ text, table, findings }) =>
      /is Line 3/.test(text) && !!table && findings.every((f) => f.severity !== 'error'),
  },
  {
    title: 'Play against the computer',
    text: 'Under "Game", let an agent play for player 2. Then make a move and wait for the answer.',
    done: ({ seats, choices }) => seats.some((seat) => seat !== 'person') && choices.length > 1,
  },
  {
    title: 'Measure it',
    text: 'Under "Measure", play 1000 random games: who wins, how long do games last? Then share your game with a link.',
    done: ({ measured }) => (measured?.games ?? 0) >= 50,
  },
];

/** Goes to a step of the tour; −1 leaves it. */
export function goToStep(app: StudioApp, tour: number): void {
  app.set({ tour });
  const start = tourSteps[tour]?.start;
  if (start !== undefined) void app.studio.open({ text: start });
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
      <p role="status">${done ? 'Done.' : ''}</p>
      <p>
        <button @click=${() => goTo(app.tour - 1)} ?disabled=${app.tour === 0}>Back</button>
        <button class=${done ? 'primary' : ''} @click=${() => goTo(last ? -1 : app.tour + 1)}>${last ? 'Finish' : 'Next'}</button>
        <button @click=${() => goTo(-1)}>Leave the tour</button>
      </p>
    </aside>
  `;
}
