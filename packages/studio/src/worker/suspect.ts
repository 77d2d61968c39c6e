/** What looks wrong when a game is played at random, as findings at their places in the text. */
import { suspicions } from '@ludii/analysis';
import type { Game, RuleObserver } from '@ludii/engine';
import { Document, type Finding, findingsOf } from '@ludii/language';
import type { Setting } from './protocol.js';
import { FILE, type FindText, readSetting } from './setting.js';

/** Games that go on for longer count as endless. */
const MOST_MOVES = 1000;

/** Plays random games and tells what no designer means: pieces that never move, rules that never come up. */
export async function suspect(
  { setting, games }: { setting: Setting; games: number },
  subgame: FindText,
): Promise<readonly Finding[]> {
  const { parsed } = readSetting(setting, subgame);
  if (!parsed.tree) return [];
  const compiled = (observe?: RuleObserver): Game => {
    const { game } = readSetting(setting, subgame, observe);
    if (!game) throw new Error('The description can not be played.');
    return game;
  };
  const found = await suspicions(compiled, parsed.tree, { playouts: games, seed: setting.seed, maxMoves: MOST_MOVES });
  return findingsOf(new Document(setting.text), found, FILE);
}
