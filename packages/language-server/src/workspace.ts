/** The texts that a client has open, the files around them, and the snapshots that are asked. */
import { Document, type Finding, Library, standardText } from '@ludii/language';
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { Host } from './host.js';
import { type Settings, usualSettings } from './settings.js';

/** One version of an open text: with lines for the client, with meanings for the service. */
export interface Snapshot {
  readonly lines: TextDocument;
  readonly document: Document;
  /** What was found wrong, once it was looked for. */
  findings: Promise<readonly Finding[] | undefined> | undefined;
}

/** An address without a slash at its end. */
const folderUri = (uri: string): string => uri.replace(/\/+$/, '');

/** Everything that is known of a client's files. */
export class Workspace {
  settings: Settings = usualSettings;
  folders: readonly string[] = [];
  private library = new Library();
  private files: ReadonlyMap<string, string> = new Map();
  private games: ReadonlyMap<string, string> = new Map();
  private readonly snapshots = new Map<string, Snapshot>();

  constructor(
    private readonly host: Host,
    private readonly open: (uri: string) => TextDocument | undefined,
    private readonly allOpen: () => readonly TextDocument[],
  ) {}

  /** Reads define folders and games anew. */
  async reload(): Promise<void> {
    const folders = this.settings.defineFolders.flatMap((folder) => this.resolve(folder));
    const [defines, games] = await Promise.all([
      Promise.all(folders.map((folder) => this.host.filesBelow(folder, '.def'))),
      Promise.all(this.folders.map((folder) => this.host.filesBelow(folder, '.lud'))),
    ]);
    this.files = joined(defines);
    this.games = joined(games);
    this.renew();
  }

  /** An absolute address for each place that a folder of the settings may mean. */
  private resolve(folder: string): readonly string[] {
    if (/^[a-z][a-z0-9+.-]*:\/\//i.test(folder)) return [folderUri(folder)];
    if (folder.startsWith('/')) return [`file://${folderUri(folder)}`];
    return this.folders.map((root) => `${folderUri(root)}/${folderUri(folder)}`);
  }

  /** Puts open files of defines in the place of those on the disk. Snapshots are made anew. */
  renew(): void {
    const texts = new Map(this.files);
    for (const text of this.allOpen()) if (texts.has(text.uri)) texts.set(text.uri, text.getText());
    this.library = new Library(texts);
    this.snapshots.clear();
  }

  /** Whether a file is one of the known defines: a change of it changes what other texts mean. */
  isDefineFile(uri: string): boolean {
    return this.files.has(uri);
  }

  /** The current version of an open text. */
  snapshot(uri: string): Snapshot | undefined {
    const lines = this.open(uri);
    if (!lines) return undefined;
    const known = this.snapshots.get(uri);
    if (known && known.lines === lines && known.document.text === lines.getText()) return known;
    const text = lines.getText();
    const document = known ? known.document.advance(text) : new Document(text, { uri, library: this.library });
    const made: Snapshot = { lines, document, findings: undefined };
    this.snapshots.set(uri, made);
    return made;
  }

  forget(uri: string): void {
    this.snapshots.delete(uri);
  }

  /** All texts of the workspace: the open ones as they are, the others as they are on the disk. */
  documents(): readonly Document[] {
    const open = this.allOpen();
    const known = new Set(open.map(({ uri }) => uri));
    const stored = [...this.games, ...this.files].filter(([uri]) => !known.has(uri));
    return [
      ...open.flatMap(({ uri }) => this.snapshot(uri)?.document ?? []),
      ...stored.map(([uri, text]) => new Document(text, { uri, library: this.library })),
    ];
  }

  /** The lines of any text that a location may lead to. */
  lines(uri: string): TextDocument | undefined {
    const open = this.open(uri);
    if (open) return open;
    const text = this.files.get(uri) ?? this.games.get(uri) ?? standardText(uri);
    return text === undefined ? undefined : TextDocument.create(uri, 'ludii', 0, text);
  }

  /** The text of a game that a match names, if it is in the workspace. */
  game(name: string): string | undefined {
    const title = `(game "${name}"`;
    for (const text of this.games.values()) if (text.includes(title)) return text;
    return undefined;
  }
}

function joined(maps: readonly ReadonlyMap<string, string>[]): ReadonlyMap<string, string> {
  return new Map(maps.flatMap((map) => [...map]));
}
