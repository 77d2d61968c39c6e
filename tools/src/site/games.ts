/** Our own games as pages: a picture, what the game is, its rules, its text. */
import { gameFromText } from '@ludii/engine';
import { type GameEntry, games, gameText } from '@ludii/games';
import { drawPosition } from '@ludii/render';

/** A game of the library with its page and picture. */
export interface GamePage {
  readonly name: string;
  readonly title: string;
  readonly kind: string;
  readonly text: string;
  readonly markdown: string;
  readonly picture: string;
}

/** A position to look at: some moves into the game, always the same ones. */
function positionOf(text: string, library: ReadonlyMap<string, string>): string {
  const trial = gameFromText(text, { games: library }).start(1);
  for (let i = 0; i < 12 && !trial.isOver && trial.legalCount > 0; i++) trial.apply((i * 7) % trial.legalCount);
  return drawPosition(trial, { theme: 'light', width: 420 });
}

function pageOf({ name, title, kind, description, rules, origin }: GameEntry, text: string): string {
  return [
    `# ${title}`,
    '',
    `<figure><img src="../pictures/game-${name}.svg" alt="A position of ${title}"></figure>`,
    '',
    description ?? '',
    '',
    ...(rules ? ['## Rules', '', rules, ''] : []),
    ...(origin ? ['## Origin', '', origin, ''] : []),
    '## Description',
    '',
    '```lud',
    text.trimEnd(),
    '```',
    '',
    '## Play it',
    '',
    '```sh',
    `npx @ludii/cli play ${name}`,
    `npx @ludii/cli studio ${name}`,
    '```',
    '',
    `Kind: ${kind}. [All games](README.md)`,
  ].join('\n');
}

/** All games of the library. */
export function gamePages(): GamePage[] {
  const library = new Map(
    games.flatMap((game) => [[game.title, gameText(game.name)] as const, [game.name, gameText(game.name)] as const]),
  );
  return games.map((game) => {
    const text = gameText(game.name);
    return { ...game, text, markdown: pageOf(game, text), picture: positionOf(text, library) };
  });
}

/** The gallery. */
export function gallery(pages: readonly GamePage[]): string {
  const kinds = [...new Set(pages.map(({ kind }) => kind))].sort();
  const sections = kinds.flatMap((kind) => [
    `## ${kind}`,
    '',
    `<div class="cards">${pages
      .filter((page) => page.kind === kind)
      .map(
        ({ name, title }) =>
          `<a href="${name}.html"><img src="../pictures/game-${name}.svg" alt="" loading="lazy"><strong>${title}</strong></a>`,
      )
      .join('')}</div>`,
    '',
  ]);
  return [
    '# Games',
    '',
    `${pages.length} games in our own descriptions, to read, to play and to start from. Each is played by its name:`,
    "`npx @ludii/cli play hex`, or `loadGame('hex')` of `@ludii/engine`.",
    '',
    ...sections,
  ].join('\n');
}
