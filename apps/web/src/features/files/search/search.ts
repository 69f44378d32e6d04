import { oneOf } from '#lib/reader.ts';
import { flagParam, type SearchOf, searchParams, textParam } from '#shared/address/search-params.ts';

/** Places to look in besides folders. */
export const places = [
  { value: 'mine', label: 'My Drive' },
  { value: 'drives', label: 'Shared drives' },
  { value: 'shared', label: 'Shared with you' },
  { value: 'starred', label: 'Starred' },
  { value: 'open', label: 'Open to anyone' },
  { value: 'trash', label: 'Trash' },
] as const;

/** One of them, as the address names it. */
export type Place = (typeof places)[number]['value'];

/** Orders that the service knows, besides those of the columns. */
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

/** How far a search looks, besides the place that is shown and one shared drive. */
export const scopes = [
  { value: 'user', label: 'Your files' },
  { value: 'domain', label: 'The organisation' },
  { value: 'allDrives', label: 'All drives' },
] as const;

/** What the address of the files screens holds. A value that makes no sense is dropped. */
export const fileSearch = searchParams({
  in: oneOf(...places.map(({ value }) => value)),
  /** Words in names and content. */
  q: textParam,
  /** Conditions in the search language of files. */
  where: textParam,
  /** How far to look: a scope, or the id of a shared drive. The place that is shown when absent. */
  look: textParam,
  space: oneOf('appDataFolder'),
  /** In a folder, only what others have access to than to the folder. */
  own: flagParam,
  sort: oneOf(...orders.map(({ value }) => value)),
  desc: flagParam,
  /** Columns that are shown, as `column-layout.ts` writes them. */
  cols: textParam,
  /** The file that is shown beside the list. */
  peek: textParam,
});
export type FileSearch = SearchOf<typeof fileSearch>;

/** What a list of files is narrowed to by a search. */
export const FILE_FILTERS = [
  { name: 'q', label: 'Keywords' },
  { name: 'where', label: 'Search as text' },
  { name: 'look', label: 'In', choices: scopes },
  { name: 'own', label: 'Access differs from the folder' },
] as const;
