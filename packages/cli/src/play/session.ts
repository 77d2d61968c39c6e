/** A game at the terminal: people type moves and commands, programs answer. */
import { EngineError, type Game, type Trial, UctAgent, writeTrial } from '@ludii/engine';
import { saveText } from '@ludii/engine/internal';
import { drawTrial } from '../boardView.js';
import { playMove } from '../chosenMoves.js';
import { readText, systemMessage } from '../gameFiles.js';
import { legendOf } from '../legend.js';
import { recorded } from '../recorded.js';
import { colours, columns, plural, write } from '../terminal.js';
import { UserError } from '../userError.js';
import type { Players } from './players.js';

const help = `  A1, A1-B2, #3   play a move: its notation, or its number in the list
  moves           list the legal moves
  board           draw the board again, with what its letters mean; board all shows what is hidden, too
  undo            take back to your last choice
  hint            what a program would play
  save <file>     write the game as a trial file
  load <file>     go on with a saved game
  new             begin again
  quit            stop
`;

const commands = ['board', 'help', 'hint', 'load', 'moves', 'new', 'quit', 'save', 'undo'];

/** A running game with its players. */
export class Session {
  #trial: Trial;
  #finished = false;
  /** The letters of the pieces are explained once, and with every `board`. */
  #explained = false;

  constructor(
    readonly game: Game,
    readonly players: Players,
    readonly seed: number,
  ) {
    this.#trial = game.start(seed);
  }

  get trial(): Trial {
    return this.#trial;
  }

  /** True when nobody wants to go on: a person left, or there are only programs and the game is over. */
  get finished(): boolean {
    return this.#finished;
  }

  get #hasPeople(): boolean {
    return this.players.slice(1).some((player) => !player);
  }

  /** What to show before a person types. */
  get prompt(): string {
    const { bold } = colours();
    return bold(this.#trial.isOver ? 'over> ' : `P${this.#trial.mover}> `);
  }

  /** Who looks at the board: the person to move, or the only person, unless there is nothing to hide. */
  get #viewer(): number {
    const { game, isOver, mover, agent } = this.#trial;
    if (!game.hasHiddenInformation || isOver) return 0;
    const people = this.players.flatMap((player, number) => (number > 0 && !player ? [number] : []));
    if (people.length === 0 || !this.players[agent]) return people.length === 0 ? 0 : mover;
    return people[0]!;
  }

  /** Draws the board, and lets programs play until a person is to move. */
  proceed(): void {
    if (!this.#explained) write(colours().dim(legendOf(this.#trial.position.rulebook)));
    this.#explained = true;
    write(drawTrial(this.#trial, this.#viewer));
    while (!this.#trial.isOver) {
      const { agent, mover } = this.#trial;
      const player = this.players[agent];
      if (!player) return;
      const move = player.selectMove(this.#trial, { seed: this.seed + this.#trial.length });
      write(`\n${player.name} plays ${move} for player ${mover}.\n`);
      this.#trial.apply(move);
      write(drawTrial(this.#trial, this.#viewer));
    }
    if (!this.#hasPeople) this.#finished = true;
  }

  /** Does what a person typed. What is wrong with it is told, and nothing happens. */
  enter(line: string): void {
    try {
      this.#do(line.trim());
    } catch (error) {
      if (!(error instanceof UserError) && !(error instanceof EngineError)) throw error;
      write(`${colours().red(error.message)}\n`);
    }
  }

  #do(line: string): void {
    const [word = '', ...rest] = line.split(/\s+/);
    const file = rest.join(' ');
    switch (word.toLowerCase()) {
      case '':
        return;
      case 'help':
      case '?':
        write(help);
        return;
      case 'board':
        write(colours().dim(legendOf(this.#trial.position.rulebook)));
        write(drawTrial(this.#trial, file === 'all' ? 0 : this.#viewer));
        return;
      case 'moves':
        this.#list();
        return;
      case 'undo':
        this.#undo();
        return;
      case 'hint':
        this.#hint();
        return;
      case 'save':
        this.#save(file);
        return;
      case 'load':
        this.load(file);
        this.proceed();
        return;
      case 'new':
        this.#trial = this.game.start(this.seed);
        this.proceed();
        return;
      case 'quit':
      case 'exit':
        this.#finished = true;
        return;
      default:
        playMove(this.#trial, line);
        this.proceed();
    }
  }

  #list(): void {
    const moves = this.#trial.legalMoves();
    write(`${plural(moves.length, 'legal move')}${moves.length > 0 ? ':' : '.'}\n`);
    if (moves.length > 0) write(columns(moves.map(({ index, notation }) => `#${index} ${notation}`)));
  }

  #undo(): void {
    const trial = this.#trial;
    const choices = trial.choices();
    while (trial.undo()) {
      if (this.players[trial.agent]) continue;
      this.proceed();
      return;
    }
    // No person has chosen anything yet.
    for (const choice of choices) trial.apply(choice);
    throw new UserError('There is no move to take back.');
  }

  #hint(): void {
    if (this.#trial.isOver) throw new UserError('The game is over.');
    write(`${new UctAgent().selectMove(this.#trial, { ms: 1000 })}\n`);
  }

  #save(file: string): void {
    if (file === '') throw new UserError('Where to? Write: save <file>');
    try {
      saveText(file, writeTrial(this.#trial));
    } catch (error) {
      throw new UserError(systemMessage(error, 'write', file));
    }
    write(`Saved ${plural(this.#trial.length, 'move')} to ${file}.\n`);
  }

  /** Goes on with a saved game. */
  load(file: string): void {
    if (file === '') throw new UserError('Which one? Write: load <file>');
    this.#trial = recorded(this.game, readText(file));
  }

  /** What the beginning of a line may become: moves first, then commands. */
  complete(line: string): [string[], string] {
    const start = line.trimStart();
    const moves = this.#trial.legalMoves().map((move) => move.notation);
    const fits = [...moves, ...commands].filter((each) => each.toLowerCase().startsWith(start.toLowerCase()));
    return [fits, start];
  }
}
