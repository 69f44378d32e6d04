import { getMaxPageSize } from '@rotunda/api-client/max-page-size';
import type { CalendarSchemas, ParamsOf } from '@rotunda/api-client/operation-types';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/api.ts';
import type { CalendarEntry } from '#shared/calendar/occurrence.ts';

/** An access rule of a calendar. */
export type AccessRule = CalendarSchemas['AclRule'];

/** Returns the query of the user's calendars with the filters of the list, from all pages. */
export function calendarEntriesQuery(filters: ParamsOf<'calendar.calendarList.list'>) {
  const params = { ...filters, maxResults: getMaxPageSize('calendar.calendarList.list') };
  return queryOptions({
    queryKey: ['calendar.calendarList.list', params],
    queryFn: async ({ signal }) => {
      const entries: CalendarEntry[] = [];
      for await (const entry of api.items('calendar.calendarList.list', params, { signal })) entries.push(entry);
      return entries;
    },
  });
}

/** Returns the query of a calendar's access rules, from all pages. Optionally includes deleted rules. */
export function accessRulesQuery(calendarId: string, showDeleted: boolean) {
  const params = { calendarId, showDeleted, maxResults: getMaxPageSize('calendar.acl.list') };
  return queryOptions({
    queryKey: ['calendar.acl.list', params],
    queryFn: async ({ signal }) => {
      const rules: AccessRule[] = [];
      for await (const rule of api.items('calendar.acl.list', params, { signal })) rules.push(rule);
      return rules;
    },
  });
}
