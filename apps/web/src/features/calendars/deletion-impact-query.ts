import { getMaxPageSize } from '@rotunda/api-client/max-page-size';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/api.ts';
import { type ServiceEvent, toOccurrence } from '#shared/calendar/occurrence.ts';

/** The contents of a calendar that would be lost, and who is affected. */
type Impact = {
  eventCount: number;
  seriesCount: number;
  /** The number of other people invited to series or upcoming events organized in the calendar. */
  guestCount: number;
  /** The titles of the next events, including occurrences of series, deduplicated. */
  nextTitles: readonly string[];
  /** Whether the entire calendar was counted. */
  isComplete: boolean;
};

const MAX_COUNTED = 10_000;
const NAMED = 3;
const NEXT_EVENTS_PAGE_SIZE = 50; // Occurrences of a daily series have the same title, so few titles need many events.
const FIELDS =
  'nextPageToken,items(id,summary,status,visibility,eventType,start,end,recurrence,organizer(self),attendees(email,self,resource))';

/** Returns the query that counts what would be lost with the events of a calendar. */
export function deletionImpactQuery(calendarId: string, nowMs: number) {
  const params = { calendarId, maxResults: getMaxPageSize('calendar.events.list'), fields: FIELDS };
  return queryOptions({
    queryKey: ['calendar.events.list', params, 'loss'],
    queryFn: async ({ signal }): Promise<Impact> => {
      const next = await api.call('calendar.events.list', toNextParams(calendarId, nowMs), { signal });
      const events: ServiceEvent[] = [];
      for await (const event of api.items('calendar.events.list', params, { signal })) {
        if (events.length === MAX_COUNTED) return toImpact(events, next.items ?? [], { nowMs, isWhole: false });
        events.push(event);
      }
      return toImpact(events, next.items ?? [], { nowMs, isWhole: true });
    },
    staleTime: 0,
  });
}

function toNextParams(calendarId: string, nowMs: number) {
  const timeMin = new Date(nowMs).toISOString();
  const fields = 'items(id,summary,status,visibility,eventType,start,end)';
  return {
    calendarId,
    timeMin,
    singleEvents: true,
    orderBy: 'startTime' as const,
    maxResults: NEXT_EVENTS_PAGE_SIZE,
    fields,
  };
}

function toImpact(
  events: readonly ServiceEvent[],
  next: readonly ServiceEvent[],
  { nowMs, isWhole: isComplete }: { nowMs: number; isWhole: boolean },
): Impact {
  const series = events.filter(({ recurrence }) => recurrence !== undefined);
  const coming = events.filter((event) => event.recurrence === undefined && startMs(event) >= nowMs);
  const organized = [...series, ...coming].filter(({ organizer }) => organizer?.self === true);
  const guests = organized.flatMap(({ attendees = [] }) =>
    attendees.filter(({ self, resource }) => !self && !resource),
  );
  const titles = new Set(next.flatMap((event) => toOccurrence(event, NOWHERE)?.title ?? []));
  return {
    eventCount: events.length - series.length,
    seriesCount: series.length,
    guestCount: new Set(guests.map(({ email }) => email)).size,
    nextTitles: [...titles].slice(0, NAMED),
    isComplete,
  };
}

const NOWHERE = { id: '', name: '', color: '' };

function startMs({ start }: ServiceEvent): number {
  return Date.parse(start?.dateTime ?? start?.date ?? '') || 0;
}
