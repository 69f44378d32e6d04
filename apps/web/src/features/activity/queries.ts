import type { components } from '@rotunda/api-client/bff-types';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { askBff, callBff } from '#shared/api/call-bff.ts';
import { type ActivitySearch, toFilter } from './search.ts';

/** Something that somebody did. */
export type AuditEntry = components['schemas']['AuditEntry'];
/** An entry with what the change was about. */
export type AuditDetail = components['schemas']['AuditDetail'];
/** What a change was about. */
export type AuditChange = components['schemas']['AuditChange'];
/** How something ended. */
type AuditList = components['schemas']['AuditList'];
/** What a check of the whole trail has found. */
export type AuditCheck = components['schemas']['AuditCheck'];

const ACTIVITY_PAGE_SIZE = 100;

/** Entries page by page, the newest first. Relative times count from when the first page is loaded. */
export function activityQuery({ peek: _peek, cols: _cols, ...search }: ActivitySearch) {
  return infiniteQueryOptions({
    queryKey: ['bff.audit.search', search],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      callBff<AuditList>('bff.audit.search', '/api/audit', {
        query: { ...toFilter(search, Date.now()), pageSize: ACTIVITY_PAGE_SIZE, pageToken: pageParam },
        signal,
      }),
    getNextPageParam: ({ nextPageToken }) => nextPageToken,
  });
}

/** One entry. */
export function entryQuery(entryId: string) {
  return queryOptions({
    queryKey: ['bff.audit.get', entryId],
    queryFn: ({ signal }) => callBff<AuditDetail>('bff.audit.get', entryPath(entryId), { signal }),
  });
}

/** Everything that passes the filters, as a file. */
export async function readExport(search: ActivitySearch, format: 'ndjson' | 'csv'): Promise<Blob> {
  const query = { ...toFilter(search, Date.now()), format };
  return (await askBff('bff.audit.export', '/api/audit/export', { query })).blob();
}

/** Reads the whole trail and checks it against what its writers vouch for. */
export function checkTrail(): Promise<AuditCheck> {
  return callBff<AuditCheck>('bff.audit.check', '/api/audit/check');
}

/** Takes a change back; with `isForced` even when what it set has been changed since. */
export function useUndo(entryId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (isForced: boolean) =>
      callBff<AuditDetail>('bff.audit.undo', `${entryPath(entryId)}/undo`, { method: 'POST', body: { isForced } }),
    onSuccess: (detail) => client.setQueryData(entryQuery(entryId).queryKey, detail),
    // What was taken back is shown on other screens, too.
    onSettled: () => client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'bff.audit.get' }),
  });
}

function entryPath(entryId: string): string {
  return `/api/audit/entries/${encodeURIComponent(entryId)}`;
}
