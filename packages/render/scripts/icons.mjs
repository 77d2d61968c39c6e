/**
 * Picks the icons that pieces and symbols use from the set of game-icons.net and writes them as source, with their
 * credits. Run `node packages/render/scripts/icons.mjs` after a change of the list.
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Names of pieces and symbols, and the icon that shows them. */
const picked = {
  anchor: 'anchor',
  ant: 'ant',
  archer: 'archer',
  arrow: 'plain-arrow',
  atom: 'atom',
  attacker: 'spears',
  barn: 'barn',
  base: 'military-fort',
  battleship: 'battleship',
  bear: 'bear-head',
  bee: 'bee',
  bike: 'full-motorcycle-helmet',
  bird: 'dove',
  boar: 'boar',
  boat: 'sailboat',
  bomb: 'unlit-bomb',
  bull: 'bull',
  butterfly: 'butterfly',
  camel: 'camel-head',
  cannon: 'cannon',
  captain: 'captain-hat-profile',
  car: 'city-car',
  castle: 'castle',
  cat: 'cat',
  chariot: 'chariot',
  coral: 'coral',
  corn: 'corn',
  cow: 'cow',
  crab: 'crab',
  crow: 'raven',
  crown: 'crown',
  deer: 'deer',
  demon: 'imp',
  dinosaur: 'dinosaur-rex',
  dog: 'sitting-dog',
  door: 'door',
  dragon: 'dragon-head',
  duck: 'duck',
  eagle: 'eagle-head',
  elephant: 'elephant',
  factory: 'factory',
  fan: 'handheld-fan',
  farm: 'barn',
  finger: 'pointing',
  fire: 'small-fire',
  fish: 'double-fish',
  fist: 'fist',
  flag: 'flying-flag',
  flower: 'flower-emblem',
  foot: 'foot-trip',
  forest: 'forest',
  fox: 'fox-head',
  frog: 'frog',
  general: 'centurion-helmet',
  gnome: 'bad-gnome',
  goat: 'goat',
  gold: 'gold-bar',
  goose: 'goose',
  guard: 'guards',
  hand: 'hand',
  hare: 'rabbit',
  hawk: 'hawk-emblem',
  hen: 'chicken',
  herd: 'cow',
  horse: 'horse-head',
  hound: 'hound',
  house: 'house',
  human: 'person',
  hunter: 'bowman',
  hyena: 'hyena-head',
  jaguar: 'saber-toothed-cat-head',
  jarl: 'viking-helmet',
  key: 'key',
  lamb: 'sheep',
  lamp: 'light-bulb',
  leopard: 'feline',
  lieutenant: 'sergeant',
  light: 'light-bulb',
  lion: 'lion',
  maharajah: 'turban',
  marshal: 'crested-helmet',
  meeple: 'meeple',
  miner: 'miner',
  minotaur: 'minotaur',
  monkey: 'monkey',
  mountain: 'mountains',
  mouse: 'mouse',
  nuclear: 'nuclear-bomb',
  octopus: 'octopus',
  officer: 'rank-3',
  ogre: 'ogre',
  ox: 'bull-horns',
  paper: 'papers',
  phoenix: 'gooey-eyed-sun',
  pig: 'pig',
  pirate: 'pirate-captain',
  prince: 'queen-crown',
  rabbit: 'rabbit-head',
  rat: 'rat',
  rebel: 'pitchfork',
  robot: 'robot-golem',
  rock: 'rock',
  rocket: 'rocket',
  rubble: 'stone-pile',
  scissors: 'scissors',
  scout: 'walking-scout',
  sepoy: 'musket',
  sergeant: 'sergeant',
  serpent: 'snake',
  shark: 'shark-jaws',
  sheep: 'sheep',
  ship: 'galleon',
  shooter: 'crossed-pistols',
  skull: 'skull-crossed-bones',
  snake: 'snake',
  soldier: 'swordman',
  spider: 'angular-spider',
  spy: 'spy',
  stag: 'stag-head',
  stork: 'shoebill-stork',
  submarine: 'submarine',
  sun: 'sun',
  swan: 'swan',
  tank: 'battle-tank',
  theseus: 'gladius',
  thrall: 'viking-shield',
  tiger: 'tiger-head',
  tower: 'stone-tower',
  town: 'village',
  tree: 'oak',
  turtle: 'turtle',
  unicorn: 'unicorn',
  vulture: 'vulture',
  wall: 'stone-wall',
  warrior: 'spartan-helmet',
  water: 'water-drop',
  waves: 'waves',
  whale: 'sperm-whale',
  wizard: 'wizard-face',
  wolf: 'wolf-head',
}; // prettier-ignore

