import type { CalendarSchemas } from '@rotunda/api-client/operation-types';
import type { CalendarAccess } from '#calendar/access.ts';
import { listDefaultReminders } from '#calendar/calendar-list/default-reminders.ts';
import { toListEntityTag } from '#calendar/entity-tag.ts';
import type { Caller } from '#core/caller.ts';
import { toTimestamp } from '#core/clock.ts';
import type { PageCursor } from '#core/page-token.ts';
import type { Database } from '#db/database.ts';
import type { ListedEvent } from './expand-candidate.ts';

/** A place in a list of events; what its numbers mean depends on the order of the list. */
export type EventCursor = readonly [number, number, number];

/** The lines of one page, with the place where the next one starts. */
export type EventPage<Cursor extends EventCursor = EventCursor> = { listed: ListedEvent[]; next: Cursor | undefined };

const DEFAULT_PAGE_SIZE = 250;
const MAX_PAGE_SIZE = 1000;

/**
 * How many events a page holds at most. The document lets a page be shorter than was asked for; to write more at once would
 * keep other requests waiting.
 */
export function toPageSize(maxResults = DEFAULT_PAGE_SIZE): number {
  return Math.min(maxResults, MAX_PAGE_SIZE);
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
