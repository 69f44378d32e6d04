import type { QueryClient } from '@tanstack/react-query';
import { queryOptions } from '@tanstack/react-query';
import { operationQuery } from '#shared/api/operation-query.ts';
import type { StoredFile } from '#shared/files/file.ts';

/** A segment of the path from the root to a folder. */
export type Crumb = { id: string; name: string };

const MAX_DEPTH = 101; // A root, and the maximum depth of nested folders in the service.

/** Returns the query of the path from the root to a folder, with the folder last. Unreadable parents end the path. */
export function breadcrumbQuery(folderId: string) {
  return queryOptions({
    queryKey: ['breadcrumb', folderId],
    queryFn: ({ client }) => readBreadcrumb(client, folderId),
    staleTime: 60_000,
  });
}

async function readBreadcrumb(client: QueryClient, folderId: string): Promise<Crumb[]> {
  const crumbs: Crumb[] = [];
  let next: string | undefined = folderId;
  while (next !== undefined && crumbs.length < MAX_DEPTH) {
    // The folder itself must be readable; its parents need not be.
    const folder: StoredFile | undefined = await readFolder(client, next).catch((error: unknown) => {
      if (crumbs.length === 0) throw error;
      return undefined;
    });
    if (!folder) break;
    crumbs.unshift({ id: folder.id ?? next, name: folder.name ?? next });
    next = folder.parents?.[0];
  }
  return crumbs;
}

async function readFolder(client: QueryClient, fileId: string): Promise<StoredFile> {
  const fields = 'id,name,parents,driveId';
  const folder = await client.fetchQuery(
    operationQuery('drive.files.get', { fileId, supportsAllDrives: true, fields }),
  );
  return folder.driveId === fileId ? { ...folder, ...(await readDriveName(client, fileId)) } : folder;
}

/** Reads the name of a shared drive, because its root folder has none. Returns an empty name if it cannot be read. */
async function readDriveName(client: QueryClient, driveId: string): Promise<Pick<StoredFile, 'name'>> {
  const query = operationQuery('drive.drives.get', { driveId, fields: 'id,name' });
  return client.fetchQuery({ ...query, staleTime: 60_000 }).then(
    ({ name }) => (name === undefined ? {} : { name }),
    () => ({}),
  );
}
