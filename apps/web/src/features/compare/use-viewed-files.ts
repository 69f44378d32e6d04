import { useState } from 'react';
import { parseJson } from '#lib/parse-json.ts';
import type { FileChange } from '#shared/code/file-changes.ts';
import { browserStorage } from '#ui/browser/safe-storage.ts';

const MAX_REMEMBERED = 500; // Files of all comparisons together. The oldest are discarded.
const KEY = 'rotunda.viewed-files';

/**
 * Returns which files of a comparison the user has marked as viewed, stored in this browser. A file whose text changes later is
 * no longer viewed.
 */
export function useViewedFiles(scriptId: string) {
  const [viewed, setViewed] = useState(readViewed);
  const getKey = (change: FileChange) => `${scriptId}/${change.title}/${fingerprint(change)}`;
  const toggle = (change: FileChange) => {
    const next = new Set(viewed);
    if (!next.delete(getKey(change))) next.add(getKey(change));
    setViewed(next);
    browserStorage.setItem(KEY, JSON.stringify([...next].slice(-MAX_REMEMBERED)));
  };
  return { isViewed: (change: FileChange) => viewed.has(getKey(change)), toggle };
}

function readViewed(): ReadonlySet<string> {
  const stored = parseJson(browserStorage.getItem(KEY));
  return new Set(Array.isArray(stored) ? stored.map(String) : []);
}

/** Returns a short hash of both texts (FNV-1a). Equal texts have equal hashes, and collisions are very rare. */
function fingerprint({ before, after }: FileChange): string {
  let hash = 0x811c9dc5;
  for (const character of `${before?.source}\0${after?.source}`) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
