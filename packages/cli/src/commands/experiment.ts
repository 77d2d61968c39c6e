/** `ludii experiment`: games by the thousand, written down in a file, resumed after a stop, spread over machines. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import {
  asHtml,
  asText,
  collectResults,
  gamesCsv,
  outcomes,
  planOf,
  playersCsv,
  type Report,
  readReport,
  runExperiment,
  runOnQueue,
  type Schedule,
} from '@ludii/experiments';
import { openLog, reachQueue, shownQueue } from '@ludii/experiments/internal';
import { Command, Option } from 'commander';
import { logOf, readExperiment, usualLog } from '../experiment/definitionFile.js';
import { Watch } from '../experiment/watch.js';
import { systemMessage } from '../gameFiles.js';
import { Interrupted, interruptible } from '../interrupt.js';
import { wholeFrom } from '../numbers.js';
import { plural, write, writeError } from '../terminal.js';
import { Failed, UserError } from '../userError.js';
import { queueOption } from './queueOption.js';

interface RunOptions {
  readonly resume?: boolean;
  readonly out?: string;
  readonly workers?: number;
  readonly queue?: string;
  readonly detach?: boolean;
  readonly dryRun?: boolean;
}

/** Tells what there is, and ends as the state of the experiment says. */
function conclude(schedule: Schedule, log: string, file: string, goOn: string): void {
  const report = readReport(log);
  write(asText(report));
  write(`Results: ${log}\n`);
  if (!schedule.isComplete) {
    writeError(`Stopped. Go on with: ludii experiment ${file} --resume${goOn}\n`);
    throw new Interrupted();
  }
  if (report.failed.length > 0) throw new Failed();
}

async function runHere(file: string, { resume, out, workers }: RunOptions): Promise<void> {
  const { definition, games } = readExperiment(file);
  const log = out ?? usualLog(file);
  const watch = new Watch();
  const schedule = await interruptible((signal) =>
    runExperiment(definition, games, {
      log,
      resume: resume ?? false,
      workers: workers ?? availableParallelism(),
      onProgress: (schedule) => watch.at(schedule),
      onLost: (reason) => watch.note(`${reason} It is replaced.`),
      signal,
    }),
  );
  watch.clear();
  conclude(schedule, log, file, out === undefined ? '' : ` --out ${out}`);
}

async function runThere(file: string, url: string, { resume, out, detach }: RunOptions): Promise<void> {
  const shown = shownQueue(url);
  const { definition, games } = readExperiment(file);
  if (detach && definition.precision !== undefined) {
    throw new UserError('With a precision someone must wait and decide when it is reached: leave --detach out.');
  }
  const path = out ?? usualLog(file);
  await reachQueue(url);
  const { log, schedule } = openLog(definition, path, resume ?? false);
  const watch = new Watch();
  try {
    watch.note(`Jobs go to ${shown}; each machine with "ludii worker --queue …" takes some.`);
    watch.at(schedule);
    await interruptible((signal) =>
      runOnQueue(games, {
        url,
        schedule,
        log,
        onProgress: (schedule) => watch.at(schedule),
        signal,
        detach: detach ?? false,
      }),
    );
  } finally {
    watch.clear();
    log.close();
  }
  if (detach && !schedule.isComplete) {
    write(
      `${plural(schedule.known - schedule.done, 'job')} in the queue. Collect: ludii experiment results ${file} --queue …\n`,
    );
    return;
  }
  conclude(schedule, path, file, ' --queue …');
}

/** What would be played. */
function outline(file: string): string {
  const { definition } = readExperiment(file);
  const { cells, jobs, hash } = planOf(definition);
  const games = cells.reduce((sum, cell) => sum + cell.games, 0);
  const most = definition.precision === undefined ? '' : 'at most ';
  const lines = cells.slice(0, 20).map(({ game, group, games: count, jobs: parts }) => {
    const who = group ? group.map((i) => definition.players![i]!.name).join(' – ') : 'random moves';
    return `  ${game.name}: ${who}, ${most}${plural(count, 'game')} in ${plural(parts, 'job')}\n`;
  });
  const more = cells.length > 20 ? `  … and ${cells.length - 20} more\n` : '';
  return `${definition.name}: ${most}${plural(games, 'game')} in ${plural(jobs, 'job')} (${hash.slice(0, 12)})\n${lines.join('')}${more}`;
}

