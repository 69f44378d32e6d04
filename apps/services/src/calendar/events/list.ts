import { operations } from '@rotunda/api-client/operations';
import { requireCalendar } from '#calendar/access.ts';
import { getSequence } from '#calendar/sequence.ts';
import { type OperationContext, operation } from '#core/operations/operation.ts';
import { type PageCursor, PageTokens } from '#core/operations/page-token.ts';
import { countFitting } from './count-fitting.ts';
import { type EventPage, toEventCursor, toEventList, toPageSize } from './event-list.ts';
import type { EventQuery } from './event-query.ts';
import { listByRow } from './list-by-row.ts';
import { pageByStart } from './list-by-start.ts';
import { listChanges } from './list-changes.ts';
import { checkListParams, readTimeZone, toPageFilter } from './list-request.ts';
import { canIssueSyncToken, createEventSyncTokens, readListScope, toEventQuery, toSyncPayload } from './list-scope.ts';
import { toEventResources } from './to-event-resources.ts';

type Context = OperationContext<'calendar.events.list'>;

export const handler = operation('calendar.events.list', (context) => {
  const { params, db, caller, clock } = context;
  const access = requireCalendar(context, params.calendarId);
  checkListParams(params, clock.nowMs());
  const timeZone = readTimeZone(params.timeZone, access.calendar.timeZone);
  const syncTokens = createEventSyncTokens(db, access, caller);
  const scope = readListScope(params, syncTokens, clock.nowMs());
  const filter = [access.calendar.number, caller.accountId, access.role, toPageFilter(params)];
  const pageTokens = new PageTokens(db, operations['calendar.events.list'], filter);
  const cursor = pageTokens.read(params.pageToken);
  // Changes made while pages are read are returned by the next incremental list.
  const sequence = Number(cursor?.[0] ?? getSequence(db));
  const page = listPage(context, toEventQuery(params, access, scope), cursor);
  const next = page.next
    ? { nextPageToken: pageTokens.write([sequence, ...page.next]) }
    : canIssueSyncToken(params) && { nextSyncToken: syncTokens.write(toSyncPayload(scope, sequence)) };
  const items = toEventResources(context, { ...access, timeZone, maxAttendees: params.maxAttendees }, page.listed);
  return toEventList(context, access, { ...next, items });
});

function listPage({ params, db }: Context, query: EventQuery, cursor: PageCursor | undefined): EventPage {
  const size = toPageSize('calendar.events.list', params.maxResults);
  const place = toEventCursor(cursor?.slice(1));
  if (query.isExpanded && query.changedSince === undefined && params.orderBy !== 'updated') {
    return pageByStart(db, query, place, size);
  }
  const sortBy = params.orderBy === 'updated' ? 'updated_at' : 'number';
  const lines =
    query.changedSince === undefined
      ? listByRow(db, query, { sortBy, cursor: place, count: size + 1 })
      : listChanges(db, { ...query, changedSince: query.changedSince }, place, size + 1);
  const count = countFitting(db, lines.slice(0, size));
  return { listed: lines.slice(0, count), next: lines.length > count ? lines[count - 1]?.place : undefined };
}
