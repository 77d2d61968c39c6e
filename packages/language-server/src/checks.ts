/** Checking texts: a while after the last keystroke, and with all options when asked for. */
import { type DiagnoseOptions, diagnose, type Finding } from '@ludii/language';
import { type CodeAction, CodeActionKind, type Connection, type Diagnostic, type Range } from 'vscode-languageserver';
import { diagnostic, edits } from './convert.js';
import type { Snapshot, Workspace } from './workspace.js';

/** What a check with all options found. */
export interface Validation {
  /** How many choices of options were tried, the usual one included. */
  readonly variants: number;
  readonly errors: number;
  readonly warnings: number;
}

/** Longest wait for a text that is checked slowly. */
const LONGEST = 2000;

/** The checks of one client's texts. */
export class Checks {
  private readonly waiting = new Map<string, ReturnType<typeof setTimeout>>();
  /** How long the last check of a text took. */
  private readonly taken = new Map<string, number>();

  constructor(
    private readonly connection: Connection,
    readonly workspace: Workspace,
  ) {}

  /** Checks a text when there was no change of it for a while: the longer a check takes, the longer it waits. */
  later(uri: string): void {
    clearTimeout(this.waiting.get(uri));
    const delay = Math.max(this.workspace.settings.diagnosticsDelay, Math.min(LONGEST, 2 * (this.taken.get(uri) ?? 0)));
    this.waiting.set(
      uri,
      setTimeout(() => {
        this.waiting.delete(uri);
        const snapshot = this.workspace.snapshot(uri);
        if (snapshot) this.publish(snapshot, this.findings(snapshot));
      }, delay),
    );
  }

  /** A text was closed: nothing more is said about it. */
  forget(uri: string): void {
    clearTimeout(this.waiting.get(uri));
    this.waiting.delete(uri);
    this.taken.delete(uri);
    void this.connection.sendDiagnostics({ uri, diagnostics: [] });
  }

  /** No more checks. */
  stop(): void {
    for (const timer of this.waiting.values()) clearTimeout(timer);
    this.waiting.clear();
  }

  private findings(snapshot: Snapshot): readonly Finding[] {
    if (snapshot.findings) return snapshot.findings;
    const start = Date.now();
    const found = this.checked(snapshot);
    this.taken.set(snapshot.document.uri, Date.now() - start);
    snapshot.findings = found;
    return found;
  }

  /** A check that fails is a mistake of ours: it is told, and the server goes on with everything else. */
  private checked({ document }: Snapshot, more: DiagnoseOptions = {}): readonly Finding[] {
    try {
      return diagnose(document, this.options(more));
    } catch (error) {
      const { message, stack } = error instanceof Error ? error : new Error(String(error));
      this.connection.console.error(`Checking ${document.uri} failed: ${stack ?? message}`);
      const told = `This text can not be checked, because the checks have a mistake themselves: ${message}`;
      return [
        {
          severity: 'warning',
          code: 'internal',
          message: told,
          hint: undefined,
          start: 0,
          end: 1,
          related: [],
          fixes: [],
        },
      ];
    }
  }

  private options(more: DiagnoseOptions = {}): DiagnoseOptions {
    return { ...more, subgame: (name) => this.workspace.game(name) };
  }

  private publish({ lines, document }: Snapshot, findings: readonly Finding[]): void {
    const diagnostics = findings.map((finding) => diagnostic(lines, finding, (uri) => this.workspace.lines(uri)));
    void this.connection.sendDiagnostics({ uri: document.uri, version: lines.version, diagnostics });
  }

  /** The quick fixes of what touches a range. */
  fixes(snapshot: Snapshot, wanted: Range, asked: readonly Diagnostic[]): CodeAction[] {
    const { lines, document } = snapshot;
    const start = lines.offsetAt(wanted.start);
    const end = lines.offsetAt(wanted.end);
    return this.findings(snapshot)
      .filter((finding) => finding.start <= end && finding.end >= start)
      .flatMap((finding) => {
        const told = diagnostic(lines, finding, (uri) => this.workspace.lines(uri));
        const same = asked.find(({ message, code }) => message === told.message && code === told.code);
        return finding.fixes.map(({ title, edits: changes }, i) => ({
          title,
          kind: CodeActionKind.QuickFix,
          diagnostics: [same ?? told],
          isPreferred: i === 0,
          edit: { changes: { [document.uri]: edits(lines, changes) } },
        }));
      });
  }

  /** Checks a text with each item of each option, and tells how it went. */
  validate(uri: string): Validation | null {
    const snapshot = this.workspace.snapshot(uri);
    if (!snapshot) return null;
    const { document } = snapshot;
    const items = document.names.all('item');
    const usual = this.findings(snapshot);
    const found = [...usual];
    for (const item of items) {
      for (const finding of this.checked(snapshot, { options: [item] })) {
        const known = found.some(({ message, start }) => message === finding.message && start === finding.start);
        if (!known) found.push({ ...finding, message: `${finding.message} (with the option "${item}")` });
      }
    }
    this.publish(snapshot, found);
    const errors = found.filter(({ severity }) => severity === 'error').length;
    const warnings = found.length - errors;
    const tried = items.length === 0 ? '' : ` with ${items.length} choices of options`;
    const outcome = found.length === 0 ? 'Nothing is wrong' : `${errors} errors and ${warnings} warnings`;
    void this.connection.window.showInformationMessage(`${outcome}${tried}.`);
    return { variants: items.length + 1, errors, warnings };
  }
}
