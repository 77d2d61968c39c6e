/** The version that results belong to: that of this package, with those of the packages that play where they differ. */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const versionOf = (manifest: string): string => (require(manifest) as { version: string }).version;

const own = versionOf('../package.json');
const others = ['engine', 'agents'].map((name) => [name, versionOf(`@ludii/${name}/package.json`)] as const);
const different = others.filter(([, version]) => version !== own).map(([name, version]) => `${name} ${version}`);

/** `0.1.0`, or `0.1.0 (engine 0.2.0)`. Workers and logs of another version are refused: their games may differ. */
export const version: string = different.length === 0 ? own : `${own} (${different.join(', ')})`;
