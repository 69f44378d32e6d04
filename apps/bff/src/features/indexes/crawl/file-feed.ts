import { getMaxPageSize } from '@rotunda/api-client/max-page-size';
import { z } from 'zod';
import { ProblemError } from '#domain/problem.ts';
import { type CrawledFile, crawledFile, FILE_FIELDS, toCrawledFile } from '#features/indexes/readers/crawled-file.ts';
import type { ExecuteCall } from '#features/indexes/store/index-target.ts';

/** A page of files. `isIncomplete` is set if the service did not search all locations. */
export type FilePage = { files: CrawledFile[]; nextPageToken: string | undefined; isIncomplete: boolean };

/** The changes since a token. */
export type FileChanges = { changed: CrawledFile[]; removedIds: string[]; nextToken: string; isLast: boolean };

const filePage = z.object({
  files: z.array(crawledFile).default([]),
  nextPageToken: z.string().optional(),
  incompleteSearch: z.boolean().default(false),
});
const change = z.object({
  fileId: z.string().optional(),
  removed: z.boolean().optional(),
  file: crawledFile.optional(),
});
const changePage = z.object({
  changes: z.array(change).default([]),
  nextPageToken: z.string().optional(),
  newStartPageToken: z.string().optional(),
});
const startToken = z.object({ startPageToken: z.string() });

/** The files to list: a query in the services' search language, and additional fields that the index requests. */
export type FileQuery = {
  q: string;
  fields: string;
  pageSize?: number;
  /** Only files that others have shared with the user, newest first. */
  isShared?: boolean;
};

/** Returns one page of the files that a user can see, in all locations. */
export async function listFiles(
  request: ExecuteCall,
  query: FileQuery,
  pageToken: string | undefined,
): Promise<FilePage> {
  const { q, fields, pageSize = getMaxPageSize('drive.files.list'), isShared = false } = query;
  const params = {
    q,
    ...(isShared ? { corpora: 'user', orderBy: 'sharedWithMeTime desc' } : { corpora: 'allDrives' }),
    includeItemsFromAllDrives: true,
    supportsAllDrives: true,
    pageSize,
    fields: `files(${FILE_FIELDS}${fields}),incompleteSearch,nextPageToken`,
    ...(pageToken !== undefined && { pageToken }),
  };
  const page = filePage.parse(await request({ operationId: 'drive.files.list', params }));
  const { files, nextPageToken, incompleteSearch } = page;
  return { files: files.map(toCrawledFile), nextPageToken, isIncomplete: incompleteSearch };
}

/** Returns a file as a listing would, or undefined if it is in the trash. */
export async function readFile(
  request: ExecuteCall,
  { fileId, fields }: { fileId: string; fields: string },
): Promise<CrawledFile | undefined> {
  const params = { fileId, supportsAllDrives: true, fields: FILE_FIELDS + fields };
  const file = crawledFile.parse(await request({ operationId: 'drive.files.get', params }));
  return file.trashed === true ? undefined : toCrawledFile(file);
}

/** Returns the IDs of a page of the same listing, for counting. */
export async function countFiles(request: ExecuteCall, q: string, pageToken: string | undefined) {
  const params = {
    q,
    corpora: 'allDrives',
    includeItemsFromAllDrives: true,
    supportsAllDrives: true,
    pageSize: getMaxPageSize('drive.files.list'),
    fields: 'files(id),nextPageToken',
    ...(pageToken !== undefined && { pageToken }),
  };
  const { files, nextPageToken } = filePage.parse(await request({ operationId: 'drive.files.list', params }));
  return { ids: files.map(({ id }) => id), nextPageToken };
}

/** Returns the token from which to read later changes, or null if the service has no change list. */
export async function getChangeStartToken(request: ExecuteCall): Promise<string | null> {
  const params = { supportsAllDrives: true };
  try {
    return startToken.parse(await request({ operationId: 'drive.changes.getStartPageToken', params })).startPageToken;
  } catch (error) {
    if (error instanceof ProblemError && error.failure === 'not_offered') return null;
    throw error;
  }
}

/** Returns one page of changes since a token, or undefined if the service no longer accepts the token. */
export async function listChanges(
  request: ExecuteCall,
  fields: string,
  pageToken: string,
): Promise<FileChanges | undefined> {
  const params = {
    pageToken,
    includeItemsFromAllDrives: true,
    supportsAllDrives: true,
    includeRemoved: true,
    pageSize: getMaxPageSize('drive.changes.list'),
    fields: `changes(fileId,removed,file(${FILE_FIELDS}${fields})),nextPageToken,newStartPageToken`,
  };
  const body = await request({ operationId: 'drive.changes.list', params }).catch((error: unknown) => {
    if (error instanceof ProblemError && isTokenExpired(error)) return undefined;
    throw error;
  });
  if (body === undefined) return undefined;
  const page = changePage.parse(body);
  const { changes, nextPageToken, newStartPageToken } = page;
  const isGone = (one: z.infer<typeof change>) => one.removed === true || one.file?.trashed === true;
  return {
    changed: changes.flatMap((one) => (one.file && !isGone(one) ? [toCrawledFile(one.file)] : [])),
    removedIds: changes.flatMap((one) => (one.fileId !== undefined && isGone(one) ? [one.fileId] : [])),
    nextToken: nextPageToken ?? newStartPageToken ?? pageToken,
    isLast: nextPageToken === undefined,
  };
}

// An exceeded quota is always 429 here, whatever status the service returned.
function isTokenExpired({ code, status }: ProblemError): boolean {
  return code === 'upstream_rejected' && (status === 400 || status === 410);
}
