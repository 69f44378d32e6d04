import type { components } from '@rotunda/api-client/bff-types';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callBff } from '#shared/api/call-bff.ts';

/** People and groups visible to the user, with the state of reading them. */
export type PersonIndex = components['schemas']['PersonIndex'];

const PERSON_INDEX_PAGE_SIZE = 200;
const FRESH_MS = 300_000;
const READING_REFRESH_MS = 1_000;

/**
 * Returns the query of people that match a text, most frequently named first. Returns the first page of all people for an empty
 * text.
 */
export function peopleIndexQuery(text: string) {
  const query = { pageSize: PERSON_INDEX_PAGE_SIZE, ...(text !== '' && { q: text }) };
  return queryOptions({
    queryKey: ['bff.indexes.people', query],
    queryFn: ({ signal }) => callBff<PersonIndex>('bff.indexes.people', '/api/indexes/people', { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
    // On the first request, the sources are still being read.
    refetchInterval: ({ state }) => (state.data && isReading(state.data) ? READING_REFRESH_MS : false),
  });
}

const MAX_PAGES = 50; // 10,000 people. Users would not browse a longer list.

/** The query of all people in the index, page by page. */
export const allPeopleQuery = queryOptions({
  queryKey: ['bff.indexes.people', 'all'],
  queryFn: async ({ signal }): Promise<PersonIndex> => {
    const rows: PersonIndex['rows'][number][] = [];
    let pageToken: string | undefined;
    for (let page = 1; ; page += 1) {
      const query = { pageSize: PERSON_INDEX_PAGE_SIZE, sort: 'name', ...(pageToken !== undefined && { pageToken }) };
      const list = await callBff<PersonIndex>('bff.indexes.people', '/api/indexes/people', { query, signal });
      rows.push(...list.rows);
      pageToken = list.nextPageToken;
      if (pageToken === undefined || page === MAX_PAGES) return { ...list, rows };
    }
  },
  staleTime: FRESH_MS,
  refetchInterval: ({ state }) => (state.data && isReading(state.data) ? READING_REFRESH_MS : false),
});

function isReading({ coverage: { state } }: PersonIndex): boolean {
  return state !== 'current' && state !== 'paused';
}
