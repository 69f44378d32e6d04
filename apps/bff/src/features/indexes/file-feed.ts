import { maxPageSize } from '@rotunda/api-client/max-page-size';
import { z } from 'zod';
import { ProblemError } from '#domain/problem.ts';
import type { ExecuteCall, Target } from './index-target.ts';

/** A page of files; `isIncomplete` when the service did not search everywhere for it. */
export type FilePage = { targets: Target[]; nextPageToken: string | undefined; isIncomplete: boolean };

/** What has changed since a token. */
export type FileChanges = { changed: Target[]; removedIds: string[]; nextToken: string; isLast: boolean };

const FILE_FIELDS = 'id,name,mimeType,driveId,parents,modifiedTime,trashed';

const file = z.object({
  id: z.string(),
  name: z.string().default(''),
  mimeType: z.string().optional(),
  driveId: z.string().optional(),
  parents: z.array(z.string()).optional(),
  modifiedTime: z.string().optional(),
  trashed: z.boolean().optional(),
});
const filePage = z.object({
  files: z.array(file).default([]),
  nextPageToken: z.string().optional(),
  incompleteSearch: z.boolean().default(false),
});
const change = z.object({ fileId: z.string().optional(), removed: z.boolean().optional(), file: file.optional() });
const changePage = z.object({
  changes: z.array(change).default([]),
  nextPageToken: z.string().optional(),
  newStartPageToken: z.string().optional(),
});
const startToken = z.object({ startPageToken: z.string() });

/** One page of the files that a person can see, everywhere. */
export async function listFiles(request: ExecuteCall, q: string, pageToken: string | undefined): Promise<FilePage> {
  const params = {
    q,
    corpora: 'allDrives',
    includeItemsFromAllDrives: true,
    supportsAllDrives: true,
    pageSize: maxPageSize('drive.files.list'),
    fields: `files(${FILE_FIELDS}),incompleteSearch,nextPageToken`,
    ...(pageToken !== undefined && { pageToken }),
  };
  const page = filePage.parse(await request({ operationId: 'drive.files.list', params }));
  const { files, nextPageToken, incompleteSearch } = page;
  return { targets: files.map(toTarget), nextPageToken, isIncomplete: incompleteSearch };
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
export async function listChanges(request: ExecuteCall, pageToken: string): Promise<FileChanges | undefined> {
  const params = {
    pageToken,
    includeItemsFromAllDrives: true,
    supportsAllDrives: true,
    includeRemoved: true,
    pageSize: maxPageSize('drive.changes.list'),
    fields: `changes(fileId,removed,file(${FILE_FIELDS})),nextPageToken,newStartPageToken`,
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
    changed: changes.flatMap((one) => (one.file && !isGone(one) ? [toTarget(one.file)] : [])),
    removedIds: changes.flatMap((one) => (one.fileId !== undefined && isGone(one) ? [one.fileId] : [])),
    nextToken: nextPageToken ?? newStartPageToken ?? pageToken,
    isLast: nextPageToken === undefined,
  };
}

// A used-up quota is 429 here, whatever status the service gave it.
function isTokenRefused({ code, status }: ProblemError): boolean {
  return code === 'upstream_rejected' && (status === 400 || status === 410);
}

function toTarget({ id, name, mimeType, driveId, parents, modifiedTime }: z.infer<typeof file>): Target {
  const modifiedAt = modifiedTime === undefined ? undefined : Date.parse(modifiedTime);
  return { id, title: name, mimeType, driveId, parentId: parents?.[0], modifiedAt };
}
