import { getMaxPageSize } from '@rotunda/api-client/max-page-size';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '#shared/api/api.ts';
import { sharedDrivesQuery } from '#shared/drives/shared-drives-query.ts';
import { FOLDER_TYPE, type StoredFile } from '#shared/files/file.ts';
import { quoteTerm } from '#shared/files/quote-term.ts';
import type { Crumb } from '#shared/folders/breadcrumb-query.ts';

/** An invalid path. The message states where it ends. */
export class PathProblem extends Error {
  override readonly name = 'PathProblem';
}

/**
 * Resolves a path such as `My Drive/Legal/2026` to a folder, relative to the root of the shown folder if the path has no root. A
 * single call finds all folders of the path. Throws PathProblem, and the errors of the calls.
 */
export async function findPath(client: QueryClient, path: string, top: Crumb): Promise<string> {
  const names = path
    .split('/')
    .map((name) => name.trim())
    .filter(Boolean);
  const named = await findTop(client, names[0] ?? top.name, top);
  const start = named ?? top;
  const rest = named ? names.slice(1) : names;
  if (rest.length === 0) return start.id;
  const folders = await listFolders(rest);
  let place: Crumb = start;
  for (const name of rest) {
    const next = folders.find((folder) => folder.name === name && folder.parents?.includes(place.id));
    if (next?.id === undefined) throw new PathProblem(`Folder ${name} not found in ${place.name}`);
    place = { id: next.id, name };
  }
  return place.id;
}

async function findTop(client: QueryClient, name: string, top: Crumb): Promise<Crumb | undefined> {
  if (name === top.name) return top;
  const { drives = [] } = await client.ensureQueryData(sharedDrivesQuery).catch(() => ({ drives: [] }));
  const drive = drives.find((each) => each.name === name);
  return drive?.id === undefined ? undefined : { id: drive.id, name };
}

async function listFolders(names: readonly string[]): Promise<StoredFile[]> {
  const named = [...new Set(names)].map((name) => `name = ${quoteTerm(name)}`).join(' or ');
  const { files = [] } = await api.call('drive.files.list', {
    q: `mimeType = '${FOLDER_TYPE}' and trashed = false and (${named})`,
    corpora: 'allDrives',
    pageSize: getMaxPageSize('drive.files.list'),
    supportsAllDrives: true,
    includeItemsFromAllDrives: true,
    fields: 'nextPageToken,files(id,name,parents)',
  });
  return files;
}
