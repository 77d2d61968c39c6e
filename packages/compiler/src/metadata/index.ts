/** Metadata: its vocabulary, and the check of what a description says in it. */
import type { CallNode, Diagnostic } from '@ludii/grammar';
import { bind, optional, Registry } from '@ludii/registry';
import { registry } from '../registry.js';
import { aiClauses } from './ai.js';
import { graphicsClauses } from './graphics.js';
import { infoClauses } from './info.js';
import { Ai, clause, Graphics, Info, Metadata, Recon } from './kinds.js';

/** All ludemes of metadata. */
export const metadataLudemes = [
  clause('metadata', {
    returns: Metadata,
    args: { info: optional(Info), graphics: optional(Graphics), ai: optional(Ai), recon: optional(Recon) },
    doc: 'What is known about the game, how it looks and how programs play it. None of it changes the rules.',
    example: '(metadata (info (description "Three in a row wins.")))',
  }),
  ...infoClauses,
  ...graphicsClauses,
  ...aiClauses,
];

/** The language of games and that of metadata together: a picture may speak of the regions of the board. */
export const metadataRegistry = new Registry([...metadataLudemes, ...registry.ludemes]);

/** What is wrong with metadata. It never stops a game from being played, so all of it is warnings. */
export function checkMetadata(metadata: CallNode, defines: () => readonly string[]): Diagnostic[] {
  const { diagnostics } = bind(metadataRegistry, metadata, Metadata, { defines });
  return diagnostics.map((diagnostic) => ({ ...diagnostic, severity: 'warning' }));
}
