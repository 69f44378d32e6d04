import { getMaxPageSize } from '@rotunda/api-client/max-page-size';
import { api } from '#shared/api/api.ts';
import { explainError } from '#shared/errors/error-view.tsx';
import { quoteTerm } from '#shared/files/quote-term.ts';
import type { Permission } from '#shared/permissions/permission.ts';
import { readPermissions } from './read-permissions.ts';
import { type AccessScope, SHARED_FILE_FIELDS, type SharedFile } from './shared-file.ts';

/** The maximum number of items to read for one change, which is also the limit of a job. */
export const MAX_ITEMS = 10_000;

const FOLDER_TYPE = 'application/vnd.google-apps.folder';
const AT_ONCE = 4;
const PARENTS_AT_ONCE = 25; // The maximum number of folders in a query. Batching avoids a request per folder.

/** An item with all its permissions. The permissions are undefined if the user cannot change them or reading failed. */
export type AccessOfFile = { file: SharedFile; permissions?: readonly Permission[] | undefined; problem?: string };

/** Some of the items that were read. `isCut` is whether there are items beyond the limit of one change. */
type ReadItems = { items: AccessOfFile[]; isCut: boolean };

/** Reads the items of a scope with their permissions, several at a time, up to the limit of one change. */
export async function* readSharedFiles(scope: AccessScope, signal: AbortSignal): AsyncGenerator<ReadItems> {
  let count = 0;
  for await (const files of listFiles(scope, signal)) {
    const room = files.slice(0, MAX_ITEMS - count);
    count += room.length;
    for (let start = 0; start < room.length; start += AT_ONCE) {
      const some = room.slice(start, start + AT_ONCE);
      yield { items: await Promise.all(some.map((file) => readAccess(file, signal))), isCut: false };
    }
    if (room.length === files.length) continue;
    yield { items: [], isCut: true };
    return;
  }
}

async function* listFiles(scope: AccessScope, signal: AbortSignal): AsyncGenerator<SharedFile[]> {
  if (scope.kind === 'person') {
    const who = quoteTerm(scope.email);
    yield* search(`(${who} in owners or ${who} in writers or ${who} in readers) and trashed = false`, signal);
    return;
  }
  const { items, isDeep } = scope;
  for (let start = 0; start < items.length; start += AT_ONCE) {
    yield items.slice(start, start + AT_ONCE);
  }
  if (isDeep) yield* listBelow(getFolders(items), new Set(items.flatMap(({ id }) => id ?? [])), signal);
}

/** Lists the contents of folders level by level. Skips items that were already read. */
async function* listBelow(folderIds: string[], known: Set<string>, signal: AbortSignal): AsyncGenerator<SharedFile[]> {
  for (let level = folderIds; level.length > 0; ) {
    const next: string[] = [];
    for (let start = 0; start < level.length; start += PARENTS_AT_ONCE) {
      const parents = level.slice(start, start + PARENTS_AT_ONCE).map((id) => `${quoteTerm(id)} in parents`);
      for await (const page of search(`(${parents.join(' or ')}) and trashed = false`, signal)) {
        const files = page.filter(({ id = '' }) => !known.has(id));
        for (const { id = '' } of files) known.add(id);
        next.push(...getFolders(files));
        yield files;
      }
    }
    level = next;
  }
}

function getFolders(items: readonly Pick<SharedFile, 'id' | 'mimeType'>[]): string[] {
  return items.flatMap(({ id, mimeType }) => (id !== undefined && mimeType === FOLDER_TYPE ? [id] : []));
}

async function* search(q: string, signal: AbortSignal): AsyncGenerator<SharedFile[]> {
  const params = {
    q,
    corpora: 'allDrives',
    pageSize: getMaxPageSize('drive.files.list'),
    supportsAllDrives: true,
    includeItemsFromAllDrives: true,
    fields: `nextPageToken,files(${SHARED_FILE_FIELDS})`,
  } as const;
  for await (const { files = [] } of api.pages('drive.files.list', params, { signal })) yield files;
}

/** Reads the permissions of an item. Items that were only selected are read first. Returns the reason if reading fails. */
async function readAccess(item: SharedFile, signal: AbortSignal): Promise<AccessOfFile> {
  try {
    const file = item.capabilities ? item : await getFile(item.id ?? '', signal);
    return { file, permissions: await readPermissions(file, signal) };
  } catch (error) {
    signal.throwIfAborted();
    return { file: item, problem: explainError(error instanceof Error ? error : new Error(String(error))) };
  }
}

function getFile(fileId: string, signal: AbortSignal): Promise<SharedFile> {
  return api.call('drive.files.get', { fileId, supportsAllDrives: true, fields: SHARED_FILE_FIELDS }, { signal });
}
