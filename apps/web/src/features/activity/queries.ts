import type { components } from '@rotunda/api-client/bff-types';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callBff, callBffRaw } from '#shared/api/call-bff.ts';
import { type ActivitySearch, toFilter } from './search.ts';

/** An entry of the audit log. */
export type AuditEntry = components['schemas']['AuditEntry'];
/** An entry with the details of its change. */
export type AuditDetail = components['schemas']['AuditDetail'];
/** The details of a change. */
export type AuditChange = components['schemas']['AuditChange'];
/** The outcome of an action. */
type AuditList = components['schemas']['AuditList'];
/** The result of verifying the whole audit log. */
export type AuditCheck = components['schemas']['AuditCheck'];

const ACTIVITY_PAGE_SIZE = 100;

/** Returns the query of the entries, page by page, newest first. Relative times are relative to the load of the first page. */
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
    queryFn: ({ signal }) => callBff<AuditDetail>('bff.audit.get', getEntryPath(entryId), { signal }),
  });
}

/** Reads all entries that match the filters, as a file. */
export async function readExport(search: ActivitySearch, format: 'ndjson' | 'csv'): Promise<Blob> {
  const query = { ...toFilter(search, Date.now()), format };
  return (await callBffRaw('bff.audit.export', '/api/audit/export', { query })).blob();
}

/** Reads the whole audit log and verifies its integrity. */
export function checkTrail(): Promise<AuditCheck> {
  return callBff<AuditCheck>('bff.audit.check', '/api/audit/check');
}

/** Undoes a change. With `isForced`, undoes it even if its values have been changed since. */
export function useUndo(entryId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (isForced: boolean) =>
      callBff<AuditDetail>('bff.audit.undo', `${getEntryPath(entryId)}/undo`, { method: 'POST', body: { isForced } }),
    onSuccess: (detail) => client.setQueryData(entryQuery(entryId).queryKey, detail),
    // Other screens show the undone values, too.
    onSettled: () => client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'bff.audit.get' }),
  });
}

function getEntryPath(entryId: string): string {
  return `/api/audit/entries/${encodeURIComponent(entryId)}`;
}
