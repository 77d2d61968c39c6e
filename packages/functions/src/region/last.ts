import { MoveHeader, MoveWord } from '@ludii/state/internal';
import { ludeme } from '../declare/build.js';
import { Region } from '../declare/kinds.js';

export const lastBetween = ludeme('last', 'Between', {
  returns: Region,
  flags: ['looksBack'],
  doc: 'The sites that the last move passed over.',
  example: '(last Between)',
  compile: () => (c, out) => {
    const start = c.trial.lastStart();
    if (start < 0) return;
    const { tape } = c.trial.moves;
    const first = start + MoveHeader;
    const end = first + tape[start + MoveWord.Betweens]!;
    for (let i = first; i < end; i++) out.addIfSite(tape[i]!);
  },
});
