import { MAX_MANIFEST_CHARACTERS } from '@rotunda/script-manifest/manifest-size';
import { LRUCache } from 'lru-cache';
import { parseJson } from '#core/parse-json.ts';

const MAX_CACHED_CHARACTERS = 2 ** 20; // Of texts; what they parse to takes some times as much.

const parsed = new LRUCache<string, { value: unknown; characterCount: number }>({
  maxSize: MAX_CACHED_CHARACTERS,
  sizeCalculation: ({ characterCount }) => characterCount + 1,
});

/**
 * The value of a manifest, which nobody may change; undefined for text that is not JSON or too long to be a manifest.
 * `digest` is that of its text, which is read and parsed only when the value is not in the cache: manifests are asked for
 * at every run and for each listed deployment, and most of them are the same.
 */
export function parseManifest(digest: string, readText: () => string): unknown {
  const known = parsed.get(digest);
  if (known) return known.value;
  const text = readText();
  const isTooLong = text.length > MAX_MANIFEST_CHARACTERS;
  const value = isTooLong ? undefined : parseJson(text);
  parsed.set(digest, { value, characterCount: isTooLong ? 0 : text.length });
  return value;
}
