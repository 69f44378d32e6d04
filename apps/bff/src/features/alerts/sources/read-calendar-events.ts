import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { readPages } from '#domain/calls/read-pages.ts';
import type { Clock } from '#domain/clock.ts';
import type { UserCallExecutor } from '#upstream/calls/user-call-executor.ts';
import type { CalendarEventRow, ReadSource } from './alert-source.ts';
import { listCalendars } from './list-calendars.ts';

const MAX_CALENDARS = 20;
const CHANGED_EVENTS_PAGE_SIZE = '250';
const FIELDS = 'items(id,summary,description,status,created,updated),nextPageToken';
/** Services refuse to list changes from further back. */
const MAX_LOOKBACK_MS = 27 * 24 * 3_600_000;

const event = z.object({
  id: z.string(),
  summary: z.string().default(''),
  description: z.string().default(''),
  status: z.string().default(''),
  created: z.string().default(''),
  updated: z.string().default(''),
});
const page = z.object({ items: z.array(event).default([]), nextPageToken: z.string().optional() });

/** Reads changed events in the calendars that a user can edit. */
export function readCalendarEvents({
  calls,
  clock,
}: {
  calls: UserCallExecutor;
  clock: Clock;
}): ReadSource<'calendar-events'> {
  return async (principal, sinceMs) => {
    const { calendars, gap } = await listCalendars(calls, principal, { minAccessRole: 'writer', limit: MAX_CALENDARS });
    const requestId = randomUUID();
    const updatedMin = new Date(Math.max(sinceMs, clock.nowMs() - MAX_LOOKBACK_MS)).toISOString();
    const rows: CalendarEventRow[] = [];
    for (const { id: calendarId } of calendars) {
      const pages = readPages(async (token) => {
        const params = {
          calendarId,
          updatedMin,
          showDeleted: 'true',
          maxResults: CHANGED_EVENTS_PAGE_SIZE,
          fields: FIELDS,
          ...token,
        };
        const { body } = await calls.execute(principal, { operationId: 'calendar.events.list', params }, requestId);
        return page.parse(body ?? {});
      });
      for await (const { items } of pages) rows.push(...items.flatMap((one) => toRow(calendarId, one)));
    }
    return { rows, gap };
  };
}

function toRow(calendarId: string, { id, summary, description, status, created, updated }: z.infer<typeof event>) {
  const atMs = Date.parse(updated);
  if (Number.isNaN(atMs)) return [];
  const isNew = Math.abs(atMs - Date.parse(created)) < 2_000;
  const change = status === 'cancelled' ? 'deleted' : isNew ? 'added' : 'changed';
  return [{ calendarId, eventId: id, title: summary, description, change, atMs } satisfies CalendarEventRow];
}
