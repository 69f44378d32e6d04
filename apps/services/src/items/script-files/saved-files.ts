import type { ScriptFile } from '#items/script-content.ts';
import type { WrittenFile } from './read-files.ts';

/**
 * Returns the files of a project after a save. A file with the same name and type is the same file: it retains its creation time
 * and, if its source has not changed, the user and time of its last change.
 */
export function toSavedFiles(
  former: readonly ScriptFile[],
  written: readonly WrittenFile[],
  author: { accountId: string; timeMs: number },
): ScriptFile[] {
  const formerByName = new Map(former.map((file) => [file.name, file]));
  const change = { lastModifyAccountId: author.accountId, updatedAt: author.timeMs };
  return written.map((file) => {
    const known = formerByName.get(file.name);
    if (known?.type !== file.type) return { ...file, ...change, createdAt: author.timeMs };
    return known.source === file.source ? known : { ...known, ...change, source: file.source };
  });
}
