import { maxPageSize } from '@rotunda/api-client/max-page-size';
import { z } from 'zod';
import type { Ask, Target } from './index-target.ts';

/** A page of files. */
export type FilePage = { targets: Target[]; nextPageToken: string | undefined };

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
const filePage = z.object({ files: z.array(file).default([]), nextPageToken: z.string().optional() });
const change = z.object({ fileId: z.string().optional(), removed: z.boolean().optional(), file: file.optional() });
const changePage = z.object({
  changes: z.array(change).default([]),
  nextPageToken: z.string().optional(),
  newStartPageToken: z.string().optional(),
});
const startToken = z.object({ startPageToken: z.string() });

/** One page of the files that a person can see, everywhere. */
export async function listFiles(ask: Ask, q: string, pageToken: string | undefined): Promise<FilePage> {
  const params = {
    q,
    corpora: 'allDrives',
    includeItemsFromAllDrives: true,
    supportsAllDrives: true,
    pageSize: maxPageSize('drive.files.list'),
    fields: `files(${FILE_FIELDS}),nextPageToken`,
    ...(pageToken !== undefined && { pageToken }),
  };
  const { files, nextPageToken } = filePage.parse(await ask({ operationId: 'drive.files.list', params }));
  return { targets: files.map(toTarget), nextPageToken };
}

/** From where later changes are to be read. */
export async function startOfChanges(ask: Ask): Promise<string> {
  const params = { supportsAllDrives: true };
  return startToken.parse(await ask({ operationId: 'drive.changes.getStartPageToken', params })).startPageToken;
}

/** One page of what has changed since a token. */
export async function listChanges(ask: Ask, pageToken: string): Promise<FileChanges> {
  const params = {
    pageToken,
    includeItemsFromAllDrives: true,
    supportsAllDrives: true,
    includeRemoved: true,
    pageSize: maxPageSize('drive.changes.list'),
    fields: `changes(fileId,removed,file(${FILE_FIELDS})),nextPageToken,newStartPageToken`,
  };
  const page = changePage.parse(await ask({ operationId: 'drive.changes.list', params }));
  const { changes, nextPageToken, newStartPageToken } = page;
  const isGone = (one: z.infer<typeof change>) => one.removed === true || one.file?.trashed === true;
  return {
    changed: changes.flatMap((one) => (one.file && !isGone(one) ? [toTarget(one.file)] : [])),
    removedIds: changes.flatMap((one) => (one.fileId !== undefined && isGone(one) ? [one.fileId] : [])),
    nextToken: nextPageToken ?? newStartPageToken ?? pageToken,
    isLast: nextPageToken === undefined,
  };
}

function toTarget({ id, name, mimeType, driveId, parents, modifiedTime }: z.infer<typeof file>): Target {
  const modifiedAt = modifiedTime === undefined ? undefined : Date.parse(modifiedTime);
  return { id, title: name, mimeType, driveId, parentId: parents?.[0], modifiedAt };
}
