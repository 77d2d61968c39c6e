/** The documented API of each package as a page, from the declarations and their comments. */
import { ts } from '@ts-morph/common';
import type { Export, PackageApi } from '../api/exports.js';
import { headOf, oneLine, visibleMembers } from '../api/lines.js';

/** The words of a comment, and its examples. */
function docOf(node: ts.Node): string {
  const owner = ts.isVariableDeclaration(node) ? node.parent.parent : node;
  const docs = ts.getJSDocCommentsAndTags(owner).filter(ts.isJSDoc);
  const text = docs.map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '').join('\n\n');
  const examples = ts
    .getJSDocTags(owner)
    .filter(({ tagName }) => tagName.text === 'example')
    .map(({ comment }) => `\n\n\`\`\`ts\n${(ts.getTextOfJSDocComment(comment) ?? '').trim()}\n\`\`\``);
  // Links of comments are names of symbols.
  return (
    text.replace(
      /\{@link ([^}|]+?)(?:\s*\|\s*([^}]+))?\}/g,
      (_, name: string, words?: string) => `\`${words ?? name}\``,
    ) + examples.join('')
  );
}

/** A doc comment in one line, for lists. */
const brief = (node: ts.Node): string =>
  docOf(node)
    .replace(/```[\s\S]*?```/g, '')
    .replace(/\s+/g, ' ')
    .trim();

function kindOf(node: ts.Declaration): string {
  if (ts.isClassDeclaration(node)) return 'class';
  if (ts.isInterfaceDeclaration(node)) return 'interface';
  if (ts.isFunctionDeclaration(node)) return 'function';
  if (ts.isTypeAliasDeclaration(node)) return 'type';
  return ts.isSourceFile(node) ? 'namespace' : 'constant';
}

function signatureOf(name: string, node: ts.Declaration): string {
  if (ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node)) return `${kindOf(node)} ${name}${headOf(node)}`;
  const plain = oneLine(node).replace(/^(export |declare )+/, '');
  return ts.isVariableDeclaration(node) ? `const ${plain}` : plain;
}

function membersOf(node: ts.Declaration): string[] {
  if (!ts.isClassDeclaration(node) && !ts.isInterfaceDeclaration(node)) return [];
  return visibleMembers(node.members).map(
    (member) => `- \`${oneLine(member)}\`${brief(member) ? ` — ${brief(member)}` : ''}`,
  );
}

function symbolText({ name, declarations }: Export): string {
  const [first] = declarations;
  if (!first) return '';
  return [
    `### ${name} <span class="kind">${kindOf(first)}</span>`,
    '',
    docOf(first),
    '',
    '```ts',
    ...declarations.map((node) => signatureOf(name, node)),
    '```',
    '',
    ...declarations.flatMap(membersOf),
    '',
  ].join('\n');
}

const order = ['function', 'class', 'constant', 'namespace', 'interface', 'type'];

/** The page of a package in Markdown: its README, then every symbol. */
export function apiPage(api: PackageApi, readme: string): string {
  const entries = api.entries.flatMap(({ path, exports }) => {
    const documented = exports.filter(({ internal }) => !internal);
    if (documented.length === 0) return [];
    const grouped = order.flatMap((kind) => {
      const same = documented.filter(({ declarations: [first] }) => first && kindOf(first) === kind);
      return same.map(symbolText);
    });
    const names = documented.map(({ name }) => `\`${name}\``).join(' ');
    return [`## API of \`${api.name}${path.slice(1)}\``, '', names, '', ...grouped];
  });
  return [readme.trimEnd(), '', ...entries].join('\n');
}
