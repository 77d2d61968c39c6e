/** The worker that thinks: agents, and random games that are counted. */
import './texts.js';
import { loadRest } from 'virtual:later';
import { loadStandard } from 'virtual:standard-defines';
import { readSubgames, subgame } from './library.js';
import { measure } from './measure.js';
import type { Setting, ThinkerRequests } from './protocol.js';
import { type Port, serve } from './serve.js';
import { suspect } from './suspect.js';
import { think } from './think.js';

/** An answer that needs the games of a match. */
const withGames =
  <Q extends { readonly setting: Setting }, A>(answer: (request: Q, games: typeof subgame) => A | Promise<A>) =>
  async (request: Q): Promise<A> => {
    await Promise.all([loadStandard(), loadRest()]);
    await readSubgames(request.setting.text);
    return answer(request, subgame);
  };

serve<ThinkerRequests>(self as unknown as Port, {
  think: withGames(think),
  measure: withGames(measure),
  suspect: withGames(suspect),
});
