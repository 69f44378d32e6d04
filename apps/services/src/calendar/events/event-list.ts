import type { CalendarSchemas } from '@rotunda/api-client/operation-types';
import type { CalendarAccess } from '#calendar/access.ts';
import { listDefaultReminders } from '#calendar/calendar-list/default-reminders.ts';
import { toListEntityTag } from '#calendar/entity-tag.ts';
import type { Caller } from '#core/auth/caller.ts';
import { toTimestamp } from '#core/clock.ts';
import type { PageCursor } from '#core/operations/page-token.ts';
import { pageSizeOf } from '#core/schemas/requested-page-size.ts';
import type { Database } from '#db/database.ts';
import type { ListedEvent } from './expand-candidate.ts';

/** A place in a list of events; what its numbers mean depends on the order of the list. */
export type EventCursor = readonly [number, number, number];

/** The lines of one page, with the place where the next one starts. */
export type EventPage<Cursor extends EventCursor = EventCursor> = { listed: ListedEvent[]; next: Cursor | undefined };

const MAX_EVENTS_AT_ONCE = 1000;

/**
 * Number of events on a page. It may be below the requested size, as the document allows: writing more than 1,000 events at once
 * would block other requests.
 */
export function toPageSize(
  operationId: 'calendar.events.list' | 'calendar.events.instances',
  maxResults: number | undefined,
): number {
  return Math.min(pageSizeOf(operationId, maxResults), MAX_EVENTS_AT_ONCE);
}

/** The place that a page token holds; undefined for the start of the list. */
export function toEventCursor(cursor: PageCursor | undefined): EventCursor | undefined {
  return cursor && [Number(cursor[0]), Number(cursor[1]), Number(cursor[2])];
}

/** Events together with what is said of their calendar. */
export function toEventList(
  { db, caller }: { db: Database; caller: Caller },
  { calendar, role }: CalendarAccess,
  rest: Pick<CalendarSchemas['Events'], 'items' | 'nextPageToken' | 'nextSyncToken'>,
): CalendarSchemas['Events'] {
  const list = {
    summary: calendar.summary,
    ...(calendar.description !== null && { description: calendar.description }),
    updated: toTimestamp(calendar.updatedAt),
    timeZone: calendar.timeZone,
    accessRole: role,
    defaultReminders: listDefaultReminders(db, caller.accountId, calendar.number),
    ...rest,
  };
  return { kind: 'calendar#events', etag: toListEntityTag(list), ...list };
}
