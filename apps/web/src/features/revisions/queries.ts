import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#shared/api.ts';
import { REVISION_FIELDS, type RevisedFile, type Revision } from './revision.ts';

/** All revisions of a file, the oldest first. */
export function revisionsQuery(fileId: string) {
  const params = { fileId, pageSize: 1000, fields: `nextPageToken,revisions(${REVISION_FIELDS})` };
  return queryOptions({
    queryKey: ['drive.revisions.list', params],
    queryFn: async ({ signal }) => {
      const revisions: Revision[] = [];
      for await (const revision of api.items('drive.revisions.list', params, { signal })) revisions.push(revision);
      return revisions;
    },
  });
}

async function readContent(fileId: string, revisionId: string): Promise<Blob> {
  const params = { fileId, revisionId, alt: 'media' } as const;
  const response = await api.raw('drive.revisions.get', params, { headers: { accept: '*/*' } });
  return new Blob([await response.arrayBuffer()], { type: response.headers.get('content-type') ?? '' });
}

/** A change of a file's history. */
export type RevisionChange = { kind: 'keep' | 'delete' | 'restore'; revision: Revision };

/** Changes the history of a file; the file and its revisions are loaded again after it. */
export function useRevisionChange(file: RevisedFile) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: ['drive.revisions.change', file.id],
    scope: { id: `revisions of ${file.id}` },
    mutationFn: (change: RevisionChange) => send(file, change),
    onSettled: () =>
      Promise.all(
        ['drive.revisions.list', 'drive.files.get', 'drive.files.list'].map((operationId) =>
          client.invalidateQueries({ queryKey: [operationId] }),
        ),
      ),
  });
}

async function send(file: RevisedFile, { kind, revision }: RevisionChange): Promise<unknown> {
  const fileId = file.id ?? '';
  const revisionId = revision.id ?? '';
  if (kind === 'keep') {
    const params = { fileId, revisionId, fields: 'id,keepForever' };
    return api.call('drive.revisions.update', params, { body: { keepForever: true } });
  }
  if (kind === 'delete') return api.call('drive.revisions.delete', { fileId, revisionId });
  const content = await readContent(fileId, revisionId);
  return api.call(
    'drive.files.update',
    { fileId, supportsAllDrives: true, fields: 'id,headRevisionId' },
    { media: { content, contentType: revision.mimeType ?? file.mimeType ?? 'application/octet-stream' } },
  );
}