const require = createRequire(import.meta.url);
const { icons } = require('@iconify-json/game-icons/icons.json');
const { version } = require('@iconify-json/game-icons/package.json');
const missing = Object.values(picked).filter((icon) => !icons[icon]);
if (missing.length > 0) throw new Error(`There are no icons called ${missing.join(', ')}.`);

const path = (icon) => {
  const found = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(icons[icon].body);
  if (!found) throw new Error(`The icon ${icon} is not one path.`);
  return rounded(found[1]);
};

const arity = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

/** The same path in whole numbers, relative to where the pen is after rounding, so that errors do not add up. */
function rounded(d) {
  let out = '';
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let [penX, penY] = [0, 0];
  for (const [, letter, rest] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const command = letter.toLowerCase();
    const absolute = letter !== command;
    const values =
      command === 'a' ? arcNumbers(rest) : (rest.match(/-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g) ?? []).map(Number);
    if (command === 'z') {
      [x, y, penX, penY] = [startX, startY, Math.round(startX), Math.round(startY)];
      out += 'z';
      continue;
    }
    for (let i = 0; i < values.length; i += arity[command]) {
      const part = values.slice(i, i + arity[command]);
      const places =
        command === 'h'
          ? [[part[0] + (absolute ? 0 : x), y]]
          : command === 'v'
            ? [[x, part[0] + (absolute ? 0 : y)]]
            : pairs(command === 'a' ? part.slice(5) : part).map(([px, py]) => (absolute ? [px, py] : [px + x, py + y])); // prettier-ignore
      const [endX, endY] = places.at(-1);
      const moves = places.map(([px, py]) => [Math.round(px) - penX, Math.round(py) - penY]);
      const name = command === 'm' && i > 0 ? 'l' : command;
      const numbers = name === 'h' ? [moves[0][0]] : name === 'v' ? [moves[0][1]] : moves.flat();
      const written = name === 'a' ? [...part.slice(0, 3).map(Math.round), part[3], part[4], ...numbers] : numbers;
      out += name + written.map((value, k) => (k > 0 && value >= 0 ? ' ' : '') + value).join('');
      [x, y, penX, penY] = [endX, endY, Math.round(endX), Math.round(endY)];
      if (name === 'm') [startX, startY] = [x, y];
    }
  }
  return out;
}

const pairs = (list) => Array.from({ length: list.length / 2 }, (_, k) => [list[2 * k], list[2 * k + 1]]);

/** Arcs write their two flags without spaces. */
function arcNumbers(text) {
  const number = '\\s*,?\\s*(-?(?:\\d+\\.?\\d*|\\.\\d+)(?:e-?\\d+)?)';
  const flag = '\\s*,?\\s*([01])';
  const arc = new RegExp(number + number + number + flag + flag + number + number, 'g');
  return [...text.matchAll(arc)].flatMap((found) => found.slice(1).map(Number));
}

const entries = Object.entries(picked).map(([name, icon]) => `  ${name}: '${path(icon)}',`);
writeFileSync(
  new URL('../src/glyphs/icons.ts', import.meta.url),
  `/**
 * Icons of game-icons.net (CC BY 3.0, see CREDITS.md), as paths in a box of 512 by 512.
 * Written by scripts/icons.mjs: do not edit.
 */
export const icons: Readonly<Record<string, string>> = {
${entries.join('\n')}
};
`,
);

writeFileSync(
  new URL('../src/glyphs/iconNames.ts', import.meta.url),
  `/**
 * The names that have an icon. The icons themselves are many and large: whoever draws in a page may load them later.
 * Written by scripts/icons.mjs: do not edit.
 */
export const iconNames: readonly string[] = '${Object.keys(picked).join(' ')}'.split(' ');
`,
);

const names = [...new Set(Object.values(picked))].sort();
writeFileSync(
  new URL('../CREDITS.md', import.meta.url),
  `# Credits

Pictures of figures and animals are icons of [game-icons.net](https://game-icons.net) by Lorc, Delapouite and the other
contributors whom <https://game-icons.net/about.html#authors> lists, under the licence
[CC BY 3.0](https://creativecommons.org/licenses/by/3.0/). They were taken from \`@iconify-json/game-icons\` ${version}; they are
recoloured, scaled and put on discs, their outlines are unchanged. Each icon with its author is at
\`https://game-icons.net/tags\` under its name:

${names.join(', ')}.

All other pictures (chess, draughts, shogi, xiangqi, dice, dominoes, cards, abstract pieces, letters and digits) were drawn
for this project and are under its MIT licence.
`,
);
