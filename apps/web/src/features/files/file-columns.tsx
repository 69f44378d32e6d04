import { KeyRound, LoaderCircle, Lock, Star, Users } from 'lucide-react';
import { isUnconfirmed } from '#shared/api/unconfirmed-items.ts';
import { FileIcon } from '#shared/content/file-icon.tsx';
import { getTypeName } from '#shared/content/type-name.ts';
import { isLocked, type StoredFile } from '#shared/files/file.ts';
import { ParentName } from '#shared/folders/parent-name.tsx';
import { formatSize } from '#shared/format/size.ts';
import { formatDateTime, formatDistance } from '#shared/format/time.ts';
import type { Column } from '#shared/lists/column.ts';
import { Missing } from '#ui/display/description-list.tsx';
import { CopyableId } from '#ui/text/copyable-id.tsx';
import type { ListedFile } from './file-fields.ts';
import { type FolderAccess, hasDifferentAccess } from './own-access.ts';
import { getOwnerName } from './owner-name.ts';

/**
 * Returns the columns of the file table. Times are relative to `nowMs`. `folder` is the common folder of the files, if any. A
 * column that needs another member must add it to `file-fields.ts`.
 */
export function fileColumns(nowMs: number, folder?: FolderAccess): Column<StoredFile>[] {
  const columns: Column<ListedFile>[] = [
    {
      id: 'name',
      header: 'Name',
      width: 'minmax(200px, 3fr)',
      sortKey: 'name_natural',
      value: ({ name }) => name,
      cell: (file) => (
        <span className="flex min-w-0 items-center gap-8">
          <FileIcon mimeType={file.mimeType} />
          <span className="truncate font-medium">{file.name}</span>
          <Marks file={file} folder={folder} />
        </span>
      ),
    },
    {
      id: 'type',
      header: 'Type',
      width: '128px',
      value: ({ mimeType }) => getTypeName(mimeType),
      cell: (file) => getTypeName(file.mimeType) || <Missing />,
      isHiddenOnNarrow: true,
    },
    {
      id: 'owner',
      header: 'Owner',
      width: 'minmax(120px, 1fr)',
      value: getOwnerName,
      cell: (file) => getOwnerName(file) ?? <Missing />,
      isHiddenOnNarrow: true,
    },
    {
      id: 'modified',
      header: 'Modified',
      width: '112px',
      sortKey: 'modifiedTime',
      value: ({ modifiedTime }) => modifiedTime,
      cell: (file) => (file.modifiedTime ? <Modified value={file.modifiedTime} nowMs={nowMs} /> : <Missing />),
    },
    {
      id: 'size',
      header: 'Size',
      width: '96px',
      align: 'end',
      sortKey: 'quotaBytesUsed',
      exportHeader: 'Size in bytes',
      value: ({ size }) => size,
      cell: (file) => (file.size ? formatSize(Number(file.size)) : <Missing />),
      isHiddenOnNarrow: true,
    },
    {
      id: 'open-to',
      header: 'Open to',
      width: '152px',
      value: openTo,
      cell: openTo,
      isHiddenOnNarrow: true,
      isOptional: true,
    },
    {
      id: 'location',
      header: 'Location',
      width: 'minmax(120px, 1fr)',
      cell: ({ parents: [folderId] = [] }) => (folderId ? <ParentName folderId={folderId} /> : <Missing />),
      isHiddenOnNarrow: true,
      isOptional: true,
    },
    {
      id: 'modified-by',
      header: 'Modified by',
      width: 'minmax(120px, 1fr)',
      value: ({ lastModifyingUser }) => lastModifyingUser?.displayName,
      cell: (file) => file.lastModifyingUser?.displayName ?? <Missing />,
      isHiddenOnNarrow: true,
      isOptional: true,
    },
    {
      id: 'created',
      header: 'Created',
      width: '112px',
      sortKey: 'createdTime',
      value: ({ createdTime }) => createdTime,
      cell: (file) => (file.createdTime ? <Modified value={file.createdTime} nowMs={nowMs} /> : <Missing />),
      isHiddenOnNarrow: true,
      isOptional: true,
    },
    {
      id: 'id',
      header: 'ID',
      width: '200px',
      value: ({ id }) => id,
      cell: (file) => (file.id ? <CopyableId id={file.id} label="file ID" /> : <Missing />),
      isHiddenOnNarrow: true,
      isOptional: true,
    },
  ];
  return columns;
}

/** Describes who can access a file besides named users. */
function openTo({ permissionIds = [], shared }: ListedFile): string {
  if (permissionIds.includes('anyone')) return 'Everyone';
  if (permissionIds.includes('anyoneWithLink')) return 'Anyone with the link';
  return shared ? 'Restricted' : 'Only you';
}

/** Returns the spoken summary of a file after its name: the owner, the age and the markers of its row. */
export function getFileSummary(file: ListedFile, nowMs: number, folder?: FolderAccess): string {
  const owner = getOwnerName(file);
  const modified = file.modifiedTime && `modified ${formatDistance(Date.parse(file.modifiedTime), nowMs)}`;
  const marks = getMarks(file, folder).map(({ label }) => label.toLowerCase());
  return [owner && `owner ${owner}`, modified, ...marks].filter(Boolean).join(' · ');
}

function getMarks(file: ListedFile, folder: FolderAccess | undefined) {
  return [
    { isShown: isUnconfirmed(file), icon: LoaderCircle, label: 'Saving' },
    { isShown: isLocked(file), icon: Lock, label: 'Locked' },
    { isShown: file.starred ?? false, icon: Star, label: 'Starred' },
    { isShown: file.shared ?? false, icon: Users, label: 'Shared' },
    { isShown: hasDifferentAccess(file, folder), icon: KeyRound, label: 'Access differs from the folder' },
  ].filter(({ isShown }) => isShown);
}

function Marks({ file, folder }: { file: ListedFile; folder: FolderAccess | undefined }) {
  return getMarks(file, folder).map(({ icon: Icon, label }) => (
    <Icon key={label} size={12} strokeWidth={2} role="img" aria-label={label} className="shrink-0 text-ink-3">
      <title>{label}</title>
    </Icon>
  ));
}

function Modified({ value, nowMs }: { value: string; nowMs: number }) {
  const timeMs = Date.parse(value);
  return (
    <time dateTime={value} title={formatDateTime(timeMs)}>
      {formatDistance(timeMs, nowMs)}
    </time>
  );
}
