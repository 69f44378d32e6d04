import { typeName } from '#shared/content/type-name.ts';
import type { StoredFile } from '#shared/files/file.ts';
import { formatSize } from '#shared/format/size.ts';
import { formatDateTime } from '#shared/format/time.ts';
import { FileLocation } from './file-location.tsx';
import { ownerName } from './owner-name.ts';

/** Returns the details of a file as names and values. */
export function toFileFacts(file: StoredFile) {
  const time = (value: string | undefined) => (value ? formatDateTime(Date.parse(value)) : undefined);
  return [
    ['Type', typeName(file.mimeType)],
    ['Location', <FileLocation key="location" file={file} />],
    ['Size', file.size ? formatSize(Number(file.size)) : undefined],
    ['Owner', ownerName(file)],
    ['Modified', time(file.modifiedTime)],
    ['Modified by', file.lastModifyingUser?.displayName],
    ['Created', time(file.createdTime)],
    ['Version', file.version],
    ['Description', file.description],
    ['Lock', file.contentRestrictions?.find(({ readOnly }) => readOnly)?.reason],
  ] as const;
}
