import { queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/api.ts';
import type { Occurrence, ServiceEvent } from '#shared/calendar/occurrence.ts';
import type { EventChange, Scope } from './event-change.ts';
import { originalStart, startMs } from './series-time.ts';

/** The occurrences of a series that were changed or cancelled by themselves, wherever they lie. */
export async function listExceptions(
  calendarId: string,
  { id, iCalUID }: ServiceEvent,
  signal?: AbortSignal,
): Promise<ServiceEvent[]> {
  const exceptions: ServiceEvent[] = [];
  if (iCalUID === undefined) return exceptions;
  // Series as they are: cancelled occurrences are among their events.
  const params = { calendarId, iCalUID, singleEvents: false };
  for await (const each of api.items('calendar.events.list', params, signal && { signal })) {
    if (each.recurringEventId === id) exceptions.push(each);
  }
  return exceptions;
}

/** The same as a question of a screen; begun once the series is known. */
export function seriesExceptionsQuery(calendarId: string, series: ServiceEvent | undefined) {
  return queryOptions({
    queryKey: ['calendar.events.list', { calendarId, iCalUID: series?.iCalUID }, 'exceptions'],
    queryFn: ({ signal }) => listExceptions(calendarId, series ?? {}, signal),
    enabled: series !== undefined,
  });
}

/**
 * What becomes of the exceptions of a series when it is changed from an occurrence on, or as a whole, in words; undefined
 * when there are none. A series that goes on as a new one takes them along; the service keeps none of a series that begins
 * at other times as a whole.
 */
export function exceptionsText(
  exceptions: readonly ServiceEvent[],
  scope: Exclude<Scope, 'one'>,
  { event, time }: Occurrence,
  change: EventChange,
): string | undefined {
  const first = msOf(event);
  const touched = exceptions.filter((each) => scope === 'all' || msOf(each) >= first);
  const isMoved = change.time !== undefined && String(change.time.start) !== String(time.start);
  const isAnew = scope === 'all' && isMoved;
  if (touched.length === 0) return undefined;
  const isOne = touched.length === 1;
  const separately = `${isOne ? 'one' : touched.length} ${isOne ? 'was' : 'were'} changed or cancelled separately and`;
  if (isAnew) return `${separately} ${isOne ? 'is' : 'are'} overwritten`;
  return `${separately} ${isOne ? 'keeps its' : 'keep their'} differences`;
}

function msOf(event: ServiceEvent): number {
  const start = originalStart(event);
  return start ? startMs(start) : 0;
}
