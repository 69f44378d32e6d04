import { useQuery } from '@tanstack/react-query';
import { sharedDrivesQuery } from '#shared/drives/shared-drives-query.ts';
import { ErrorView, isUnreadable } from '#shared/errors/error-view.tsx';
import type { StoredFile } from '#shared/files/file.ts';
import { recentsQuery } from '#shared/places/places.ts';
import { canCall, useSession } from '#shared/session/session.ts';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { FOLDERS_PAGE_SIZE, folderChildrenQuery } from './folder-children-query.ts';
import { FolderList } from './folder-list.tsx';
import { FOUND_FOLDERS_PAGE_SIZE, folderSearchQuery } from './folder-search-query.ts';
import { ParentName } from './parent-name.tsx';

const MAX_RECENTS = 5;

type FolderPlacesProps = {
  folderId: string;
  /** The name if the folder has no parent. Recent folders and shared drives are then listed as well. */
  topName: string | undefined;
  /** The text that folder names must contain. If empty, lists the folders in `folderId`. */
  text: string;
  excludedIds: ReadonlySet<string>;
  onOpen: (folder: StoredFile) => void;
};

/** Lists the folders that can be opened: those in a folder, or those that match a text. */
export function FolderPlaces({ folderId, topName, text, excludedIds, onOpen }: FolderPlacesProps) {
  const folders = useQuery(text === '' ? folderChildrenQuery(folderId) : folderSearchQuery(text));
  const isAtTop = topName !== undefined && text === '';
  if (folders.isPending) return <Skeleton label="Loading the folders" rows={4} rowClass="h-32 max-sm:h-44" />;
  if (isUnreadable(folders)) {
    const retry = () => void folders.refetch();
    return <ErrorView error={folders.error} title="The folders could not be loaded" onRetry={retry} />;
  }
  const shown = (folders.data.files ?? []).filter(({ id }) => !excludedIds.has(id ?? '') || id === folderId);
  const limit = text === '' ? FOLDERS_PAGE_SIZE : FOUND_FOLDERS_PAGE_SIZE;
  return (
    <>
      <div className="max-h-[40vh] min-h-96 overflow-auto rounded-card border border-line">
        {isAtTop && <Recents excludedIds={excludedIds} onOpen={onOpen} />}
        {isAtTop && <Heading>{topName}</Heading>}
        {shown.length === 0 ? (
          <p className="p-12 text-ink-3">{text === '' ? 'No folders here' : `No folders match “${text}”`}</p>
        ) : (
          <FolderList
            label="Folders"
            folders={shown}
            onOpen={onOpen}
            {...(text !== '' && {
              detail: ({ parents: [parentId] = [] }) => parentId && <ParentName folderId={parentId} />,
            })}
          />
        )}
        {isAtTop && <Drives excludedIds={excludedIds} onOpen={onOpen} />}
      </div>
      {folders.data.nextPageToken && <p className="text-ink-3 text-small">First {limit} folders</p>}
    </>
  );
}

type MoreProps = Pick<FolderPlacesProps, 'excludedIds' | 'onOpen'>;

function Recents({ excludedIds, onOpen }: MoreProps) {
  const places = useQuery(recentsQuery).data ?? [];
  const folders = places
    .filter(({ kind, targetId }) => kind === 'folder' && !excludedIds.has(targetId))
    .slice(0, MAX_RECENTS)
    .map(({ targetId, title }) => ({ id: targetId, name: title }));
  return <Section title="Recent" folders={folders} onOpen={onOpen} />;
}

function Drives({ excludedIds, onOpen }: MoreProps) {
  const canList = canCall(useSession(), 'drive.drives.list');
  const drives = useQuery({ ...sharedDrivesQuery, enabled: canList }).data?.drives ?? [];
  const shown = drives.filter(({ id, hidden }) => !hidden && !excludedIds.has(id ?? ''));
  return <Section title="Shared drives" folders={shown} onOpen={onOpen} areDrives />;
}

type SectionProps = Pick<MoreProps, 'onOpen'> & { title: string; folders: readonly StoredFile[]; areDrives?: boolean };

function Section({ title, folders, onOpen, areDrives = false }: SectionProps) {
  if (folders.length === 0) return null;
  return (
    <>
      <Heading>{title}</Heading>
      <FolderList label={title} folders={folders} onOpen={onOpen} areDrives={areDrives} />
    </>
  );
}

function Heading({ children }: { children: string }) {
  return <h3 className="px-12 pt-8 pb-4 font-medium text-ink-3 text-small">{children}</h3>;
}
