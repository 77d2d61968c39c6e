/** The documented API of a package as text: one line for each symbol and member, sorted, so that a merge is easy. */
import { ts } from '@ts-morph/common';
import type { Entry, Export, PackageApi } from './exports.js';

const printer = ts.createPrinter({ removeComments: true });

/** A node's text on one line, without comments. */
export function oneLine(node: ts.Node): string {
  const text = printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile());
  return text.replace(/\s+/g, ' ').replace(/;$/, '').trim();
}

/** Members that a user can see. */
export function visibleMembers(members: readonly ts.ClassElement[] | readonly ts.TypeElement[]): ts.NamedDeclaration[] {
  const hidden = ts.ModifierFlags.Private | ts.ModifierFlags.Protected;
  return [...members].filter(
    (member) =>
      (ts.getCombinedModifierFlags(member) & hidden) === 0 &&
      !(member.name && ts.isPrivateIdentifier(member.name)) &&
      !ts.getJSDocTags(member).some(({ tagName }) => tagName.text === 'internal'),
  );
}

/** A class or interface without its members. */
export function headOf(node: ts.ClassDeclaration | ts.InterfaceDeclaration): string {
  const parameters = node.typeParameters ? `<${node.typeParameters.map(oneLine).join(', ')}>` : '';
  const heritage = (node.heritageClauses ?? []).map((clause) => ` ${oneLine(clause)}`).join('');
  return `${parameters}${heritage}`;
}

function declarationLines(name: string, node: ts.Declaration): string[] {
  if (ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node)) {
    const kind = ts.isClassDeclaration(node) ? 'class' : 'interface';
    const members = visibleMembers(node.members).map((member) => `${name}: ${oneLine(member)}`);
    return [`${name} — ${kind}${headOf(node)}`, ...members];
  }
  if (ts.isFunctionDeclaration(node)) {
    return [`${name} — function${oneLine(node).replace(/^(export |declare |async )*function \w+/, '')}`];
  }
  if (ts.isTypeAliasDeclaration(node)) {
    return [`${name} — ${oneLine(node).replace(/^(export |declare )*type \w+/, 'type')}`];
  }
  if (ts.isVariableDeclaration(node)) return [`${name} — const${oneLine(node).slice(node.name.getText().length)}`];
  if (ts.isSourceFile(node)) return [`${name} — namespace`];
  return [`${name} — ${ts.SyntaxKind[node.kind]}`];
}

const linesOf = ({ name, declarations }: Export): string[] =>
  declarations.flatMap((node) => declarationLines(name, node));

/** The lines of an entry. */
export function entryLines({ path, exports }: Entry): string[] {
  const prefix = path === '.' ? '' : `${path.slice(1)} `;
  const lines = exports.filter(({ internal }) => !internal).flatMap(linesOf);
  return [...new Set(lines)].sort().map((line) => `${prefix}${line}`);
}

/** The report of a package. */
export function apiText(api: PackageApi): string {
  return [
    `# The documented API of ${api.name}, written by \`npm run api\`. A change of it needs a changeset.`,
    ...api.entries.flatMap(entryLines),
    '',
  ].join('\n');
}
