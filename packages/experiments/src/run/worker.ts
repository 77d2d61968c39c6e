/** The worker process of experiments. */
import type { JobResult } from './result.js';
import { serve } from './serve.js';
import { type JobTask, playTask } from './task.js';

serve<JobTask, JobResult>(playTask);
