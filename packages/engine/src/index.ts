/** Load a game, play it, search it: what researchers import. */
export {};
