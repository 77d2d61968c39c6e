/** The page begins here. */
import { defineBoard } from '@ludii/board-view';
import './ui/app.js';

defineBoard();

// The built site keeps itself for use without a network. Where that is not possible, it needs the network each time.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  navigator.serviceWorker.register('./offline.js').catch(() => undefined);
}
