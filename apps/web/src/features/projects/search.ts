import type { ParamsOf } from '@rotunda/api-client/operation-types';
import { oneOf } from '#lib/reader.ts';
import { flagParam, type SearchOf, searchParams, textParam } from '#shared/address/search-params.ts';

const PROJECTS_PAGE_SIZE = 100;

/** What the address of the list of projects holds. */
export const projectSearch = searchParams({
  /** Part of the name. */
  q: textParam,
  sort: oneOf('name_natural', 'modifiedTime'),
  desc: flagParam,
  /** Projects in the trash instead of the others. */
  trash: flagParam,
  /** Projects that no search of files finds. */
  elsewhere: flagParam,
  /** Columns that are shown, as `column-layout.ts` writes them. */
  cols: textParam,
  /** Project whose details are shown. */
  peek: textParam,
});

/** The filters and state of the list of projects. */
export type ProjectSearch = SearchOf<typeof projectSearch>;

/** How the list of projects is narrowed. */
export const PROJECT_FILTERS = [{ name: 'q', label: 'Name' }] as const;

const SCRIPT_TYPE = 'application/vnd.google-apps.script';
const FIELDS =
  'nextPageToken,incompleteSearch,files(id,name,owners(displayName,emailAddress,me),createdTime,modifiedTime,lastModifyingUser(displayName),shared,trashed,driveId,capabilities(canEdit,canTrash))';

/** The list call that the address asks for: script projects are files of one type. */
export function toProjectList(search: ProjectSearch): ParamsOf<'drive.files.list'> {
  const conditions = [
    `mimeType = '${SCRIPT_TYPE}'`,
    `trashed = ${search.trash ?? false}`,
    ...(search.q ? [`name contains '${search.q.replaceAll(/['\\]/g, String.raw`\$&`)}'`] : []),
  ];
  const sort = toSort(search);
  return {
    q: conditions.join(' and '),
    orderBy: sort.isDescending ? `${sort.key} desc` : sort.key,
    pageSize: PROJECTS_PAGE_SIZE,
    corpora: 'allDrives',
    includeItemsFromAllDrives: true,
    supportsAllDrives: true,
    fields: FIELDS,
  };
}

/** The order of the list: changed last first, unless the address says otherwise. */
export function toSort({ sort = 'modifiedTime', desc }: ProjectSearch) {
  return { key: sort, isDescending: desc ?? sort === 'modifiedTime' };
}
