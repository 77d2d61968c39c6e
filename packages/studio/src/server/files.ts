/** Files of a site by the path of a request. */
import { existsSync, realpathSync, statSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';

/** The file of the site that a path names; nothing for what is not there or lies outside. */
export function fileOf(site: string, path: string): string | undefined {
  let plain: string;
  try {
    plain = decodeURIComponent(path);
  } catch {
    return undefined;
  }
  if (plain.includes('\0')) return undefined;
  const file = resolve(site, `.${join('/', plain.endsWith('/') ? `${plain}index.html` : plain)}`);
  if (!existsSync(file) || !statSync(file).isFile()) return undefined;
  // Links may not lead out of the site.
  return realpathSync(file).startsWith(realpathSync(site) + sep) ? file : undefined;
}
