/** The memory of a game: flat state, undo journal, actions, moves and trials. */
export {};
