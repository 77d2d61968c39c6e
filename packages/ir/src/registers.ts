/** Iterators by name. Reading a property by a name that is not written out is slow: each has a line of its own. */
import type { Context } from '@ludii/state';
import type { RegisterName } from './nodes.js';

/** Where an iterator is. */
export function registerOf(c: Context, name: RegisterName): number {
  switch (name) {
    case 'to':
      return c.to;
    case 'from':
      return c.from;
    case 'site':
      return c.site;
    case 'between':
      return c.between;
    case 'value':
      return c.value;
    case 'pips':
      return c.pips;
    case 'level':
      return c.level;
    case 'player':
      return c.player;
    case 'edge':
      return c.edge;
    case 'hint':
      return c.hint;
    case 'track':
      return c.track;
  }
}

/** Puts an iterator somewhere. */
export function setRegister(c: Context, name: RegisterName, value: number): void {
  switch (name) {
    case 'to':
      c.to = value;
      return;
    case 'from':
      c.from = value;
      return;
    case 'site':
      c.site = value;
      return;
    case 'between':
      c.between = value;
      return;
    case 'value':
      c.value = value;
      return;
    case 'pips':
      c.pips = value;
      return;
    case 'level':
      c.level = value;
      return;
    case 'player':
      c.player = value;
      return;
    case 'edge':
      c.edge = value;
      return;
    case 'hint':
      c.hint = value;
      return;
    case 'track':
      c.track = value;
      return;
  }
}
