/** Which files an experiment means: a path, a pattern, a directory, or the name of a game. */
import { existsSync, statSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { filesBelow } from '@ludii/engine/internal';

/**
 * The files that an entry means, empty if there are none. Paths in it are relative to the directory of the experiment; those
 * found are relative to the working directory where they are below it, as people would write them.
 */
export function findGameFiles(
  entry: string,
  directory: string,
  byName: (name: string) => string | undefined = () => undefined,
): readonly string[] {
  if (/[*?{]/.test(entry)) return filesLike(entry, directory).map(shownPath);
  const path = resolve(directory, entry);
  if (!existsSync(path)) {
    const found = byName(entry);
    return found === undefined ? [] : [shownPath(found)];
  }
  return (statSync(path).isDirectory() ? filesBelow(path, '.lud') : [path]).map(shownPath);
}

/** Files that a pattern fits: `*` and `?` within a name, `**` across directories, `{a,b}` for a choice. */
function filesLike(pattern: string, directory: string): readonly string[] {
  const parts = pattern.split('/');
  const fixed = parts.slice(
    0,
    parts.findIndex((part) => /[*?{]/.test(part)),
  );
  const start = resolve(directory, fixed.join('/') || (pattern.startsWith('/') ? '/' : '.'));
  if (!existsSync(start) || !statSync(start).isDirectory()) return [];
  const fits = new RegExp(`^${patternSource(parts.slice(fixed.length).join('/'))}$`, 'u');
  return filesBelow(start, '.lud').filter((file) => fits.test(relative(start, file).split(sep).join('/')));
}

/** The regular expression of a pattern. */
export function patternSource(pattern: string): string {
  let source = '';
  let depth = 0;
  for (let i = 0; i < pattern.length; i++) {
    const sign = pattern[i]!;
    if (pattern.startsWith('**/', i)) {
      source += '(?:[^/]+/)*';
      i += 2;
    } else if (pattern.startsWith('**', i)) {
      source += '.*';
      i++;
    } else if (sign === '*') source += '[^/]*';
    else if (sign === '?') source += '[^/]';
    else if (sign === '{') {
      source += '(?:';
      depth++;
    } else if (sign === '}' && depth > 0) {
      source += ')';
      depth--;
    } else if (sign === ',' && depth > 0) source += '|';
    else source += sign.replace(/[.+^$()|[\]\\{}]/, '\\$&');
  }
  return source + ')'.repeat(depth);
}

function shownPath(file: string): string {
  const short = relative(process.cwd(), file);
  return short.startsWith('..') ? file : short;
}
