/**
 * The order of a hash table. Lists that are forgotten all at once are listed in the order in which a hash table of the
 * usual sort holds their names, and recorded games show it.
 */

/** The hash of a text: each character adds to 31 times what came before, in 32 bits. */
function textHash(text: string): number {
  let hash = 0;
  for (let i = 0; i < text.length; i++) hash = (Math.imul(hash, 31) + text.charCodeAt(i)) | 0;
  return hash ^ (hash >>> 16);
}

/** Keys in the order of their buckets in a table that is at most three quarters full. */
export function hashOrder<T>(keys: readonly T[], text: (key: T) => string): T[] {
  let size = 16;
  while (keys.length > size * 0.75) size *= 2;
  return keys
    .map((key) => ({ key, bucket: textHash(text(key)) & (size - 1) }))
    .sort((a, b) => a.bucket - b.bucket)
    .map(({ key }) => key);
}
