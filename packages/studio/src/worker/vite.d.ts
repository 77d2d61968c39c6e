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
