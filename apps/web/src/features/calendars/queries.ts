import { maxPageSize } from '@rotunda/api-client/max-page-size';
import type { CalendarSchemas, ParamsOf } from '@rotunda/api-client/operation-types';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/api.ts';
import type { CalendarEntry } from '#shared/calendar/occurrence.ts';

/** A rule of who has access to a calendar. */
export type AccessRule = CalendarSchemas['AclRule'];

/** The person's calendars by the filters of the list, all pages. */
export function calendarEntriesQuery(filters: ParamsOf<'calendar.calendarList.list'>) {
  const params = { ...filters, maxResults: maxPageSize('calendar.calendarList.list') };
  return queryOptions({
    queryKey: ['calendar.calendarList.list', params],
    queryFn: async ({ signal }) => {
      const entries: CalendarEntry[] = [];
      for await (const entry of api.items('calendar.calendarList.list', params, { signal })) entries.push(entry);
      return entries;
    },
  });
}

/** Who has access to a calendar, all pages; with those whose access was taken away, if asked for. */
export function accessRulesQuery(calendarId: string, showDeleted: boolean) {
  const params = { calendarId, showDeleted, maxResults: maxPageSize('calendar.acl.list') };
  return queryOptions({
    queryKey: ['calendar.acl.list', params],
    queryFn: async ({ signal }) => {
      const rules: AccessRule[] = [];
      for await (const rule of api.items('calendar.acl.list', params, { signal })) rules.push(rule);
      return rules;
    },
  });
}
