import type { ParamsOf } from '@rotunda/api-client/operation-types';
import { getOne } from '#lib/reader.ts';
import { flagParam, type SearchOf, searchParams, textParam } from '#shared/address/search-params.ts';

const PROJECTS_PAGE_SIZE = 100;

/** The URL parameters of the project list. */
export const projectSearch = searchParams({
  /** Part of the name. */
  q: textParam,
  sort: getOne('name_natural', 'modifiedTime'),
  desc: flagParam,
  /** Whether to show projects in the trash instead of the others. */
  trash: flagParam,
  /** Whether to show projects that file searches cannot find. */
  elsewhere: flagParam,
  /** The visible columns, in the format of `column-layout.ts`. */
  cols: textParam,
  /** Project whose details are shown. */
  peek: textParam,
});

/** The filters and the state of the project list. */
export type ProjectSearch = SearchOf<typeof projectSearch>;

/** The filters of the project list. */
export const PROJECT_FILTERS = [{ name: 'q', label: 'Name' }] as const;

const SCRIPT_TYPE = 'application/vnd.google-apps.script';
const FIELDS =
  'nextPageToken,incompleteSearch,files(id,name,owners(displayName,emailAddress,me),createdTime,modifiedTime,lastModifyingUser(displayName),shared,trashed,driveId,capabilities(canEdit,canTrash))';

/** Returns the list call for the URL parameters. Script projects are files of a certain type. */
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

/** Returns the sort order of the list. The default is most recently changed first. */
export function toSort({ sort = 'modifiedTime', desc }: ProjectSearch) {
  return { key: sort, isDescending: desc ?? sort === 'modifiedTime' };
}
