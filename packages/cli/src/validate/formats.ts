/** Reports as text, JSON and SARIF (the format that code hosts and editors read). */
import { relative, sep } from 'node:path';
import type { Diagnostic, Fix } from '@ludii/engine';
import { renderAll } from '../loading.js';
import { colours, plural } from '../terminal.js';
import { count, type FileReport, placeOf } from './findings.js';

/** The findings of one file as code frames. */
export function asText({ findings, sources }: FileReport): string {
  const { dim } = colours();
  return findings
    .map(({ diagnostic, options }) => {
      const note = options.length > 0 ? dim(`  with ${options.join(', ')}\n`) : '';
      return `${renderAll([diagnostic], sources, process.stdout)}${note}`;
    })
    .join('\n');
}

/** The last line: how it all went. */
export function summary(reports: readonly FileReport[]): string {
  const { green, red, yellow, bold } = colours();
  const errors = count(reports, 'error');
  const warnings = count(reports, 'warning');
  const bad = reports.filter((report) => count([report], 'error') > 0).length;
  const good = reports.length - bad;
  const variants = reports.reduce((sum, report) => sum + report.variants, 0);
  const parts = [
    ...(good > 0 ? [green(`${plural(good, 'file')} valid`)] : []),
    ...(bad > 0 ? [red(`${plural(bad, 'file')} not valid`)] : []),
    ...(errors > 0 ? [red(plural(errors, 'error'))] : []),
    ...(warnings > 0 ? [yellow(plural(warnings, 'warning'))] : []),
    ...(variants > reports.length ? [plural(variants, 'variant')] : []),
  ];
  return `${bold(parts.join(', '))}\n`;
}

/** All findings as plain data. */
export function asJson(reports: readonly FileReport[]): string {
  const files = reports.map((report) => ({
    file: report.file,
    valid: count([report], 'error') === 0,
    variants: report.variants,
    diagnostics: report.findings.map(({ diagnostic, options }) => ({
      code: diagnostic.code,
      severity: diagnostic.severity,
      message: diagnostic.message,
      ...placeOf(diagnostic.span, report.sources),
      ...(diagnostic.hint === undefined ? {} : { hint: diagnostic.hint }),
      origin: diagnostic.origin.map(({ kind, name, span }) => ({ kind, name, ...placeOf(span, report.sources) })),
      related: diagnostic.related.map(({ message, span }) => ({ message, ...placeOf(span, report.sources) })),
      fixes: diagnostic.fixes.map(({ title, edits }) => ({
        title,
        edits: edits.map(({ span, text }) => ({ ...placeOf(span, report.sources), text })),
      })),
      options,
    })),
  }));
  return `${JSON.stringify({ errors: count(reports, 'error'), warnings: count(reports, 'warning'), files }, null, 2)}\n`;
}

function artifact(file: string): object {
  return { uri: relative(process.cwd(), file).split(sep).map(encodeURIComponent).join('/') };
}

function region(span: Diagnostic['span'], sources: ReadonlyMap<string, string>): object {
  const { line, column, endLine, endColumn } = placeOf(span, sources);
  return { startLine: line, startColumn: column, endLine, endColumn };
}

function location(span: Diagnostic['span'], sources: ReadonlyMap<string, string>): object {
  return { physicalLocation: { artifactLocation: artifact(span.file), region: region(span, sources) } };
}

/** A fix as SARIF writes it: the replacements in each file. */
function sarifFix({ title, edits }: Fix, sources: ReadonlyMap<string, string>): object {
  const files = [...new Set(edits.map(({ span }) => span.file))];
  const artifactChanges = files.map((file) => ({
    artifactLocation: artifact(file),
    replacements: edits
      .filter(({ span }) => span.file === file)
      .map(({ span, text }) => ({ deletedRegion: region(span, sources), insertedContent: { text } })),
  }));
  return { description: { text: title }, artifactChanges };
}

/** All findings as SARIF 2.1.0. */
export function asSarif(reports: readonly FileReport[], version: string): string {
  const codes = [
    ...new Set(reports.flatMap(({ findings }) => findings.map(({ diagnostic }) => diagnostic.code))),
  ].sort();
  const results = reports.flatMap(({ findings, sources }) =>
    findings.map(({ diagnostic, options }) => {
      const { code, severity, message, hint, span, origin, related, fixes } = diagnostic;
      const more = [
        ...origin.map((each) => ({
          message: { text: `${each.kind} "${each.name}"` },
          ...location(each.span, sources),
        })),
        ...related.map((each) => ({ message: { text: each.message }, ...location(each.span, sources) })),
      ];
      return {
        ruleId: code,
        ruleIndex: codes.indexOf(code),
        level: severity,
        message: { text: hint === undefined ? message : `${message}\n${hint}` },
        locations: [location(span, sources)],
        ...(more.length > 0 ? { relatedLocations: more } : {}),
        ...(fixes.length > 0 ? { fixes: fixes.map((fix) => sarifFix(fix, sources)) } : {}),
        ...(options.length > 0 ? { properties: { options } } : {}),
      };
    }),
  );
  const driver = { name: 'ludii', version, rules: codes.map((id) => ({ id })) };
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [{ tool: { driver }, columnKind: 'utf16CodeUnits', results }],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}
