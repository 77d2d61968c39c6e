import { ludeme, Role, Text, Whole } from '@ludii/functions';
import { roleNumber, Switch } from '@ludii/functions/internal';
import { either, list, named, optional } from '@ludii/registry';
import { TrackPart } from './kinds.js';

export const track = ludeme('track', {
  returns: TrackPart,
  args: {
    name: Text,
    sites: either(1, list(Whole)),
    path: either(1, Text),
    loop: named(optional(Switch)),
    owner: either(2, optional(Whole)),
    role: either(2, optional(Role)),
    directed: named(optional(Switch)),
  },
  doc: 'A path round the board: a list of sites, or sites and directions in a string.',
  example: '(track "Track" "0,E,N,W" loop:True)',
  flags: ['track'],
  compile: ({ name, sites, path, loop, owner, role, directed }) => ({
    name,
    path: sites ?? path ?? [],
    owner: owner ?? (role ? roleNumber(role) : 0),
    loop: loop ?? false,
    directed: directed ?? false,
  }),
});