const runCommand = (): Command =>
  new Command('run')
    .summary('run an experiment (what happens without a word)')
    .description('Run an experiment on all cores of this machine, or on a queue that many machines work on.')
    .argument('<file>', 'the experiment, as YAML or JSON')
    .option('--resume', 'go on with results that are there')
    .option('--out <file>', 'where results go (default: beside the experiment, with the ending .log)')
    .option('-w, --workers <count>', 'number of processes (default: all cores)', wholeFrom(1))
    .addOption(queueOption())
    .option('--detach', 'with --queue: put the jobs there and do not wait')
    .option('--dry-run', 'only show what would be played')
    .addHelpText(
      'after',
      `
Examples:
  ludii experiment ladder.yaml
  ludii experiment ladder.yaml --resume
  ludii experiment ladder.yaml --queue redis://host:6379`,
    )
    .action(async (file: string, options: RunOptions) => {
      if (options.dryRun) write(outline(file));
      else if (options.queue !== undefined) await runThere(file, options.queue, options);
      else if (options.detach) throw new UserError('--detach needs a --queue.');
      else await runHere(file, options);
    });

const formats = ['text', 'json', 'csv', 'players-csv', 'html'] as const;
type Format = (typeof formats)[number];

function formatted(report: Report, format: Format): string {
  switch (format) {
    case 'text':
      return asText(report);
    case 'json':
      return `${JSON.stringify(report, null, 2)}\n`;
    case 'csv':
      return gamesCsv(report);
    case 'players-csv':
      return playersCsv(report);
    case 'html':
      return asHtml(report);
    default:
      return format satisfies never;
  }
}

/** Writes the trials of a log as files. Returns their number. */
function saveTrials(log: string, directory: string): number {
  let count = 0;
  mkdirSync(directory, { recursive: true });
  for (const { record } of outcomes(log)) {
    if (!('result' in record)) continue;
    record.result.trials?.forEach((trial, k) => {
      writeFileSync(join(directory, `${record.job}-${k + 1}.trl`), trial);
      count++;
    });
  }
  return count;
}

const reportCommand = (): Command =>
  new Command('report')
    .description('Tell what an experiment found out, also while it runs: win rates with Wilson intervals, Elo, plots.')
    .argument('<file>', 'an experiment, or its log')
    .addOption(new Option('-f, --format <format>', 'what to write').choices(formats).default('text'))
    .option('--out <file>', 'write to a file instead')
    .option('--save <dir>', 'write recorded games as trial files into a directory')
    .addHelpText(
      'after',
      `
Examples:
  ludii experiment report ladder.yaml
  ludii experiment report ladder.log --format html --out ladder.html
  ludii experiment report ladder.yaml --format csv`,
    )
    .action((file: string, { format, out, save }: { format: Format; out?: string; save?: string }) => {
      const log = logOf(file);
      const text = formatted(readReport(log), format);
      try {
        if (out === undefined) write(text);
        else writeFileSync(out, text);
      } catch (error) {
        throw new UserError(systemMessage(error, 'write', out ?? ''));
      }
      if (save === undefined) return;
      const saved = saveTrials(log, save);
      if (saved === 0) throw new UserError('No games were recorded: the experiment needs "record: [trial]".');
      writeError(`Wrote ${plural(saved, 'trial file')} to ${save}.\n`);
    });

const resultsCommand = (): Command =>
  new Command('results')
    .description('Collect the results of an experiment that wait in a queue.')
    .argument('<file>', 'the experiment')
    .addOption(queueOption().makeOptionMandatory())
    .option('--out <file>', 'where results go (default: beside the experiment, with the ending .log)')
    .addHelpText(
      'after',
      `
Examples:
  ludii experiment results ladder.yaml --queue redis://host:6379`,
    )
    .action(async (file: string, { queue, out }: { queue: string; out?: string }) => {
      const path = out ?? usualLog(file);
      const { definition } = readExperiment(file);
      await reachQueue(queue);
      const { log, schedule } = openLog(definition, path, true);
      try {
        await collectResults({ url: queue, schedule, log });
      } finally {
        log.close();
      }
      write(asText(readReport(path)));
      if (!schedule.isComplete) write(`${plural(schedule.known - schedule.done, 'job')} still to come.\n`);
    });

export const experiment = (): Command =>
  new Command('experiment')
    .summary('run experiments: many games, resumable, on all cores or many machines')
    .description('Run an experiment that is written down in a file: games, players, numbers. See docs/experiments.md.')
    .addCommand(runCommand(), { isDefault: true })
    .addCommand(reportCommand())
    .addCommand(resultsCommand())
    .addHelpText(
      'after',
      `
Examples:
  ludii experiment ladder.yaml            run it on all cores; Ctrl-C stops it
  ludii experiment ladder.yaml --resume   go on after a stop or a crash
  ludii experiment report ladder.yaml     tell what it found out`,
    );
