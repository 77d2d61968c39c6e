/**
 * Loads the packages a second time, without the counting of limits, to measure what it costs: the texts of three modules are
 * changed. A module belongs to that second set if its address ends in {@link Mark}.
 */

/** What the addresses of the second set end in. */
export const Mark = '?uncounted';

/** What is taken out of a module, by the end of its address; each must be there. */
const taken: Readonly<Record<string, readonly (readonly [from: string, to: string])[]>> = {
  '/state/dist/effort.js': [
    ['enter(limits) {', 'enter(limits) { return;'],
    ['leave() {', 'leave() { return;'],
    ['renew() {', 'renew() { return;'],
    ['spend(steps = 1) {', 'spend(steps = 1) { return;'],
  ],
  '/ir/dist/emit/emission.js': [["'if(--METER.left<0)METER.look();'", "''"]],
  '/ir/dist/emit/sow.js': [[`\`if(\${n}>0&&(METER.left-=\${n})<0)METER.look();\``, "''"]],
};

interface Resolved {
  readonly url: string;
}
interface Resolving {
  readonly parentURL?: string | undefined;
}
interface Loaded {
  readonly source: string | Uint8Array;
}

/** A hook of Node: what a module of the second set imports belongs to it, too. */
export async function resolve<C extends Resolving>(
  name: string,
  context: C,
  next: (name: string, context: C) => Promise<Resolved>,
): Promise<Resolved> {
  const found = await next(name, context);
  const isSecond = context.parentURL?.endsWith(Mark) && found.url.startsWith('file:') && !found.url.endsWith(Mark);
  return isSecond ? { ...found, url: found.url + Mark } : found;
}

/** A hook of Node: called for every module. */
export async function load<C>(
  url: string,
  context: C,
  next: (url: string, context: C) => Promise<Loaded>,
): Promise<Loaded> {
  const loaded = await next(url, context);
  const place = Object.keys(taken).find((end) => url.endsWith(end + Mark));
  if (place === undefined) return loaded;
  let source = typeof loaded.source === 'string' ? loaded.source : new TextDecoder().decode(loaded.source);
  for (const [from, to] of taken[place]!) {
    if (!source.includes(from)) throw new Error(`${place} does not count by "${from}" any more.`);
    source = source.replace(from, to);
  }
  return { ...loaded, source };
}
