/** The icons that are at hand. They are kept apart from the other pictures because of their size. */
let loaded: Readonly<Record<string, string>> = {};

/** Gives the icons. */
export function useIcons(icons: Readonly<Record<string, string>>): void {
  loaded = icons;
}

/** The outline of an icon; undefined as long as the icons are not there. */
export function iconOf(name: string): string | undefined {
  return Object.hasOwn(loaded, name) ? loaded[name] : undefined;
}
