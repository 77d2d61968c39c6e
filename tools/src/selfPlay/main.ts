/** `npm run self-play`: a linear policy learns Breakthrough from games against itself; see docs/self-play.md. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadGame } from '@ludii/engine';
import { LinearModel } from './linearModel.js';
import { PolicyAgent, selfPlay, winsOverRandom } from './selfPlay.js';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'breakthrough' },
    option: { type: 'string', multiple: true, default: ['Board Size/6'] },
    generations: { type: 'string', default: '3' },
    games: { type: 'string', default: '100' },
    iterations: { type: 'string', default: '100' },
    out: { type: 'string', default: 'self-play' },
  },
});
const game = loadGame(values.game, { options: values.option });
const model = new LinearModel(game);
mkdirSync(values.out, { recursive: true });
const played = 200;
await selfPlay(model, {
  generations: Number(values.generations),
  games: Number(values.games),
  iterations: Number(values.iterations),
  file: join(values.out, 'games.jsonl'),
  onGeneration: async (generation, examples) => {
    const wins = await winsOverRandom(game, new PolicyAgent(model), played, 1000 + generation);
    const surer = await winsOverRandom(game, new PolicyAgent(model, 4), played, 1000 + generation);
    process.stdout.write(
      `Generation ${generation + 1}: ${examples} positions. Without search the policy wins ${wins} of ${played} games ` +
        `against random play, with sharper choices ${surer}.\n`,
    );
    writeFileSync(join(values.out, 'model.json'), JSON.stringify(model));
  },
});
