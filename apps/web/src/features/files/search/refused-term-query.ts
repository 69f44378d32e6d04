import { ApiError } from '@rotunda/api-client/errors';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/api.ts';
import { type QueryTerm, readQueryTerms } from './query-terms.ts';

/** Reports whether the service has rejected a list because of its search. */
export function isSearchRefusal(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 400 && error.location === 'q';
}

/**
 * Returns the query that finds which condition the service rejects. The service only reports that one is invalid, so each is
 * tried alone.
 */
export function refusedTermQuery(text: string) {
  return queryOptions({
    queryKey: ['drive.files.list', 'refused term', text],
    queryFn: async ({ signal }): Promise<QueryTerm | null> => {
      for (const term of readQueryTerms(text)) if (await isRefused(term.text, signal)) return term;
      return null;
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

async function isRefused(q: string, signal: AbortSignal): Promise<boolean> {
  try {
    await api.call('drive.files.list', { q, pageSize: 1, fields: 'files(id)' }, { signal });
    return false;
  } catch (error) {
    if (error instanceof ApiError && error.status === 400) return true;
    throw error;
  }
}
