/** A page that plays a game by its program alone: no other script, style or picture. */

const style = `:root { color-scheme: light dark; font-family: system-ui, sans-serif; }
body { max-width: 34rem; margin: 1rem auto; padding: 0 1rem; }
h1 { font-size: 1.3rem; margin: 0 0 .5rem; }
svg { width: 100%; height: auto; touch-action: manipulation; }
.site { fill: color-mix(in srgb, CanvasText 12%, Canvas); stroke: color-mix(in srgb, CanvasText 45%, Canvas); stroke-width: .004; }
.piece { stroke: CanvasText; stroke-width: .008; pointer-events: none; }
.letter { text-anchor: middle; dominant-baseline: central; pointer-events: none; font-weight: 600; }
.can { cursor: pointer; }
.can .site { stroke: #2f7d4f; stroke-width: .014; }
.chosen .site { fill: #8fc7a6; }
.last .site { fill: color-mix(in srgb, #d9a520 45%, Canvas); }
g:focus-visible { outline: none; }
g:focus-visible .site { stroke: #1667c9; stroke-width: .022; }
p { min-height: 1.5em; }
button, label { font: inherit; margin-right: .5rem; }`;

const script = `const shapes = 'http://www.w3.org/2000/svg';
const colours = ['#888', '#f6f2e7', '#33363b', '#c8493a', '#2f6db5'];
const inks = ['#fff', '#222', '#eee', '#fff', '#fff'];
const drawing = document.querySelector('svg');
const status = document.querySelector('p');
const computer = document.querySelector('input');
let state = newState();
let from;
let last;

// Sites are as large as the nearest two of them allow.
const nearest = Math.min(1, ...about.sites.flatMap((a, i) => about.sites.slice(i + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y))));
const radius = nearest * .48;
const [width, height] = ['x', 'y'].map((way) => Math.max(...about.sites.map((site) => site[way])) + 2 * radius);
const margin = .02;
drawing.setAttribute('viewBox', [-radius - margin, -radius - margin, width + 2 * margin, height + 2 * margin].join(' '));
document.title = about.name;
document.querySelector('h1').textContent = about.name;

const draw = (kind, attributes, parent) => {
  const made = document.createElementNS(shapes, kind);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return parent.appendChild(made);
};

/** The moves that a click on a site can mean: those from it, or those to it from the site that was chosen. */
function movesAt(site) {
  const moves = legal(state);
  if (from !== undefined) return moves.filter((move) => move.from === from && move.to === site);
  return moves.filter((move) => move.from === site || (move.from < 0 && move.to === site));
}

function show() {
  const pieces = board(state);
  const focused = document.activeElement?.dataset?.site;
  drawing.replaceChildren();
  about.sites.forEach(({ label, x, y }, site) => {
    const can = movesAt(site).length > 0;
    const classes = [can && 'can', site === from && 'chosen', last && site === last.to && 'last'].filter(Boolean);
    const piece = pieces[site];
    const name = piece > 0 ? about.pieces[piece] : 'empty';
    const group = draw('g', { class: classes.join(' '), role: 'button', tabindex: can || site === from ? 0 : -1, 'data-site': site, 'aria-label': label + ', ' + name, 'aria-disabled': !can }, drawing);
    const top = height - 2 * radius - y;
    draw('rect', { class: 'site', x: x - radius, y: top - radius, width: 2 * radius, height: 2 * radius, rx: radius * .15 }, group);
    if (piece > 0) {
      const owner = about.owners[piece];
      draw('circle', { class: 'piece', cx: x, cy: top, r: radius * .72, fill: colours[owner] ?? '#999' }, group);
      draw('text', { class: 'letter', x, y: top, 'font-size': radius * .8, fill: inks[owner] ?? '#000' }, group).textContent = name[0];
    }
    group.addEventListener('click', () => click(site));
    group.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      click(site);
    });
  });
  drawing.querySelector('[data-site="' + focused + '"]')?.focus();
  const result = outcome(state);
  status.textContent = result
    ? result.winner > 0 ? 'Player ' + result.winner + ' has won.' : 'Nobody has won.'
    : 'Player ' + mover(state) + ' to move' + (from === undefined ? '.' : ', from ' + about.sites[from].label + '.');
}

function click(site) {
  if (isOver(state)) return;
  if (site === from) from = undefined;
  else {
    const moves = movesAt(site);
    const whole = moves.filter((move) => from !== undefined || move.from < 0 || move.from === move.to);
    if (whole.length > 0) return make(whole[0]);
    from = moves.length > 0 ? site : undefined;
  }
  show();
}

function make(move) {
  apply(state, move);
  last = move;
  from = undefined;
  show();
  turn();
}

/** What happens without a click: a pass that there is no way round, and the moves of the computer. */
function turn() {
  if (isOver(state)) return;
  const moves = legal(state);
  const only = moves.length === 1 && moves[0].from < 0 && moves[0].to < 0;
  if (only) setTimeout(() => make(moves[0]), 300);
  else if (computer.checked && mover(state) === 2) setTimeout(() => make(best(moves)), 200);
}

/** The move that wins most of some random games. */
function best(moves) {
  const player = mover(state);
  const until = performance.now() + 400;
  const wins = moves.map(() => 0);
  for (let round = 0; round < 40 && performance.now() < until; round++) {
    moves.forEach((move, i) => {
      const tried = copy(state);
      apply(tried, move);
      playout(tried);
      const { winner } = outcome(tried);
      wins[i] += winner === player ? 2 : winner === 0 ? 1 : 0;
    });
  }
  return moves[wins.indexOf(Math.max(...wins))];
}

const [anew, back] = document.querySelectorAll('button');
anew.addEventListener('click', () => {
  state = newState();
  from = last = undefined;
  show();
});
back.addEventListener('click', () => {
  do undo(state);
  while (computer.checked && mover(state) === 2 && state.saved.length > 0);
  from = last = undefined;
  show();
});
computer.addEventListener('change', turn);
show();`;

/** The page of a program. */
export function pageText(code: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>A game</title>
<style>
${style}
</style>
<h1></h1>
<svg role="group" aria-label="Board"></svg>
<p role="status"></p>
<button>New game</button><button>Take back</button><label><input type="checkbox"> The computer plays for player 2</label>
<script type="module">
${code.replace(/\/\/# sourceMappingURL=.*\n/, '')}
// The page, in a block of its own: its names are none of the program's.
{
${script}
}
</script>
</html>
`;
}
