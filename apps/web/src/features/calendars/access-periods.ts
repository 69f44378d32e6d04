import type { components } from '@rotunda/api-client/bff-types';
import { queryOptions } from '@tanstack/react-query';
import { callBff } from '#shared/api/call-bff.ts';
import type { WriteResult } from '#shared/calendar/event-writes.ts';
import { getScopeLabel } from './calendar-writes.ts';

type Draft = components['schemas']['CalendarAccessPeriodDraft'];
type PeriodList = components['schemas']['CalendarAccessPeriodList'];

/** Access to a calendar from a start to an end time. */
export type AccessPeriod = components['schemas']['CalendarAccessPeriod'];

const PATH = '/api/calendar-access-periods';
const REFRESH_MS = 60_000; // The backend starts and ends access without user action.

/** Returns the query of the scheduled access to a calendar, regardless of who scheduled it. */
export function accessPeriodsQuery(calendarId: string) {
  return queryOptions({
    queryKey: ['bff.calendarAccessPeriods.list', { calendarId }],
    queryFn: async ({ signal }): Promise<readonly AccessPeriod[]> => {
      const query = { calendarId };
      return (await callBff<PeriodList>('bff.calendarAccessPeriods.list', PATH, { query, signal })).periods;
    },
    refetchInterval: REFRESH_MS,
  });
}

/** Schedules access. */
export async function planAccess(draft: Draft): Promise<WriteResult> {
  const period = await callBff<AccessPeriod>('bff.calendarAccessPeriods.create', PATH, { method: 'POST', body: draft });
  return { message: `Scheduled access of ${getScopeLabel(draft)}`, undo: () => endPeriod(period.periodId) };
}

/** Ends an access period immediately. */
export async function endAccess(period: AccessPeriod): Promise<WriteResult> {
  await endPeriod(period.periodId);
  const isActive = period.state === 'active';
  return { message: `${isActive ? 'Ending' : 'Cancelled'} access of ${getScopeLabel(period)}` };
}

async function endPeriod(id: string): Promise<void> {
  await callBff('bff.calendarAccessPeriods.end', `${PATH}/${encodeURIComponent(id)}`, { method: 'DELETE' });
}
