/** What a user may set, under `ludii` in the settings of the editor. */

export interface Settings {
  /** Folders with known defines (`*.def`), absolute or below a workspace folder. */
  readonly defineFolders: readonly string[];
  /** Milliseconds without a keystroke after which a text is checked. */
  readonly diagnosticsDelay: number;
  /** Whether names of arguments are shown before bare numbers. */
  readonly inlayHints: boolean;
  /** Longest line of formatted text. */
  readonly formatWidth: number;
}

export const usualSettings: Settings = {
  defineFolders: ['defines', 'def'],
  diagnosticsDelay: 200,
  inlayHints: true,
  formatWidth: 100,
};

/** Settings from what a client sends; whatever is missing or of the wrong type is as usual. */
export function readSettings(sent: unknown): Settings {
  const given = typeof sent === 'object' && sent !== null ? (sent as Record<string, unknown>) : {};
  const { defineFolders, diagnosticsDelay, inlayHints, formatWidth } = given;
  return {
    defineFolders:
      Array.isArray(defineFolders) && defineFolders.every((folder) => typeof folder === 'string')
        ? (defineFolders as string[])
        : usualSettings.defineFolders,
    diagnosticsDelay: numberOr(diagnosticsDelay, usualSettings.diagnosticsDelay),
    inlayHints: typeof inlayHints === 'boolean' ? inlayHints : usualSettings.inlayHints,
    formatWidth: numberOr(formatWidth, usualSettings.formatWidth),
  };
}

const numberOr = (value: unknown, otherwise: number): number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : otherwise;
