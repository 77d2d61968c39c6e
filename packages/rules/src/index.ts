/** Equipment, start, play, end and meta ludemes. */
export {};
