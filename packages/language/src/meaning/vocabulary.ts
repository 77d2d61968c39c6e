/** The whole language: the ludemes of games and those of metadata, told apart by the kinds that a place asks for. */
import { metadataLudemes, metadataRegistry } from '@ludii/compiler';
import { GamePart, type Kind } from '@ludii/compiler/internal';

/** All ludemes. */
export const vocabulary = metadataRegistry;

/** What may stand at the top of a text: a game or a match, and metadata. */
export const topKinds: readonly Kind<unknown>[] = [GamePart, metadataLudemes[0]!.returns];
