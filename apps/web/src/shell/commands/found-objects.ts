import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDebouncedText } from '#lib/use-debounced-text.ts';
import { operationQuery } from '#shared/api/operation-query.ts';
import { quoteTerm } from '#shared/files/quote-term.ts';
import { canCall, useSession } from '#shared/session/session.ts';

const REST_MS = 250; // The usual time between two keystrokes within a word.
const MIN_CHARS = 2;
const FOUND_OBJECTS_PAGE_SIZE = 6;
const SCRIPT_TYPE = 'application/vnd.google-apps.script';
const FIELDS = 'nextPageToken,incompleteSearch,files(id,name,mimeType)';

/** Returns script projects and other files whose names begin with the typed text, when typing pauses. */
export function useFoundObjects(text: string) {
  const settled = useDebouncedText(text, REST_MS);
  const canList = canCall(useSession(), 'drive.files.list');
  const isAsked = canList && settled.length >= MIN_CHARS;
  const projects = useQuery({ ...namedFilesQuery(settled, `mimeType = ${quoteTerm(SCRIPT_TYPE)}`), enabled: isAsked });
  const files = useQuery({ ...namedFilesQuery(settled, `mimeType != ${quoteTerm(SCRIPT_TYPE)}`), enabled: isAsked });
  return {
    isAsked,
    projects: isAsked ? (projects.data?.files ?? []) : [],
    files: isAsked ? (files.data?.files ?? []) : [],
    isSearching: isAsked && (projects.isFetching || files.isFetching || settled !== text),
    error: projects.error ?? files.error,
    hasMore: [projects, files].some(({ data }) => data?.nextPageToken !== undefined || data?.incompleteSearch === true),
    asOfMs: Math.max(projects.dataUpdatedAt, files.dataUpdatedAt),
  };
}

function namedFilesQuery(text: string, condition: string) {
  return {
    ...operationQuery('drive.files.list', {
      q: `name contains ${quoteTerm(text)} and ${condition} and trashed = false`,
      pageSize: FOUND_OBJECTS_PAGE_SIZE,
      corpora: 'allDrives',
      includeItemsFromAllDrives: true,
      supportsAllDrives: true,
      fields: FIELDS,
    }),
    placeholderData: keepPreviousData,
  };
}
