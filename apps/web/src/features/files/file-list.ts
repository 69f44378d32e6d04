import type { ParamsOf } from '@rotunda/api-client/operation-types';
import { catchOnly } from '#lib/catch-only.ts';
import { quoteTerm } from '#shared/files/quote-term.ts';
import { LIST_FIELDS } from './file-fields.ts';
import { joinTerms } from './search/query-chips.ts';
import { QueryProblem, readQueryTokens } from './search/query-tokens.ts';
import { type FileSearch, type Place, scopes } from './search/search.ts';

const FILE_LIST_PAGE_SIZE = 100;

const OPEN_CLAUSE = `(visibility = 'anyoneWithLink' or visibility = 'anyoneCanFind')`;

/**
 * Reports whether the service sorts results by relevance and rejects any other order. Full-text search does not include content
 * for users who may not read it.
 */
export function isByRelevance({ q, where = '' }: FileSearch, canReadContent: boolean): boolean {
  return (q !== undefined && canReadContent) || hasWord(where, 'fullText');
}

/**
 * Returns the list call for a folder or place with the search applied. Words search everything that the user can read: names, and
 * content for users who may read it.
 */
export function toFileList(
  folderId: string | undefined,
  search: FileSearch,
  canReadContent: boolean,
): ParamsOf<'drive.files.list'> {
  const { q, where, sort, desc, space } = search;
  const isEverywhere = q !== undefined || isOpenPlace(folderId, search);
  const look = search.look ?? (isEverywhere ? 'allDrives' : undefined);
  const orderBy = ['folder', `${sort ?? 'name_natural'}${desc ? ' desc' : ''}`].join(',');
  const conditions = [
    ...placeClauses(folderId, search, look !== undefined || space !== undefined),
    ...(q === undefined ? [] : [createWordsClause(q, canReadContent)]),
    ...(where === undefined ? [] : [where]),
  ];
  return {
    q: joinConditions(conditions),
    ...(!isByRelevance(search, canReadContent) && { orderBy }),
    pageSize: FILE_LIST_PAGE_SIZE,
    supportsAllDrives: true,
    includeItemsFromAllDrives: true,
    ...toCorpora(look),
    ...(space !== undefined && { spaces: space }),
    fields: LIST_FIELDS,
  };
}

function createWordsClause(words: string, canReadContent: boolean): string {
  const quoted = quoteTerm(words);
  return canReadContent ? `(name contains ${quoted} or fullText contains ${quoted})` : `name contains ${quoted}`;
}

/** Returns the listed place. Returns undefined if the list extends beyond it. */
export function findPlace(search: FileSearch): Place | undefined {
  const { in: place = 'mine', q, look, space } = search;
  if (place === 'open' || place === 'trash') return place;
  return q === undefined && look === undefined && space === undefined ? place : undefined;
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
  // A query that mentions the trash is sent unchanged.
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
    if (problem instanceof QueryProblem) return conditions.join(' and '); // The service reports the error in the query.
    throw problem;
  }
}

function hasWord(query: string, word: string): boolean {
  const tokens = catchOnly(QueryProblem, () => readQueryTokens(query)) ?? [];
  return tokens.some(({ kind, text: found }) => kind === 'word' && found === word);
}
