import type { ScriptFile } from '#items/script-content.ts';
import type { WrittenFile } from './read-files.ts';

/**
 * The files of a project after somebody replaced the former ones. A file that keeps its name and type is the same file:
 * it keeps its time of creation and, unless its source differs, who last changed it and when.
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
