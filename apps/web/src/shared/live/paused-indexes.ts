import { readMember } from '@rotunda/api-client/read-member';
import type { Query, QueryClient } from '@tanstack/react-query';
import { useHasActiveQuery } from './use-has-active-query.ts';

/** Whether something that is shown comes from an index whose scan is paused, so that it does not follow changes. */
export function useHasPausedIndex(client: QueryClient): boolean {
  return useHasActiveQuery(client, isPausedIndex);
}

function isPausedIndex({ queryKey: [operationId], state: { data } }: Query): boolean {
  if (!String(operationId).startsWith('bff.indexes.')) return false;
  const pages = readMember(data, 'pages');
  const newest: unknown = Array.isArray(pages) ? pages[0] : data;
  const coverage = readMember(newest, 'coverage');
  // What a service does not offer is not there to be followed.
  return readMember(coverage, 'state') === 'paused' && readMember(coverage, 'failure') !== 'not_offered';
}
