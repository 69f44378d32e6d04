import { maxPageSize } from '@rotunda/api-client/max-page-size';
import { z } from 'zod';
import { ProblemError } from '#domain/problem.ts';
import { type CrawledFile, crawledFile, FILE_FIELDS, toCrawledFile } from '#features/indexes/readers/crawled-file.ts';
import type { ExecuteCall } from '#features/indexes/store/index-target.ts';

/** A page of files; `isIncomplete` when the service did not search everywhere for it. */
export type FilePage = { files: CrawledFile[]; nextPageToken: string | undefined; isIncomplete: boolean };

/** What has changed since a token. */
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

/** Which files are listed: a query in the services' search language, and the members that the index asks for besides. */
export type FileQuery = {
  q: string;
  fields: string;
  pageSize?: number;
  /** Only what others have shared with the person, newest first. */
  isShared?: boolean;
};

/** One page of the files that a person can see, everywhere. */
export async function listFiles(
  request: ExecuteCall,
  query: FileQuery,
  pageToken: string | undefined,
): Promise<FilePage> {
  const { q, fields, pageSize = maxPageSize('drive.files.list'), isShared = false } = query;
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

/** A file as a listing would give it; undefined for one in the trash. */
export async function readFile(
  request: ExecuteCall,
  { fileId, fields }: { fileId: string; fields: string },
): Promise<CrawledFile | undefined> {
  const params = { fileId, supportsAllDrives: true, fields: FILE_FIELDS + fields };
  const file = crawledFile.parse(await request({ operationId: 'drive.files.get', params }));
  return file.trashed === true ? undefined : toCrawledFile(file);
}

/** IDs of the files of a page of the same listing, to count them. */
export async function countFiles(request: ExecuteCall, q: string, pageToken: string | undefined) {
  const params = {
    q,
    corpora: 'allDrives',
    includeItemsFromAllDrives: true,
    supportsAllDrives: true,
    pageSize: maxPageSize('drive.files.list'),
    fields: 'files(id),nextPageToken',
    ...(pageToken !== undefined && { pageToken }),
  };
  const { files, nextPageToken } = filePage.parse(await request({ operationId: 'drive.files.list', params }));
  return { ids: files.map(({ id }) => id), nextPageToken };
}

/** From where later changes are to be read; null where the service has no list of changes. */
export async function startOfChanges(request: ExecuteCall): Promise<string | null> {
  const params = { supportsAllDrives: true };
  try {
    return startToken.parse(await request({ operationId: 'drive.changes.getStartPageToken', params })).startPageToken;
  } catch (error) {
    if (error instanceof ProblemError && error.failure === 'not_offered') return null;
    throw error;
  }
}

/** One page of what has changed since a token; undefined when the service does not take the token any more. */
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
    pageSize: maxPageSize('drive.changes.list'),
    fields: `changes(fileId,removed,file(${FILE_FIELDS}${fields})),nextPageToken,newStartPageToken`,
  };
  const body = await request({ operationId: 'drive.changes.list', params }).catch((error: unknown) => {
    if (error instanceof ProblemError && isTokenRefused(error)) return undefined;
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

// A used-up quota is 429 here, whatever status the service gave it.
function isTokenRefused({ code, status }: ProblemError): boolean {
  return code === 'upstream_rejected' && (status === 400 || status === 410);
}
