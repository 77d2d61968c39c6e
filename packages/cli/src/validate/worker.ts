/** A worker process that looks at one file after the other. */
import { serve } from '@ludii/experiments';
import { UserError } from '../userError.js';
import { type CheckOptions, check } from './check.js';
import type { FileReport } from './findings.js';

/** What a worker is asked. */
export interface Question {
  readonly file: string;
  readonly options: CheckOptions;
}

/** What a worker answers. Errors lose their class on the way. */
export type Answer = { readonly report: FileReport } | { readonly problem: string };

serve<Question, Answer>(async ({ file, options }, contact) => {
  try {
    return { report: await check(file, options, contact) };
  } catch (error) {
    if (error instanceof UserError) return { problem: error.message };
    throw error;
  }
});
