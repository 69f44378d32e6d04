import { getTypeName } from '#shared/content/type-name.ts';
import type { StoredFile } from '#shared/files/file.ts';
import { formatSize } from '#shared/format/size.ts';
import { formatDateTime } from '#shared/format/time.ts';
import { FileLocation } from './file-location.tsx';
import { getOwnerName } from './owner-name.ts';

/** Returns the details of a file as names and values. */
export function toFileFacts(file: StoredFile) {
  return [
    ['Type', getTypeName(file.mimeType)],
    ['Location', <FileLocation key="location" file={file} />],
    ['Size', file.size ? formatSize(Number(file.size)) : undefined],
    ['Owner', getOwnerName(file)],
    ['Modified', time(file.modifiedTime)],
    ['Modified by', file.lastModifyingUser?.displayName],
    ['Created', time(file.createdTime)],
    ['Version', file.version],
    ['Description', file.description],
    ...(file.trashed ? trashFacts(file) : []),
    ['Lock', file.contentRestrictions?.find(({ readOnly }) => readOnly)?.reason],
  ] as const;
}

function trashFacts({ driveId, trashingUser, trashedTime }: StoredFile) {
  // The API returns neither for files outside shared drives.
  if (driveId === undefined) return [['Trashed by', 'Reported only for files in shared drives']] as const;
  return [
    ['Trashed', time(trashedTime)],
    ['Trashed by', trashingUser?.displayName],
  ] as const;
}

function time(value: string | undefined): string | undefined {
  return value ? formatDateTime(Date.parse(value)) : undefined;
}
