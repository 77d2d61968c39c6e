/**
 * Tests that are switched off while something else is computed: a threat test generates the moves of the enemies, which
 * must not ask for threats in turn; `(no Moves Next)` asks the next player's rules, which may ask for `(no Moves Next)`.
 * A switched-off test answers false, and its negation holds without being asked.
 */

/** A switch that counts who holds it. Questions nest and end in order, so a number is enough. */
export class Switch {
  #holders = 0;

  get isOff(): boolean {
    return this.#holders > 0;
  }
  /** Switches off until the matching {@link release}, which belongs into a `finally`. */
  hold(): void {
    this.#holders++;
  }
  release(): void {
    this.#holders--;
  }
}

/** Off while a threat test generates moves. */
export const threatSwitch = new Switch();
/**
 * Off inside a what-if position in which threats to given pieces are not looked for: that of `(max Distance …)` and of
 * another threat test.
 */
export const pieceThreatSwitch = new Switch();
/** Off while `(no Moves Next)` looks for moves. */
export const noMovesSwitch = new Switch();
