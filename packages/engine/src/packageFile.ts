/** Where an installed package is. */
import { createRequire } from 'node:module';

/** The `package.json` of an installed package, undefined if it is not there. */
export function packageFile(name: string): string | undefined {
  try {
    return createRequire(import.meta.url).resolve(`${name}/package.json`);
  } catch {
    return undefined;
  }
}
