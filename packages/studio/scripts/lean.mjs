/**
 * What the worker of the table does without at first, so that a page is there sooner:
 * - the texts of the language reference (what each ludeme means, and its example), which are a module of their own here
 *   and are put back when the editor's service is loaded;
 * - the standard defines, which are loaded when a text names one;
 * - functions that few games need (unusual tilings and boards, puzzles) or that explain mistakes: whoever calls one before
 *   it is there is told so by a `Later`, and begins again when all of them are loaded;
 * - the emitter of programs: a page whose policy forbids code made from text never makes any.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const packages = join(dirname(fileURLToPath(import.meta.url)), '../..');
const described = ['functions', 'rules'].map((name) => join(packages, name, 'dist') + sep);
const emitter = join(packages, 'ir/dist/emit/program.js');
const standard = join(packages, 'grammar/dist/standard/index.js');
/** Modules of functions that come later, by folder. */
const seldomIn = {
  'engine/dist': ['actionSpace', 'determinise', 'joint', 'planes', 'positionText', 'print', 'trialText'],
  'functions/dist/boolean/is': ['bridges', 'edgeGraph', 'edgePath', 'line/stack', 'sitePath', 'tileLoop', 'treeCentre'],
  'geometry/dist/generators': [
    ...['brick', 'celtic', 'concentric', 'quadhex', 'spiral', 'tri', 'wedge'],
    ...['tiling31212', 'tiling33336', 'tiling333333_33434', 'tiling33344', 'tiling33434'],
    ...['tiling3464', 'tiling3636', 'tiling4612', 'tiling488'],
  ],
  'geometry/dist/operators': [
    'complete',
    'dual',
    'intersect',
    'merge',
    'remove',
    'splitCrossings',
    'subdivide',
    'trim',
  ],
  'grammar/dist/diagnose': ['bracketRepairs', 'render', 'suggest'],
  'registry/dist': ['align', 'explain/describe'],
  'render/dist': ['clues', 'draw', 'puzzle', 'winning'],
  'render/dist/boards': ['loops', 'mancala', 'numbers', 'ornaments', 'symbols', 'tables', 'xiangqi'],
  'render/dist/pieces': ['card', 'die', 'domino', 'signs', 'tilePaths'],
  'rules/dist': ['match/matchEnd', 'moves/slideTrack'],
  'state/dist': ['actionText', 'serialise', 'trialFile'],
};
const seldom = Object.entries(seldomIn).flatMap(([folder, names]) =>
  names.map((name) => join(packages, folder, `${name}.js`)),
);
const id = 'virtual:ludeme-texts';
const laterFunctions = 'virtual:later';
const restId = 'virtual:rest';
const laterId = 'virtual:standard-defines';

/** `doc: '…'` and `example: '…'` of a declaration, on lines of their own as the compiler writes them. */
const text = /^(\s+(?:doc|example): )('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")(?=,?$)/gm;

const filesBelow = (folder) =>
  readdirSync(folder)
    .map((name) => join(folder, name))
    .flatMap((path) => (statSync(path).isDirectory() ? filesBelow(path) : path.endsWith('.js') ? [path] : []));

/** All texts, in the order of their files. */
const textsOf = () => [
  ...new Set(
    described.flatMap((folder) =>
      filesBelow(folder).flatMap((file) =>
        [...readFileSync(file, 'utf8').matchAll(text)].map(([, , literal]) => literal),
      ),
    ),
  ),
];

/** What a module exports. Only functions and classes can be stood in for: anything else would be wrong without a word. */
async function exportsOf(path) {
  const found = Object.entries(await import(pathToFileURL(path).href));
  for (const [name, value] of found) {
    if (typeof value !== 'function')
      throw new Error(`${path} exports ${name}, which is no function: it can not come later.`);
  }
  return found.map(([name, value]) => ({ name, isClass: /^class\b/.test(Function.prototype.toString.call(value)) }));
}

/** The standard defines as a list that is filled later, and the names by which a text is known to need them. */
async function laterDefines() {
  const { standardDefines } = await import(standard);
  return `export const standardDefinitions = [];
export const standardDefines = new Map();
const names = new Set(${JSON.stringify([...standardDefines.keys()].join(' '))}.split(' '));
export const namesStandard = (text) => [...text.matchAll(/"([^"]*)"/g)].some(([, name]) => names.has(name));
export const loadStandard = async () => {
  const all = await import('${standard}?all');
  if (standardDefines.size > 0) return;
  standardDefinitions.push(...all.standardDefinitions);
  for (const [name, text] of all.standardDefines) standardDefines.set(name, text);
};
`;
}

/** Calls of functions that may not be there yet. */
const later = `let rest;
export class Later extends Error {}
export const call = (module, name, args) => {
  if (!rest) throw new Later('Part of the program is not loaded yet.');
  return rest[module][name](...args);
};
export const make = (module, name, args) => {
  if (!rest) throw new Later('Part of the program is not loaded yet.');
  return new rest[module][name](...args);
};
export const loadRest = async () => {
  rest ??= (await import('${restId}')).modules;
};
`;
const rest = () =>
  `${seldom.map((path, k) => `import * as m${k} from '${path}?all';`).join('\n')}
export const modules = [${seldom.map((_, k) => `m${k}`).join(', ')}];
`;
const callsOf = async (module) =>
  `import { call, make } from '${laterFunctions}';
${(await exportsOf(seldom[module]))
  .map(({ isClass, name }) =>
    isClass
      ? `export const ${name} = function (...args) { return make(${module}, '${name}', args); };`
      : `export const ${name} = (...args) => call(${module}, '${name}', args);`,
  )
  .join('\n')}
`;

/** The plugin. */
export function lean() {
  const numbers = new Map(textsOf().map((literal, number) => [literal, number]));
  return {
    name: 'ludii-lean',
    resolveId(source) {
      if ([id, laterFunctions, restId].includes(source)) return `\0${source}`;
      return source === laterId ? standard : undefined;
    },
    load(source) {
      if (source === standard) return laterDefines();
      if (source === `\0${laterFunctions}`) return later;
      if (source === `\0${restId}`) return rest();
      if (seldom.includes(source)) return callsOf(seldom.indexOf(source));
      return source === `\0${id}` ? `export const texts = [${[...numbers.keys()].join(',\n')}];` : undefined;
    },
    async transform(code, file) {
      const path = file.split('?')[0];
      if (path === emitter) {
        const names = (await exportsOf(path)).map(({ name }) => `export const ${name} = none;`);
        return `const none = () => { throw new Error('Programs are not made in this page.'); };\n${names.join('\n')}\n`;
      }
      if (!described.some((folder) => path.startsWith(folder))) return undefined;
      // A number between control characters stands for its text.
      return code.replace(text, (_, head, literal) => `${head}'\\u0001${numbers.get(literal)}'`);
    },
  };
}
