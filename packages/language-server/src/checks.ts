/** Checking texts: a while after the last keystroke, and with all options when asked for. */
import { type DiagnoseOptions, diagnose, diagnoseSyntax, type Finding } from '@ludii/language';
import { type CodeAction, CodeActionKind, type Connection, type Diagnostic, type Range } from 'vscode-languageserver';
import { type Check, requestOf } from './checkRequest.js';
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
  private isStopped = false;
  /** How long the last check of a text took, where it keeps the server from answering. */
  private readonly taken = new Map<string, number>();

  constructor(
    private readonly connection: Connection,
    readonly workspace: Workspace,
    private readonly elsewhere?: Check,
  ) {}

  /** Checks a text when there was no change of it for a while: the longer a check takes, the longer it waits. */
  later(uri: string): void {
    clearTimeout(this.waiting.get(uri));
    const delay = Math.max(this.workspace.settings.diagnosticsDelay, Math.min(LONGEST, 2 * (this.taken.get(uri) ?? 0)));
    this.waiting.set(
      uri,
      setTimeout(() => {
        this.waiting.delete(uri);
        void this.tell(uri);
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
    this.isStopped = true;
    for (const timer of this.waiting.values()) clearTimeout(timer);
    this.waiting.clear();
  }

  /** Tells what is wrong with a text, unless it has changed meanwhile: then its next check does. */
  private async tell(uri: string): Promise<void> {
    const snapshot = this.workspace.snapshot(uri);
    if (!snapshot) return;
    // a bracket without a partner is told at once, before the compiler has looked at everything
    const syntax = snapshot.findings || !this.elsewhere ? [] : diagnoseSyntax(snapshot.document);
    if (syntax.length > 0) this.publish(snapshot, syntax);
    const found = await this.findings(snapshot);
    if (found && !this.isStopped && this.workspace.snapshot(uri) === snapshot) this.publish(snapshot, found);
  }

  /** What is wrong with a text; undefined if a newer one was checked instead. */
  private findings(snapshot: Snapshot): Promise<readonly Finding[] | undefined> {
    snapshot.findings ??= this.look(snapshot);
    return snapshot.findings;
  }

  private async look(snapshot: Snapshot): Promise<readonly Finding[] | undefined> {
    const start = Date.now();
    const found = await this.checked(snapshot);
    if (!this.elsewhere) this.taken.set(snapshot.document.uri, Date.now() - start);
    if (!found) snapshot.findings = undefined;
    return found;
  }

  /** A check that fails is a mistake of ours: it is told, and the server goes on with everything else. */
  private async checked({ document }: Snapshot, more: DiagnoseOptions = {}): Promise<readonly Finding[] | undefined> {
    try {
      if (this.elsewhere) return await this.elsewhere(requestOf(document, this.workspace, more));
      return diagnose(document, { ...more, subgame: (name) => this.workspace.game(name) });
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

  private publish({ lines, document }: Snapshot, findings: readonly Finding[]): void {
    const diagnostics = findings.map((finding) => diagnostic(lines, finding, (uri) => this.workspace.lines(uri)));
    void this.connection.sendDiagnostics({ uri: document.uri, version: lines.version, diagnostics });
  }

  /** The quick fixes of what touches a range. */
  async fixes(snapshot: Snapshot, wanted: Range, asked: readonly Diagnostic[]): Promise<CodeAction[]> {
    const { lines, document } = snapshot;
    const start = lines.offsetAt(wanted.start);
    const end = lines.offsetAt(wanted.end);
    const found = (await this.findings(snapshot)) ?? [];
    return found
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
  async validate(uri: string): Promise<Validation | null> {
    const snapshot = this.workspace.snapshot(uri);
    if (!snapshot) return null;
    const { document } = snapshot;
    const items = document.names.all('item');
    const usual = (await this.findings(snapshot)) ?? [];
    const found = [...usual];
    for (const item of items) {
      for (const finding of (await this.checked(snapshot, { options: [item] })) ?? []) {
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
