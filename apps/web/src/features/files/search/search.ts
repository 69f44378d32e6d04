import { getOne } from '#lib/reader.ts';
import { flagParam, type SearchOf, searchParams, textParam } from '#shared/address/search-params.ts';

/** The places to list besides folders. */
export const places = [
  { value: 'mine', label: 'My Drive' },
  { value: 'drives', label: 'Shared drives' },
  { value: 'shared', label: 'Shared with you' },
  { value: 'starred', label: 'Starred' },
  { value: 'open', label: 'Open to anyone' },
  { value: 'trash', label: 'Trash' },
] as const;

/** A place, as named in the URL. */
export type Place = (typeof places)[number]['value'];

/** The sort orders of the service besides those of the columns. */
export const orders = [
  { value: 'name_natural', label: 'Name, natural order' },
  { value: 'name', label: 'Name, by character' },
  { value: 'modifiedTime', label: 'Modified' },
  { value: 'modifiedByMeTime', label: 'Modified by you' },
  { value: 'viewedByMeTime', label: 'Viewed by you' },
  { value: 'sharedWithMeTime', label: 'Shared with you' },
  { value: 'createdTime', label: 'Created' },
  { value: 'recency', label: 'Most recent activity' },
  { value: 'quotaBytesUsed', label: 'Size' },
  { value: 'starred', label: 'Starred' },
] as const;

/** The search scopes besides the shown place and individual shared drives. */
export const scopes = [
  { value: 'user', label: 'Your files' },
  { value: 'domain', label: 'The organisation' },
  { value: 'allDrives', label: 'All drives' },
] as const;

/** The URL parameters of the file screens. Invalid values are dropped. */
export const fileSearch = searchParams({
  in: getOne(...places.map(({ value }) => value)),
  /** The words to find in names and content. */
  q: textParam,
  /** The conditions in the query language. */
  where: textParam,
  /** The search scope: a scope, or the ID of a shared drive. Undefined for the shown place. */
  look: textParam,
  space: getOne('appDataFolder'),
  /** Whether to show only items whose access differs from the folder's access. */
  own: flagParam,
  sort: getOne(...orders.map(({ value }) => value)),
  desc: flagParam,
  /** The visible columns, in the format of `column-layout.ts`. */
  cols: textParam,
  /** The file open beside the list. */
  peek: textParam,
});
export type FileSearch = SearchOf<typeof fileSearch>;

/** The search filters of a list of files. */
export const FILE_FILTERS = [
  { name: 'q', label: 'Keywords' },
  { name: 'where', label: 'Search as text' },
  { name: 'look', label: 'In', choices: scopes },
  { name: 'own', label: 'Access differs from the folder' },
] as const;
