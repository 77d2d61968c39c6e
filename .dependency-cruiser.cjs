/**
 * The dependency table of the architecture, as a rule: what a package may import, and nothing else.
 * An import against an arrow fails the checks.
 */
const allowed = {
  geometry: [],
  grammar: ['ohm-js'],
  state: ['geometry'],
  registry: ['grammar'],
  ir: ['state'],
  functions: ['ir', 'state', 'geometry', 'registry'],
  rules: ['functions', 'ir', 'state', 'registry'],
  compiler: ['geometry', 'grammar', 'state', 'ir', 'registry', 'functions', 'rules'],
  engine: ['compiler', 'games'],
  games: [],
  agents: ['engine'],
  render: ['engine'],
  'board-view': ['engine', 'render'],
  language: ['compiler'],
  'language-server': ['language', 'vscode-languageserver', 'vscode-languageserver-textdocument'],
  analysis: ['engine', 'agents', 'render'],
  experiments: ['engine', 'agents', 'bullmq', 'ioredis', 'yaml'],
  studio: [
    'engine',
    'agents',
    'analysis',
    'render',
    'board-view',
    'language',
    'games',
    'lit',
    '@codemirror',
    '@lezer/highlight',
    'd3-scale',
    'd3-array',
    'idb-keyval',
  ],
  cli: [
    'engine',
    'agents',
    'analysis',
    'experiments',
    'games',
    'language',
    'language-server',
    'render',
    'studio',
    '@resvg/resvg-js',
    'commander',
    'picocolors',
  ],
};

/** Packages that also run in a browser: no Node built-ins in their sources. */
const portable = [
  'geometry',
  'grammar',
  'state',
  'ir',
  'registry',
  'functions',
  'rules',
  'compiler',
  'render',
  'board-view',
  'language',
];

/** Modules that the build of the studio makes (`packages/studio/scripts/lean.mjs`). */
const madeByBuild = '^virtual:';

const packages = Object.keys(allowed);
const sources = (name) => `^packages/${name}/src/(?!.*\\.test\\.ts$)`;

module.exports = {
  forbidden: [
    ...packages.map((name) => ({
      name: `${name}-imports`,
      comment: `@ludii/${name} may import ${allowed[name].join(', ') || 'nothing'} (see CONTRIBUTING.md).`,
      severity: 'error',
      from: { path: sources(name) },
      to: {
        pathNot: [
          `^packages/${name}/src/`,
          ...allowed[name].map((other) =>
            packages.includes(other)
              ? `^packages/${other}/(src|dist)/(index|internal|lean|worker)\\.`
              : `^node_modules/${other}/`,
          ),
          ...(portable.includes(name) ? [] : ['^(node:)?[a-z_/]+$']),
          ...(name === 'studio' ? [madeByBuild] : []),
        ],
      },
    })),
    {
      name: 'not-resolvable',
      comment: 'An import that resolves to nothing.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: madeByBuild },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules|/dist/' },
    exclude: { path: '\\.test\\.ts$|/src/testing/' },
    parser: 'swc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.js', '.json'],
    },
  },
};
