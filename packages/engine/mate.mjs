import { loadGame } from '@ludii/engine';
for (const backend of ['interpreted','emitted']) {
const g = loadGame('/work/w-ir1/games/war/chess.lud', {backend});
const t = g.start(1);
for (const m of ['F2-F3','E7-E5','G2-G4','D8-H4']) t.apply(m);
console.log(backend, t.isOver, t.legalMoves().length);
}
