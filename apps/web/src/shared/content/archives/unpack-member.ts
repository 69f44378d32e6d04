import { findArchiveFormat } from '#shared/content/decoding/archive-format.ts';
import { getBaseName, MAX_ARCHIVE_LEVELS } from '#shared/content/decoding/archive-member.ts';
import { decodeInWorker } from '#shared/content/decoding/decode-in-worker.ts';
import { DecodingError } from '#shared/content/decoding/decoding-error.ts';
import { resolveMimeType } from '#shared/content/resolve-mime-type.ts';

/** An archive: its content, its name and its stored type. */
export type NamedContent = { content: Blob; name: string; mimeType: string | undefined };

/**
 * Unpacks a file in an archive, with the type derived from its name. With several paths, unpacks a file in a nested archive.
 * Rejects with a DecodingError if the archive is damaged, too large or nested too deeply.
 */
export async function unpackMember(
  archive: NamedContent,
  paths: readonly string[],
  signal: AbortSignal,
): Promise<Blob> {
  if (paths.length > MAX_ARCHIVE_LEVELS) {
    const limit = `Archives in archives are opened up to ${MAX_ARCHIVE_LEVELS} levels deep.`;
    throw new DecodingError(limit, 'Download the file to open it in another program.');
  }
  let { content, name, mimeType } = archive;
  for (const path of paths) {
    const format = findArchiveFormat(mimeType, name) ?? 'zip';
    const bytes = await decodeInWorker('archiveMember', content, { format, name, path }, signal);
    [name, mimeType] = [getBaseName(path), resolveMimeType('', path)];
    content = new Blob([bytes], { type: mimeType });
  }
  return content;
}
