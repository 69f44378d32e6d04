import type { ParamsOf } from '@rotunda/api-client/operation-types';
import { quoteTerm } from '#shared/quote-term.ts';
import { oneOf } from '#shared/reader.ts';
import { flagParam, type SearchOf, searchParams, textParam } from '#shared/search-params.ts';
import { LIST_FIELDS } from './file.ts';
import { joinTerms } from './query-chips.ts';
import { QueryProblem, readQueryTokens } from './query-tokens.ts';

/** Places to look in besides folders. */
export const places = [
  { value: 'mine', label: 'My Drive' },
  { value: 'drives', label: 'Shared drives' },
  { value: 'shared', label: 'Shared with you' },
  { value: 'starred', label: 'Starred' },
  { value: 'open', label: 'Open to anyone' },
  { value: 'trash', label: 'Trash' },
] as const;

/** Orders that the service knows, besides those of the columns. */
export const orders = [
  { value: 'name_natural', label: 'Name, numbers by value' },
  { value: 'name', label: 'Name, letter by letter' },
  { value: 'modifiedTime', label: 'Modified' },
  { value: 'modifiedByMeTime', label: 'Modified by you' },
  { value: 'viewedByMeTime', label: 'Viewed by you' },
  { value: 'sharedWithMeTime', label: 'Shared with you' },
  { value: 'createdTime', label: 'Created' },
  { value: 'recency', label: 'Latest of these times' },
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
  sort: oneOf(...orders.map(({ value }) => value)),
  desc: flagParam,
  /** Columns that are shown, as `column-layout.ts` writes them. */
  cols: textParam,
});
export type FileSearch = SearchOf<typeof fileSearch>;

const OPEN_CLAUSE = `(visibility = 'anyoneWithLink' or visibility = 'anyoneCanFind')`;

/** Whether the service orders what is found by relevance, and refuses any other order. */
export function isByRelevance({ q, where = '' }: FileSearch): boolean {
  return q !== undefined || hasWord(where, 'fullText');
}

/** The list call for a folder or place, narrowed by the search. Words look everywhere that the person can read. */
export function toFileList(folderId: string | undefined, search: FileSearch): ParamsOf<'drive.files.list'> {
  const { q, where, sort, desc, space } = search;
  const isEverywhere = q !== undefined || isOpenPlace(folderId, search);
  const look = search.look ?? (isEverywhere ? 'allDrives' : undefined);
  const orderBy = ['folder', `${sort ?? 'name_natural'}${desc ? ' desc' : ''}`].join(',');
  const conditions = [
    ...placeClauses(folderId, search, look !== undefined || space !== undefined),
    ...(q === undefined ? [] : [`(name contains ${quoteTerm(q)} or fullText contains ${quoteTerm(q)})`]),
    ...(where === undefined ? [] : [where]),
  ];
  return {
    q: joinConditions(conditions),
    ...(!isByRelevance(search) && { orderBy }),
    pageSize: 100,
    supportsAllDrives: true,
    includeItemsFromAllDrives: true,
    ...toCorpora(look),
    ...(space !== undefined && { spaces: space }),
    fields: LIST_FIELDS,
  };
}

function toCorpora(look: string | undefined) {
  if (look === undefined) return {};
  const scope = scopes.find(({ value }) => value === look)?.value;
  return scope ? { corpora: scope } : { corpora: 'drive' as const, driveId: look };
}

function isOpenPlace(folderId: string | undefined, search: FileSearch): boolean {
  return search.in === 'open' && folderId === undefined;
}

function placeClauses(folderId: string | undefined, search: FileSearch, isWide: boolean): string[] {
  if (isOpenPlace(folderId, search)) return ['trashed = false', OPEN_CLAUSE];
  const isTrash = search.in === 'trash' && folderId === undefined;
  // Whoever asks about the trash gets what was asked for.
  const trashed = hasWord(search.where ?? '', 'trashed') ? [] : [`trashed = ${isTrash}`];
  if (isWide || isTrash) return trashed;
  if (folderId) return [...trashed, `${quoteTerm(folderId)} in parents`];
  if (search.in === 'shared') return [...trashed, 'sharedWithMe = true'];
  if (search.in === 'starred') return [...trashed, 'starred = true'];
  return [...trashed, `'root' in parents`];
}

function joinConditions(conditions: readonly string[]): string {
  try {
    return joinTerms(conditions);
  } catch (problem) {
    if (problem instanceof QueryProblem) return conditions.join(' and '); // The service says what is wrong.
    throw problem;
  }
}

function hasWord(query: string, word: string): boolean {
  try {
    return readQueryTokens(query).some(({ kind, text: found }) => kind === 'word' && found === word);
  } catch {
    return false;
  }
}
