import type { DownloadSource } from '#shared/downloads/download.ts';
import { isFolder, SHORTCUT_TYPE, type StoredFile } from '#shared/files/file.ts';
import { contentRefusal } from '#shared/session/role-refusal.ts';
import type { Session } from '#shared/session/session-info.ts';

/** Returns the reason why the user cannot save the content of a file. Returns undefined if they can. */
export function downloadRefusal(file: StoredFile, session: Session): string | undefined {
  const refusal = contentRefusal(session);
  if (refusal !== undefined) return refusal;
  if (isFolder(file)) return 'Folders have no content to download.';
  if (file.mimeType === SHORTCUT_TYPE) return 'Shortcuts have no content to download.';
  return file.capabilities?.canDownload === false ? 'Downloading is disabled for this file.' : undefined;
}

/** Returns a file in the format of the download queue. */
export function toDownload(file: StoredFile): DownloadSource {
  return { fileId: file.id ?? '', name: file.name ?? 'file' };
}
