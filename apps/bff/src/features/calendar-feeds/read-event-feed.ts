import { z } from 'zod';
import type { Principal } from '#domain/principal.ts';
import { ProblemError } from '#domain/problem.ts';
import type { UserCallExecutor } from '#upstream/calls/user-call-executor.ts';
import type { EventFilter } from './feed-filter.ts';
import type { FeedEntry, FeedTime } from './write-feed.ts';

const DAY_MS = 24 * 3_600_000;
const DAYS_BEFORE = 30;
const DAYS_AHEAD = 365;
const FEED_EVENTS_PAGE_SIZE = 2_500; // The maximum that the service returns on one page.
const FIELDS = 'items(id,status,summary,description,location,start,end,transparency,updated,htmlLink,eventType)';

const moment = z.object({ date: z.string().optional(), dateTime: z.string().optional() });
const list = z.object({
  items: z
    .array(
      z.object({
        id: z.string(),
        status: z.string().optional(),
        summary: z.string().optional(),
        description: z.string().optional(),
        location: z.string().optional(),
        start: moment.optional(),
        end: moment.optional(),
        transparency: z.string().optional(),
        updated: z.string().optional(),
        htmlLink: z.string().optional(),
      }),
    )
    .default([]),
});

type ListedEvent = z.infer<typeof list>['items'][number];
type ReadDeps = { calls: Pick<UserCallExecutor, 'execute'>; principal: Principal; requestId: string; nowMs: number };

/**
 * Reads the events of a feed as its owner may currently see them, with one call per calendar. Leaves out calendars that no longer
 * exist or that the owner may no longer see. Throws if the owner's role does not include events, or if a service does not
 * respond, so that calendar apps keep their current data.
 */
export async function readEventFeed(deps: ReadDeps, filter: EventFilter): Promise<FeedEntry[]> {
  const parts = await Promise.all(filter.calendarIds.map((calendarId) => readCalendar(deps, calendarId, filter)));
  return parts.flat();
}

async function readCalendar(deps: ReadDeps, calendarId: string, filter: EventFilter): Promise<FeedEntry[]> {
  const { calls, principal, requestId, nowMs } = deps;
  const params = {
    calendarId,
    singleEvents: true,
    orderBy: 'startTime',
    maxResults: FEED_EVENTS_PAGE_SIZE,
    fields: FIELDS,
    timeMin: new Date(nowMs - DAYS_BEFORE * DAY_MS).toISOString(),
    timeMax: new Date(nowMs + DAYS_AHEAD * DAY_MS).toISOString(),
    ...(filter.q !== undefined && { q: filter.q }),
    ...(filter.eventTypes && { eventTypes: filter.eventTypes }),
  };
  try {
    const { body } = await calls.execute(principal, { operationId: 'calendar.events.list', params }, requestId);
    return list.parse(body).items.flatMap((event) => toEntry(calendarId, event) ?? []);
  } catch (error) {
    const isGone = error instanceof ProblemError && error.upstream && isCalendarGone(error);
    if (isGone) return [];
    throw error;
  }
}

function isCalendarGone({ failure }: ProblemError): boolean {
  return failure === 'not_found' || failure === 'refused';
}

function toEntry(calendarId: string, event: ListedEvent): FeedEntry | undefined {
  const start = toTime(event.start);
  const end = toTime(event.end) ?? start;
  if (!start || !end || event.status === 'cancelled') return undefined;
  return {
    uid: `${event.id}@${calendarId}`,
    start,
    end,
    location: event.location,
    url: event.htmlLink,
    updated: event.updated,
    // An event without a title is shared as free/busy only.
    summary: event.summary ?? 'Busy',
    description: event.description,
    status: event.status?.toUpperCase(),
    isFree: event.transparency === 'transparent',
  };
}

function toTime(time: z.infer<typeof moment> | undefined): FeedTime | undefined {
  if (time?.date !== undefined) return { date: time.date };
  return time?.dateTime === undefined ? undefined : { dateTime: time.dateTime };
}
