/** Turns a game description into a playable game. */
export {};
