import { MAX_MANIFEST_CHARACTERS } from '@rotunda/script-manifest/manifest-size';
import { LRUCache } from 'lru-cache';
import { parseJson } from '#core/parse-json.ts';

const MAX_CACHED_CHARACTERS = 2 ** 20; // The total length of the texts. Their parsed values take several times as much memory.

const parsed = new LRUCache<string, { value: unknown; characterCount: number }>({
  maxSize: MAX_CACHED_CHARACTERS,
  sizeCalculation: ({ characterCount }) => characterCount + 1,
});

/**
 * Parses a manifest to an immutable value. Returns undefined if the text is not JSON or is too long for a manifest. `digest` is
 * the digest of its text, which is only read and parsed if the value is not cached: manifests are needed for every run and every
 * listed deployment, and most of them are identical.
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
