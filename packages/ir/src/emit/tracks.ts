/** The text of sites along tracks. */
import type { TrackValue, TrackWay } from '../nodes.js';
import { type Emission, isNumber, type Scope } from './emission.js';
import { valueText } from './values.js';

/** The call of the function that goes along a track. */
export function trackText(g: Emission, { player, from, steps, tracks }: TrackValue, scope: Scope): string {
  const who = valueText(g, player, scope);
  const [site, count] = [valueText(g, from, scope), valueText(g, steps, scope)];
  const along = (track: TrackWay | undefined): string =>
    track ? `${alongFunction(g, track)}(${site},${count})` : '-1';
  if (isNumber(who)) return along(tracks[Number(who)]);
  return `(${tracks.map((track, p) => `${who}===${p}?${along(track)}:`).join('')}-1)`;
}

/** The function of a track: where a site first comes on it, and so many steps further. */
function alongFunction(g: Emission, track: TrackWay): string {
  const { sites, loop } = track;
  return g.function(`along ${loop} ${sites.join()}`, 'along', (name) => {
    const { length } = sites;
    if (length === 0) return `function ${name}(){return -1}`;
    const lowest = Math.min(0, ...sites);
    const places = Int32Array.from({ length: Math.max(...sites) - lowest + 1 }, (_, i) => {
      const place = sites.indexOf(i + lowest);
      return place < 0 ? length : place;
    });
    const [order, index] = [g.constant(Int32Array.from(sites)), g.constant(places)];
    const beyond = loop ? `${order}[t%${length}]` : '-1';
    return (
      `function ${name}(s,n){const i=s${lowest < 0 ? `+${-lowest}` : ''},t=(i>=0&&i<${places.length}?${index}[i]:${length})+(n>0?n:0);` +
      `return t<${length}?${order}[t]:${beyond}}`
    );
  });
}
