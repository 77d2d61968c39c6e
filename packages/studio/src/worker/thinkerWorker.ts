/** The worker that thinks: agents, and random games that are counted. */
import { subgame } from './library.js';
import { measure } from './measure.js';
import type { ThinkerRequests } from './protocol.js';
import { type Port, serve } from './serve.js';
import { think } from './think.js';

serve<ThinkerRequests>(self as unknown as Port, {
  think: (request) => think(request, subgame),
  measure: (request) => measure(request, subgame),
});
