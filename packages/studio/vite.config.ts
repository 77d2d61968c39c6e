/** The static site of the studio: `npm run studio:build` writes it to `site/`; it runs from any file server. */
import { defineConfig } from 'vite';
import { gameNames } from './scripts/gameNames.mjs';
import { lean } from './scripts/lean.mjs';
import { offline } from './scripts/offline.mjs';

export default defineConfig({
  base: './',
  build: {
    outDir: 'site',
    emptyOutDir: true,
    target: 'es2022',
    chunkSizeWarningLimit: 2000,
    modulePreload: { polyfill: false },
  },
  worker: { format: 'es', plugins: () => [lean()] },
  plugins: [gameNames(), offline()],
});
