import type { CalendarSchemas } from '@rotunda/api-client/operation-types';
import type { CalendarAccess } from '#calendar/access.ts';
import { listDefaultReminders } from '#calendar/calendar-list/default-reminders.ts';
import { toListEntityTag } from '#calendar/entity-tag.ts';
import type { Caller } from '#core/auth/caller.ts';
import { toTimestamp } from '#core/clock.ts';
import type { PageCursor } from '#core/operations/page-token.ts';
import { getPageSize } from '#core/schemas/requested-page-size.ts';
import type { Database } from '#db/database.ts';
import type { ListedEvent } from './expand-candidate.ts';

/** A position in a list of events. The meaning of the numbers depends on the order of the list. */
export type EventCursor = readonly [number, number, number];

/** The entries of one page, with the cursor of the next page. */
export type EventPage<Cursor extends EventCursor = EventCursor> = { listed: ListedEvent[]; next: Cursor | undefined };

const MAX_EVENTS_AT_ONCE = 1000;

/**
 * Returns the number of events on a page. It may be below the requested size, as the API documentation allows, because writing
 * more than 1,000 events at once would block other requests.
 */
export function toPageSize(
  operationId: 'calendar.events.list' | 'calendar.events.instances',
  maxResults: number | undefined,
): number {
  return Math.min(getPageSize(operationId, maxResults), MAX_EVENTS_AT_ONCE);
}

/** Decodes the cursor of a page token. Returns undefined for the start of the list. */
export function toEventCursor(cursor: PageCursor | undefined): EventCursor | undefined {
  return cursor && [Number(cursor[0]), Number(cursor[1]), Number(cursor[2])];
}

/** Builds the response for a list of events, including the properties of their calendar. */
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
