import { getContent } from '#shared/calendar/event-content.ts';
import { createTimePatch, type EventPatch } from '#shared/calendar/event-patch.ts';
import { type EventTime, readTime, type ServiceEvent } from '#shared/calendar/occurrence.ts';
import { findSeriesZone, getOriginalStart, type Start, startingAt } from './series-time.ts';

/** Members that are always specific to an occurrence, or never. */
const NOT_COMPARED: ReadonlySet<string> = new Set<keyof ServiceEvent>(['start', 'end', 'recurrence', 'eventType']);

/**
 * Returns the patch that makes an occurrence differ from its series as `exception` differs from `series`. By the rule, the
 * occurrence begins at `start`; a moved exception keeps its time. Returns an empty patch if nothing differs.
 */
export function createExceptionPatch(
  exception: ServiceEvent,
  series: ServiceEvent,
  { start, zone }: { start: Start; zone: string },
): EventPatch {
  if (exception.status === 'cancelled') return { status: 'cancelled' };
  const own = new Map<string, unknown>(Object.entries(getContent(exception)));
  const shared = new Map<string, unknown>(Object.entries(getContent(series)));
  const names = [...new Set([...own.keys(), ...shared.keys()])].filter((name) => !NOT_COMPARED.has(name));
  const differing = names.filter((name) => JSON.stringify(own.get(name)) !== JSON.stringify(shared.get(name)));
  const time = findOwnTime(exception, series, start);
  return {
    ...Object.fromEntries(differing.map((name) => [name, own.get(name) ?? null])),
    ...(time && createTimePatch(time, exception, findSeriesZone(series, zone))),
  };
}

/** Returns the time of an exception, if it differs from the series in its start or duration. */
function findOwnTime(exception: ServiceEvent, series: ServiceEvent, start: Start): EventTime | undefined {
  const [time, usual] = [readTime(exception), readTime(series)];
  if (!time || !usual) return undefined;
  if (String(time.start) !== String(getOriginalStart(exception))) return time;
  return getLength(time) === getLength(usual) ? undefined : startingAt(start, time);
}

function getLength({ isAllDay, start, end }: EventTime): string {
  return String(isAllDay ? start.until(end) : start.until(end));
}
