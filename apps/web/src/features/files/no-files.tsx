import { FolderOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyList, type WiderSearch } from '#shared/lists/empty-list.tsx';
import { contentRefusal } from '#shared/session/role-refusal.ts';
import { canCall, useSession } from '#shared/session/session.ts';
import { viewQuery, withField } from './search/query-chips.ts';
import { FILE_FILTERS, type FileSearch, type Place } from './search/search.ts';

type EmptyPlace = { title: string; description?: ReactNode };

// Nobody drops a file with a finger.
const FOLDER: EmptyPlace = {
  title: 'This folder is empty',
  description: (
    <>
      <span className="max-md:hidden pointer-coarse:hidden">Drop files here, or use Upload.</span>
      <span className="hidden max-md:inline pointer-coarse:inline">Use Upload to add files.</span>
    </>
  ),
};
const PLACES: Readonly<Record<Place, EmptyPlace>> = {
  mine: FOLDER,
  drives: { title: 'This folder is empty' },
  shared: { title: 'Nothing shared with you yet', description: 'Items that others share with you appear here.' },
  starred: { title: 'No starred items', description: 'Star a file from its menu to add it here.' },
  open: { title: 'No items open to anyone', description: 'Files that anyone with the link can open appear here.' },
  trash: {
    title: 'The trash is empty',
    description: 'Files that you move to the trash stay here for 30 days, or until someone empties it.',
  },
};

type NoFilesProps = {
  search: FileSearch;
  onSearch: (change: Partial<FileSearch>) => void;
  /** Whether the service did not search all drives, so that files may be missing. */
  isIncomplete: boolean;
};

/** Explains why a list of files is empty, and how files get into it. */
export function NoFiles({ search, onSearch, isIncomplete }: NoFilesProps) {
  const place = search.in ? PLACES[search.in] : FOLDER;
  const session = useSession();
  const canAdd = canCall(session, 'drive.files.create');
  const content = contentRefusal(session) === undefined ? ', content by whole words' : '';
  return (
    <EmptyList
      icon={FolderOpen}
      title={place.title}
      noMatch="No files match these filters"
      description={
        <>
          {isIncomplete && 'Not all drives were searched. Choose a drive to search it completely. '}
          Names match from the beginning of words{content}.
        </>
      }
      filters={FILE_FILTERS}
      search={search}
      onSearch={onSearch}
      wider={listWiderSearches(search)}
    >
      {place === FOLDER && !canAdd ? undefined : place.description}
    </EmptyList>
  );
}

/** Returns the same search in all drives, and without a time limit. */
function listWiderSearches({ q, where = '', look, in: place }: FileSearch): WiderSearch[] {
  const isWithinPlace = where !== '' && q === undefined && look === undefined && place !== 'trash' && place !== 'open';
  const isWithinScope = look !== undefined && look !== 'allDrives';
  const { fields } = viewQuery(where);
  return [
    ...(isWithinPlace || isWithinScope ? [{ label: 'Search all drives', search: { look: 'allDrives' } }] : []),
    ...(fields.since
      ? [{ label: 'Any time', search: { where: withField(where, 'since', undefined) || undefined } }]
      : []),
  ];
}
