/** A progress bar on the error output, so that the standard output stays clean. Without a terminal there is none. */
const Width = 24;
/** Least time between two drawings in ms. */
const Pause = 50;

/** Shows how far a long task is. */
export class Progress {
  readonly #stream: NodeJS.WriteStream;
  readonly #shown: boolean;
  #last = 0;
  #drawn = false;

  constructor(
    readonly total: number,
    stream: NodeJS.WriteStream = process.stderr,
  ) {
    this.#stream = stream;
    this.#shown = stream.isTTY === true && total > 1;
  }

  /** Says what is being done: `done` of the total are ready. A function is asked only when something is drawn. */
  at(done: number, what: string | (() => string) = ''): void {
    if (!this.#shown) return;
    const now = performance.now();
    if (this.#drawn && now - this.#last < Pause) return;
    this.#last = now;
    this.#drawn = true;
    const filled = Math.round((done / this.total) * Width);
    const bar = `${'█'.repeat(filled)}${'░'.repeat(Width - filled)}`;
    const room = Math.max(0, (this.#stream.columns || 80) - Width - 2 * String(this.total).length - 5);
    const said = typeof what === 'string' ? what : what();
    const label = said.length > room ? `…${said.slice(said.length - room + 1)}` : said;
    this.#stream.write(`\r\u001b[2K${bar} ${done}/${this.total} ${label}`);
  }

  /** Takes the bar away, also when something else is to be printed. */
  clear(): void {
    if (this.#drawn) this.#stream.write('\r\u001b[2K');
    this.#drawn = false;
  }
}
