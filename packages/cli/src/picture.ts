/** Pictures in other formats than SVG. */
import type { Trial } from '@ludii/engine';
import { toText } from '@ludii/render';
import { Resvg } from '@resvg/resvg-js';

/** A picture as PNG. Pictures draw their letters themselves; fonts are only loaded for names in other scripts. */
export function png(svg: string, width?: number): Uint8Array {
  const loadSystemFonts = svg.includes('<text');
  const options = {
    font: { loadSystemFonts },
    ...(width === undefined ? {} : { fitTo: { mode: 'width' as const, value: width } }),
  };
  return new Resvg(svg, options).render().asPng();
}

const text = (tag: string, content: string): string => toText({ tag, attrs: {}, children: [], text: content });

/** A page that opens offline: the picture and the moves that led to it. */
export function htmlPage(trial: Trial, svg: string): string {
  const moves = trial.moves().map(({ notation }) => text('li', notation));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
${text('title', trial.game.name)}
<style>
body { margin: 2rem auto; max-width: 60rem; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; }
svg { display: block; max-width: 100%; height: auto; max-height: 85vh; }
ol { columns: 8rem; }
</style>
</head>
<body>
${text('h1', trial.game.name)}
${svg}
${moves.length > 0 ? `<ol>\n${moves.join('\n')}\n</ol>\n` : ''}</body>
</html>
`;
}
