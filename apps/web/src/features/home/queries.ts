import type { components } from '@rotunda/api-client/bff-types';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/api.ts';
import { callBff } from '#shared/api/call-bff.ts';
import { operationQuery } from '#shared/api/operation-query.ts';
import { latestFilesQuery } from '#shared/files/latest-files-query.ts';
import { getIndexRefreshMs } from '#shared/indexes/index-refresh.ts';
import { FAILURE_DAYS } from '#shared/script/failures/count-by-day.ts';
import { errorNotesQuery } from '#shared/script/failures/error-notes-query.ts';
import { FIELDS_WITH_ERRORS } from '#shared/script/failures/fields-with-errors.ts';
import { hasErrorDetails } from '#shared/script/failures/has-error-details.ts';
import type { Failures } from './failure-groups.ts';

type ApprovalIndex = components['schemas']['ApprovalIndex'];
type AccessRequestIndex = components['schemas']['AccessRequestIndex'];

/** The maximum number of rows in a panel. */
export const PANEL_PAGE_SIZE = 5;
const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;
const HOME_EVENTS_PAGE_SIZE = 4 * PANEL_PAGE_SIZE; // More than are shown, because working locations are filtered out.
const HOME_FAILURES_PAGE_SIZE = 200; // Enough to show what fails. The linked list contains all failures.

/** The query of approvals that wait for the user's response, earliest due first. */
export const pendingApprovalsQuery = queryOptions({
  queryKey: ['bff.indexes.approvals', 'home'],
  queryFn: ({ signal }) =>
    callBff<ApprovalIndex>('bff.indexes.approvals', '/api/indexes/approvals', {
      query: { folder: 'waiting', sort: 'dueTime', pageSize: PANEL_PAGE_SIZE },
      signal,
    }),
  refetchInterval: ({ state }) => getIndexRefreshMs(state.data?.coverage),
});

/** The query of access requests, oldest first. */
export const requestsQuery = queryOptions({
  queryKey: ['bff.indexes.accessRequests', 'home'],
  queryFn: ({ signal }) =>
    callBff<AccessRequestIndex>('bff.indexes.accessRequests', '/api/indexes/access-requests', {
      query: { sort: 'createTime', pageSize: PANEL_PAGE_SIZE },
      signal,
    }),
  refetchInterval: ({ state }) => getIndexRefreshMs(state.data?.coverage),
});

/**
 * The query of failed executions in the last seven days, newest first, excluding errors that the team has muted. There are more
 * if `isCapped`.
 */
export const failuresQuery = queryOptions({
  queryKey: ['script.processes.list', 'home'],
  queryFn: async ({ signal, client }): Promise<Failures> => {
    const params = {
      'userProcessFilter.statuses': ['FAILED', 'TIMED_OUT'] as ('FAILED' | 'TIMED_OUT')[],
      'userProcessFilter.startTime': new Date(Date.now() - FAILURE_DAYS * DAY_MS).toISOString(),
      pageSize: HOME_FAILURES_PAGE_SIZE,
    };
    const { processes = [], nextPageToken } = await api.call('script.processes.list', params, { signal });
    const list = { processes, isCapped: nextPageToken !== undefined, mutedCount: 0 };
    if (!processes.some(hasErrorDetails)) return list;
    const notes = await client.fetchQuery(errorNotesQuery);
    if (![...notes.values()].some(({ isMuted }) => isMuted)) return list;
    const { excludeMuted: withoutMuted } = await import('#shared/script/failures/exclude-muted.ts');
    const all = await api.call('script.processes.list', { ...params, fields: FIELDS_WITH_ERRORS }, { signal });
    const shown = withoutMuted(all.processes ?? [], notes);
    return { ...list, processes: shown, mutedCount: (all.processes ?? []).length - shown.length };
  },
  refetchInterval: 60_000,
});

/**
 * The query of events in the user's own calendar that are in progress or begin within a week, earliest first. Excludes working
 * locations.
 */
export const upcomingEventsQuery = queryOptions({
  queryKey: ['calendar.events.list', 'home'],
  queryFn: async ({ signal }) => {
    const params = {
      calendarId: 'primary',
      timeMin: new Date().toISOString(),
      timeMax: new Date(Date.now() + WEEK_MS).toISOString(),
      singleEvents: true,
      orderBy: 'startTime' as const,
      maxResults: HOME_EVENTS_PAGE_SIZE,
    };
    const { items = [] } = await api.call('calendar.events.list', params, { signal });
    const events = items.filter(({ eventType }) => eventType !== 'workingLocation').slice(0, PANEL_PAGE_SIZE);
    return { events };
  },
});

/** The query of the most recently changed files, regardless of who changed them. */
export const changedFilesQuery = latestFilesQuery(PANEL_PAGE_SIZE);

/** The query of the user's storage quota and usage. */
export const storageQuery = operationQuery('drive.about.get', { fields: 'storageQuota' });
