import { getMaxPageSize } from '@rotunda/api-client/max-page-size';
import { useQuery } from '@tanstack/react-query';
import { operationQuery } from '#shared/api/operation-query.ts';

const MAX_PINNED = 200; // Per file. The service rejects more.

/**
 * Whether the content of a file can be pinned. Documents have no bytes to pin; `refusal` is the reason if pinning is not
 * permitted.
 */
export type PinnableContent = { hasBytes: boolean; refusal: string | undefined };

/**
 * Reports whether the current content of a file can be pinned permanently. Returns true for several files, and while the file is
 * unknown.
 */
export function usePinnableContent(fileIds: readonly string[]): PinnableContent {
  const fileId = fileIds.length === 1 ? fileIds[0] : undefined;
  const fields = 'id,headRevisionId,capabilities(canReadRevisions)';
  const known = { fileId: fileId ?? '', supportsAllDrives: true, fields };
  const file = useQuery({ ...operationQuery('drive.files.get', known), enabled: fileId !== undefined }).data;
  const headId = file?.headRevisionId;
  const canRead = file?.capabilities?.canReadRevisions !== false;
  const listed = {
    fileId: fileId ?? '',
    pageSize: getMaxPageSize('drive.revisions.list'),
    fields: 'nextPageToken,revisions(id,keepForever)',
  };
  const list = useQuery({
    ...operationQuery('drive.revisions.list', listed),
    enabled: headId !== undefined && canRead,
  });
  const retained = list.data?.revisions?.filter(({ keepForever }) => keepForever) ?? [];
  const isFull = retained.length >= MAX_PINNED && retained.every(({ id }) => id !== headId);
  if (!canRead) return { hasBytes: true, refusal: 'Only editors of the file can save a snapshot of its content.' };
  return {
    hasBytes: file === undefined || headId !== undefined,
    refusal: isFull
      ? `${MAX_PINNED} revisions of this file are already kept. Delete one in Revisions first.`
      : undefined,
  };
}
