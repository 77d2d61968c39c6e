/** The whole language: every declared ludeme in one registry. */
import { type Build, functionLudemes } from '@ludii/functions';
import { Registry } from '@ludii/registry';
import { ruleLudemes } from '@ludii/rules';

/** All ludemes that a description can use. */
export const registry = new Registry<Build>([...ruleLudemes, ...functionLudemes]);
