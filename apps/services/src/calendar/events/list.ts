import type { CalendarSchemas } from '@rotunda/api-client/operation-types';
import { operations } from '@rotunda/api-client/operations';
import { type CalendarAccess, requireCalendar } from '#calendar/access.ts';
import { listDefaultReminders } from '#calendar/calendar-list/default-reminders.ts';
import { toListEntityTag } from '#calendar/entity-tag.ts';
import { currentSequence } from '#calendar/sequence.ts';
import { toTimestamp } from '#core/clock.ts';
import { type OperationContext, operation } from '#core/operation.ts';
import { type PageCursor, PageTokens } from '#core/page-token.ts';
import type { EventQuery } from './event-query.ts';
import type { ListedEvent } from './expand-candidate.ts';
import { listByRow, type RowCursor } from './list-by-row.ts';
import { listByStart, type StartCursor, toStartCursor } from './list-by-start.ts';
import { listChanges } from './list-changes.ts';
import { checkListParams, readTimeZone } from './list-request.ts';
import { canBeFollowed, eventSyncTokens, readListScope, toEventQuery, toSyncPayload } from './list-scope.ts';
import { toEventResources } from './to-event-resources.ts';

type Context = OperationContext<'calendar.events.list'>;

const DEFAULT_PAGE_SIZE = 250;

export const handler = operation('calendar.events.list', (context) => {
  const { params, db, caller, clock } = context;
  const access = requireCalendar(context, params.calendarId);
  checkListParams(params, clock.nowMs());
  const timeZone = readTimeZone(params.timeZone, access.calendar.timeZone);
  const syncTokens = eventSyncTokens(db, access, caller);
  const scope = readListScope(params, syncTokens, clock.nowMs());
  const pageTokens = new PageTokens(db, operations['calendar.events.list'], toPageFilter(context, access));
  const cursor = pageTokens.read(params.pageToken);
  // What changes while the pages are read comes with the first list of changes after them.
  const sequence = Number(cursor?.[0] ?? currentSequence(db));
  const page = listPage(context, toEventQuery(params, access, scope), cursor);
  const next = page.next
    ? { nextPageToken: pageTokens.write([sequence, ...page.next]) }
    : canBeFollowed(params) && { nextSyncToken: syncTokens.write(toSyncPayload(scope, sequence)) };
  const items = toEventResources(context, { ...access, timeZone, maxAttendees: params.maxAttendees }, page.listed);
  return toEventList(context, access, { ...next, items });
});

type Page = { listed: ListedEvent[]; next: PageCursor | undefined };

function listPage({ params, db }: Context, query: EventQuery, cursor: PageCursor | undefined): Page {
  const size = params.maxResults ?? DEFAULT_PAGE_SIZE;
  const [, ...numbers] = cursor?.map(Number) ?? [];
  const [first, second, third] = numbers;
  const place =
    first === undefined || second === undefined || third === undefined ? undefined : ([first, second, third] as const);
  if (query.isExpanded && query.changedSince === undefined && params.orderBy !== 'updated') {
    return cutByStart(listByStart(db, query, place satisfies StartCursor | undefined, size + 1), size);
  }
  const rowCursor: RowCursor | undefined = place;
  const lines =
    query.changedSince === undefined
      ? listByRow(db, query, {
          sortBy: params.orderBy === 'updated' ? 'updated_at' : 'number',
          cursor: rowCursor,
          count: size + 1,
        })
      : listChanges(db, { ...query, changedSince: query.changedSince }, rowCursor, size + 1);
  return { listed: lines.slice(0, size), next: lines.length > size ? lines[size - 1]?.place : undefined };
}

function cutByStart(lines: readonly ListedEvent[], size: number): Page {
  const listed = lines.slice(0, size);
  const last = listed.at(-1);
  return { listed, next: last && lines.length > size ? toStartCursor(last) : undefined };
}

/** Everything that the pages of one list have to agree on. */
function toPageFilter({ params, caller }: Context, { calendar, role }: CalendarAccess): unknown {
  const { pageToken: _, maxResults: __, maxAttendees: ___, timeZone: ____, fields: _____, ...filter } = params;
  return [calendar.number, caller.accountId, role, Object.entries(filter).sort()];
}

function toEventList(
  { db, caller }: Context,
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
