import { readMember } from '@rotunda/api-client/read-member';
import type { Query, QueryClient } from '@tanstack/react-query';
import { useHasActiveQuery } from './use-has-active-query.ts';

/** Reports whether displayed data is based on an index with a paused scan, and therefore does not follow changes. */
export function useHasPausedIndex(client: QueryClient): boolean {
  return useHasActiveQuery(client, isPausedIndex);
}

function isPausedIndex({ queryKey: [operationId], state: { data } }: Query): boolean {
  if (!String(operationId).startsWith('bff.indexes.')) return false;
  const pages = readMember(data, 'pages');
  const newest: unknown = Array.isArray(pages) ? pages[0] : data;
  const coverage = readMember(newest, 'coverage');
  // Data that a service does not support cannot be followed.
  return readMember(coverage, 'state') === 'paused' && readMember(coverage, 'failure') !== 'not_offered';
}
