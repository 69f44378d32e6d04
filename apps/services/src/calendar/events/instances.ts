import { operations } from '@rotunda/api-client/operations';
import { parseDate } from '@rotunda/recurrence/parse-date';
import { type CalendarAccess, requireCalendar } from '#calendar/access.ts';
import { RequestBudget } from '#calendar/recurrence/request-budget.ts';
import { parseDateTime } from '#calendar/time/date-time.ts';
import { globalError } from '#core/errors/service-error.ts';
import { type OperationContext, operation } from '#core/operations/operation.ts';
import { PageTokens } from '#core/operations/page-token.ts';
import { fragment } from '#db/sql-fragment.ts';
import { type EventCursor, type EventPage, toEventCursor, toEventList, toPageSize } from './event-list.ts';
import type { EventQuery } from './event-query.ts';
import type { ListedEvent } from './expand-candidate.ts';
import { pageByStart } from './list-by-start.ts';
import { readTimeRange, readTimeZone, toPageFilter } from './list-request.ts';
import { getHorizon } from './list-scope.ts';
import type { EventEntry } from './model/event-entry.ts';
import { findLastEnd } from './model/event-store.ts';
import { toInstanceId } from './model/instance-id.ts';
import { findEntry, requireEvent } from './model/require-event.ts';
import { toEventResources } from './to-event-resources.ts';

type Context = OperationContext<'calendar.events.instances'>;

export const handler = operation('calendar.events.instances', (context) => {
  const { params, db, caller } = context;
  const access = requireCalendar(context, params.calendarId);
  const timeZone = readTimeZone(params.timeZone, access.calendar.timeZone);
  const filter = [access.calendar.number, caller.accountId, access.role, toPageFilter(params)];
  const pageTokens = new PageTokens(db, operations['calendar.events.instances'], filter);
  const cursor = toEventCursor(pageTokens.read(params.pageToken));
  const entry = requireEvent(db, access, params.eventId);
  const page = listInstances(context, access, entry, cursor);
  const view = { ...access, timeZone, maxAttendees: params.maxAttendees };
  const items = toEventResources(context, view, page.listed);
  return toEventList(context, access, { ...(page.next && { nextPageToken: pageTokens.write(page.next) }), items });
});

function listInstances(
  context: Context,
  access: CalendarAccess,
  entry: EventEntry,
  cursor: EventCursor | undefined,
): EventPage {
  const { params, db } = context;
  const query = toQuery(context, access, entry);
  if (params.originalStart !== undefined) return toSinglePage(query, findByOriginalStart(context, access, entry));
  // The instances of an instance are the instance alone. A non-recurring event has none.
  if (entry.occurrence || entry.event.series) return toSinglePage(query, entry);
  if (entry.event.recurrence === null) return { listed: [], next: undefined };
  return pageByStart(db, query, cursor, toPageSize('calendar.events.instances', params.maxResults));
}

function toQuery({ params, clock }: Context, access: CalendarAccess, { event }: EventEntry): EventQuery {
  const { fromMs, untilMs } = readTimeRange(params);
  const budget = new RequestBudget();
  return {
    ...access,
    isExpanded: true,
    showsDeleted: params.showDeleted === true,
    // Unlike in `events.list`, the bound is inclusive: an instance that ends at `timeMin` is listed.
    fromMs: fromMs - 1,
    untilMs,
    // Lists a finite series completely. Lists an endless one for some years from now, or from its start if that is later.
    horizonMs:
      findLastEnd(event, access.calendar.timeZone, budget) ?? getHorizon(Math.max(clock.nowMs(), event.startAt)),
    budget,
    filters: [fragment('(e.number = ? OR e.series_number = ?)', event.number, event.number)],
    changedSince: undefined,
  };
}

function toSinglePage(query: EventQuery, entry: EventEntry | undefined): EventPage {
  if (!entry || (entry.event.status === 'cancelled' && !query.showsDeleted)) return { listed: [], next: undefined };
  const { event, occurrence } = entry;
  const { startAt, endAt } = occurrence ?? event;
  const line: ListedEvent = { number: event.number, startAt, ...(occurrence && { occurrence }) };
  return { listed: startAt < query.untilMs && endAt > query.fromMs ? [line] : [], next: undefined };
}

function findByOriginalStart({ params, db }: Context, { calendar }: CalendarAccess, { event }: EventEntry) {
  const text = params.originalStart ?? '';
  const startMs = parseDate(text) ?? parseDateTime(text, calendar.timeZone);
  if (startMs === undefined) throw globalError(400, 'badRequest', 'Bad Request', 'originalStart');
  const seriesId = event.series?.id ?? event.id;
  return findEntry(db, calendar, toInstanceId(seriesId, { startMs, isAllDay: event.isAllDay }));
}
