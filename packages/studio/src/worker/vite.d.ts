/** What the bundler knows and TypeScript does not. */
interface ImportMeta {
  readonly env: { readonly PROD: boolean };
  glob(
    pattern: string,
    options: { readonly query: string; readonly import: string; readonly eager: true },
  ): Record<string, string>;
  glob(
    pattern: string,
    options: { readonly query: string; readonly import: string },
  ): Record<string, () => Promise<string>>;
}

declare module 'virtual:ludeme-texts' {
  /** The texts of the language reference, by number. */
  export const texts: readonly string[];
}

declare module 'virtual:standard-defines' {
  /** Whether a text names a standard define. */
  export function namesStandard(text: string): boolean;
  /** Loads them; before that there are none. */
  export function loadStandard(): Promise<void>;
}

declare module 'virtual:later' {
  /** Thrown where something is called that is not loaded yet. */
  export class Later extends Error {}
  /** Loads what few games need. */
  export function loadRest(): Promise<void>;
}
