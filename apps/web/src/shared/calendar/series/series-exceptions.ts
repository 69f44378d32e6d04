import { queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/api.ts';
import type { Occurrence, ServiceEvent } from '#shared/calendar/occurrence.ts';
import type { EventChange, Scope } from './event-change.ts';
import { getOriginalStart, startMs } from './series-time.ts';

/** Returns the individually changed or cancelled occurrences of a series, at any time. */
export async function listExceptions(
  calendarId: string,
  { id, iCalUID }: ServiceEvent,
  signal?: AbortSignal,
): Promise<ServiceEvent[]> {
  const exceptions: ServiceEvent[] = [];
  if (iCalUID === undefined) return exceptions;
  // Requests unexpanded series, whose events include cancelled occurrences.
  const params = { calendarId, iCalUID, singleEvents: false };
  for await (const each of api.items('calendar.events.list', params, signal && { signal })) {
    if (each.recurringEventId === id) exceptions.push(each);
  }
  return exceptions;
}

/** Returns the query of the same exceptions for a screen. Starts once the series is known. */
export function seriesExceptionsQuery(calendarId: string, series: ServiceEvent | undefined) {
  return queryOptions({
    queryKey: ['calendar.events.list', { calendarId, iCalUID: series?.iCalUID }, 'exceptions'],
    queryFn: ({ signal }) => listExceptions(calendarId, series ?? {}, signal),
    enabled: series !== undefined,
  });
}

/**
 * Describes the effect on exceptions of changing a series, from an occurrence on or as a whole. Returns undefined if there are
 * none. A series that continues as a new one keeps its exceptions; the service drops all exceptions if a whole series moves to
 * other times.
 */
export function formatExceptions(
  exceptions: readonly ServiceEvent[],
  scope: Exclude<Scope, 'one'>,
  { event, time }: Occurrence,
  change: EventChange,
): string | undefined {
  const first = getMs(event);
  const touched = exceptions.filter((each) => scope === 'all' || getMs(each) >= first);
  const isMoved = change.time !== undefined && String(change.time.start) !== String(time.start);
  const isAnew = scope === 'all' && isMoved;
  if (touched.length === 0) return undefined;
  const isOne = touched.length === 1;
  const separately = `${isOne ? 'one' : touched.length} ${isOne ? 'was' : 'were'} changed or cancelled separately and`;
  if (isAnew) return `${separately} ${isOne ? 'is' : 'are'} overwritten`;
  return `${separately} ${isOne ? 'keeps its' : 'keep their'} differences`;
}

function getMs(event: ServiceEvent): number {
  const start = getOriginalStart(event);
  return start ? startMs(start) : 0;
}
