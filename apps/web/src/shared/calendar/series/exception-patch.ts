import { contentOf } from '#shared/calendar/event-content.ts';
import { type EventPatch, timePatch } from '#shared/calendar/event-patch.ts';
import { type EventTime, readTime, type ServiceEvent } from '#shared/calendar/occurrence.ts';
import { originalStart, type Start, startingAt, zoneOfSeries } from './series-time.ts';

/** What every occurrence has of its own, or none. */
const NOT_COMPARED: ReadonlySet<string> = new Set<keyof ServiceEvent>(['start', 'end', 'recurrence', 'eventType']);

/**
 * The patch that makes an occurrence differ from its series as `exception` differs from `series`. It begins at `start` by
 * the rule; an exception that was put elsewhere stays there. Empty when nothing differs.
 */
export function exceptionPatch(
  exception: ServiceEvent,
  series: ServiceEvent,
  { start, zone }: { start: Start; zone: string },
): EventPatch {
  if (exception.status === 'cancelled') return { status: 'cancelled' };
  const own = new Map<string, unknown>(Object.entries(contentOf(exception)));
  const shared = new Map<string, unknown>(Object.entries(contentOf(series)));
  const names = [...new Set([...own.keys(), ...shared.keys()])].filter((name) => !NOT_COMPARED.has(name));
  const differing = names.filter((name) => JSON.stringify(own.get(name)) !== JSON.stringify(shared.get(name)));
  const time = ownTime(exception, series, start);
  return {
    ...Object.fromEntries(differing.map((name) => [name, own.get(name) ?? null])),
    ...(time && timePatch(time, exception, zoneOfSeries(series, zone))),
  };
}

/** When an exception is that is not when its series has it, or takes longer or shorter. */
function ownTime(exception: ServiceEvent, series: ServiceEvent, start: Start): EventTime | undefined {
  const [time, usual] = [readTime(exception), readTime(series)];
  if (!time || !usual) return undefined;
  if (String(time.start) !== String(originalStart(exception))) return time;
  return lengthOf(time) === lengthOf(usual) ? undefined : startingAt(start, time);
}

function lengthOf({ isAllDay, start, end }: EventTime): string {
  return String(isAllDay ? start.until(end) : start.until(end));
}
