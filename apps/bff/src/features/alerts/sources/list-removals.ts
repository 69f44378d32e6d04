import { getMaxPageSize } from '@rotunda/api-client/max-page-size';
import { z } from 'zod';
import type { Principal } from '#domain/principal.ts';
import { ProblemError } from '#domain/problem.ts';
import type { UserCallExecutor } from '#upstream/calls/user-call-executor.ts';
import type { RemovalRow } from './alert-source.ts';

/** A page of removed files, and of files that were not removed or have been restored. */
export type RemovalPage = { removed: RemovalRow[]; presentIds: string[]; nextToken: string; isLast: boolean };

const FIELDS =
  'changes(fileId,time,removed,file(name,trashed,parents,driveId,trashingUser(displayName))),nextPageToken,newStartPageToken';

const change = z.object({
  fileId: z.string().optional(),
  time: z.string().optional(),
  removed: z.boolean().default(false),
  file: z
    .object({
      name: z.string().default(''),
      trashed: z.boolean().default(false),
      parents: z.array(z.string()).default([]),
      driveId: z.string().optional(),
      trashingUser: z.object({ displayName: z.string().optional() }).optional(),
    })
    .optional(),
});
type Change = z.infer<typeof change>;
const page = z.object({
  changes: z.array(change).default([]),
  nextPageToken: z.string().optional(),
  newStartPageToken: z.string().optional(),
});
const start = z.object({ startPageToken: z.string() });

/** Returns the token from which later changes are read. */
export async function getRemovalStartToken(calls: UserCallExecutor, principal: Principal, requestId: string) {
  const call = { operationId: 'drive.changes.getStartPageToken', params: { supportsAllDrives: true } } as const;
  const { data } = start.safeParse((await calls.execute(principal, call, requestId)).body);
  if (!data)
    throw new ProblemError('upstream_invalid', { detail: 'The service sent no token for its list of changes.' });
  return data.startPageToken;
}

/** Returns one page of removals since a token, or undefined if the service no longer accepts the token. */
export async function listRemovals(
  calls: UserCallExecutor,
  principal: Principal,
  { pageToken, requestId, nowMs }: { pageToken: string; requestId: string; nowMs: number },
): Promise<RemovalPage | undefined> {
  const params = {
    pageToken,
    includeItemsFromAllDrives: true,
    supportsAllDrives: true,
    includeRemoved: true,
    pageSize: getMaxPageSize('drive.changes.list'),
    fields: FIELDS,
  };
  const call = { operationId: 'drive.changes.list', params } as const;
  const response = await calls.execute(principal, call, requestId).catch((error: unknown) => {
    if (error instanceof ProblemError && isTokenExpired(error)) return undefined;
    throw error;
  });
  if (!response) return undefined;
  const { changes, nextPageToken, newStartPageToken } = page.parse(response.body ?? {});
  const gone = changes.filter(isGone);
  return {
    removed: gone.flatMap((one) => toRow(one, nowMs)),
    presentIds: changes.flatMap((one) => (one.fileId !== undefined && !isGone(one) ? [one.fileId] : [])),
    nextToken: nextPageToken ?? newStartPageToken ?? pageToken,
    isLast: nextPageToken === undefined,
  };
}

function isGone({ removed, file }: Change): boolean {
  return removed || file?.trashed === true;
}

// Changes of shared drives themselves have no file.
function toRow({ fileId, time, file }: Change, nowMs: number): RemovalRow[] {
  if (fileId === undefined) return [];
  const atMs = Date.parse(time ?? '');
  return [
    {
      fileId,
      title: file?.name ?? '',
      folderId: file?.parents[0],
      driveId: file?.driveId,
      removedBy: file?.trashingUser?.displayName,
      atMs: Number.isNaN(atMs) ? nowMs : atMs,
    },
  ];
}

function isTokenExpired({ code, status }: ProblemError): boolean {
  return code === 'upstream_rejected' && (status === 400 || status === 410);
}
