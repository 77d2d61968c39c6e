/** Lets people play a trial on a board, with the engine in the page. */
import type { Trial } from '@ludii/engine';
import { boardScene, positionView, type ViewOptions } from '@ludii/render';
import type { LudiiBoard, MoveEventDetail } from './element.js';

/** Shows a trial on a board and plays the moves that are chosen there. Returns how to redraw and how to stop. */
export function playTrial(
  board: LudiiBoard,
  trial: Trial,
  options: ViewOptions & { readonly onMove?: (trial: Trial) => void } = {},
): { refresh(): void; stop(): void } {
  const { onMove, ...looks } = options;
  let shown = trial.position.rulebook;
  board.scene = boardScene(shown, looks.theme);
  const refresh = (): void => {
    // The games of a match may have different boards.
    if (trial.position.rulebook !== shown) {
      shown = trial.position.rulebook;
      board.scene = boardScene(shown, looks.theme);
    }
    board.view = positionView(trial, looks);
  };
  const play = (event: Event): void => {
    trial.apply((event as CustomEvent<MoveEventDetail>).detail.index);
    refresh();
    onMove?.(trial);
  };
  board.addEventListener('ludii-move', play);
  refresh();
  return { refresh, stop: () => board.removeEventListener('ludii-move', play) };
}
