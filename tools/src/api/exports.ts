/**
 * What the entries of a package export, read from the declarations that its users get: for each name its declarations,
 * its documentation, and whether it is part of the documented API.
 *
 * The entry `./internal` is for the packages of this repository only, and may change in any release. In the other entries a
 * name is internal when the statement that exports it, or its own declaration, is tagged `@internal`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ts } from '@ts-morph/common';

/** A name that an entry exports. */
export interface Export {
  readonly name: string;
  readonly internal: boolean;
  readonly declarations: readonly ts.Declaration[];
}

/** An entry of a package: `.`, `./golden`, … */
export interface Entry {
  readonly path: string;
  readonly doc: string;
  readonly exports: readonly Export[];
}

/** A published package and its entries. */
export interface PackageApi {
  readonly name: string;
  readonly description: string;
  readonly dependencies: readonly string[];
  readonly entries: readonly Entry[];
}

interface Manifest {
  readonly name: string;
  readonly description: string;
  readonly private?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly exports?: Readonly<Record<string, string | { readonly types?: string }>>;
}

const internalPath = './internal';

const isInternal = (node: ts.Node): boolean => ts.getJSDocTags(node).some(({ tagName }) => tagName.text === 'internal');

/** The symbol that an alias finally stands for. */
const resolved = (checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

/** Statements tagged `@internal` do not make a name public; all others do, through any number of files. */
function publicNames(checker: ts.TypeChecker, file: ts.SourceFile, found = new Set<string>()): Set<string> {
  for (const statement of file.statements) {
    if (isInternal(statement)) continue;
    if (!ts.isExportDeclaration(statement)) {
      const symbols = ts.isVariableStatement(statement) ? statement.declarationList.declarations : [statement];
      for (const node of symbols) {
        const name = (node as ts.NamedDeclaration).name;
        if (name && ts.isIdentifier(name)) found.add(name.text);
      }
    } else if (statement.exportClause && ts.isNamedExports(statement.exportClause)) {
      for (const { name } of statement.exportClause.elements) found.add(name.text);
    } else if (statement.exportClause) {
      found.add(statement.exportClause.name.text);
    } else {
      const target = statement.moduleSpecifier && checker.getSymbolAtLocation(statement.moduleSpecifier);
      const source = target?.declarations?.find(ts.isSourceFile);
      if (source) publicNames(checker, source, found);
    }
  }
  return found;
}

/** What the comment before a file's first statement says of the whole file. */
function fileDoc(file: ts.SourceFile): string {
  const comment = /^\/\*\*([\s\S]*?)\*\//.exec(file.text)?.[1] ?? '';
  return comment
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, '').trimEnd())
    .filter((line) => !line.startsWith('@'))
    .join('\n')
    .trim();
}

function entryOf(checker: ts.TypeChecker, path: string, file: ts.SourceFile): Entry {
  const module = checker.getSymbolAtLocation(file);
  const names = path === internalPath ? new Set<string>() : publicNames(checker, file);
  const exports = (module ? checker.getExportsOfModule(module) : []).map((symbol): Export => {
    const declarations = resolved(checker, symbol).declarations ?? [];
    return { name: symbol.name, internal: !names.has(symbol.name) || declarations.some(isInternal), declarations };
  });
  return {
    path,
    doc: fileDoc(file),
    exports: exports.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0)),
  };
}

/** Internal names that users could import all the same, because an entry other than `./internal` exports them. */
export const leaks = ({ entries }: PackageApi): string[] =>
  entries
    .filter(({ path }) => path !== internalPath)
    .flatMap(({ exports }) => exports.filter(({ internal }) => internal).map(({ name }) => name));

/** The published packages below a directory, with what they export. They must be built. */
export function readApi(packages: string): PackageApi[] {
  const found = readdirSync(packages)
    .sort()
    .map((name) => ({ directory: join(packages, name), manifest: manifestOf(join(packages, name)) }))
    .filter(({ manifest }) => manifest.private !== true)
    .map(({ directory, manifest }) => {
      const entries = Object.entries(manifest.exports ?? {}).flatMap(([path, target]) =>
        typeof target === 'object' && target.types ? [{ path, file: join(directory, target.types) }] : [],
      );
      return { manifest, entries };
    });
  const program = ts.createProgram({
    rootNames: found.flatMap(({ entries }) => entries.map(({ file }) => file)),
    options: {
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      target: ts.ScriptTarget.ES2022,
      noLib: true,
      types: [],
    },
  });
  const checker = program.getTypeChecker();
  return found.map(({ manifest, entries }) => ({
    name: manifest.name,
    description: manifest.description,
    dependencies: Object.keys(manifest.dependencies ?? {}),
    entries: entries.map(({ path, file }) => {
      const source = program.getSourceFile(file);
      if (!source) throw new Error(`${manifest.name}: ${file} is missing; build first.`);
      return entryOf(checker, path, source);
    }),
  }));
}

const manifestOf = (directory: string): Manifest =>
  JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')) as Manifest;

/** The directory of a package below `packages`. */
export const directoryOf = (packages: string, { name }: PackageApi): string =>
  join(dirname(join(packages, 'x')), name.slice(name.indexOf('/') + 1));
