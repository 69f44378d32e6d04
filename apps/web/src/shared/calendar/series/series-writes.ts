import { api } from '#shared/api/api.ts';
import { createTimePatch, type EventPatch } from '#shared/calendar/event-patch.ts';
import { changeEvent, deleteEvent, type Notice, quoteTitle, type WriteResult } from '#shared/calendar/event-writes.ts';
import { type EventTime, type Occurrence, readTime, type ServiceEvent } from '#shared/calendar/occurrence.ts';
import type { EventChange, Scope } from './event-change.ts';
import { findSeriesZone, getOriginalStart, shiftSeriesWithOccurrence } from './series-time.ts';
import { endRulesBefore, splitSeries } from './split-series.ts';

type How = {
  scope: Scope;
  notice: Notice;
  zone: string;
  /** Called with the progress of a change with many calls. */
  report: (done: number, total: number) => void;
};

/** Changes an event, or the part of its series selected by `scope`. */
export async function changeOccurrence(occurrence: Occurrence, change: EventChange, how: How): Promise<WriteResult> {
  const { calendar, event } = occurrence;
  if (how.scope === 'one') {
    const times =
      change.time && createTimePatch(change.time, change.zone === undefined ? event : {}, change.zone ?? how.zone);
    return changeEvent(calendar.id, event, { ...change.patch, ...times }, how.notice);
  }
  const master = await getMaster(occurrence);
  if (how.scope === 'following' && !isFirst(master, event)) return splitSeries(occurrence, master, change, how);
  const patch = createSeriesPatch(master, occurrence, change, how.zone);
  return changeEvent(calendar.id, master, patch, how.notice);
}

/** Deletes an event, or the part of its series selected by `scope`. */
export async function deleteOccurrence(occurrence: Occurrence, { scope, notice }: How): Promise<WriteResult> {
  const { calendar, event } = occurrence;
  if (scope === 'one') return deleteEvent(calendar.id, event, notice);
  const master = await getMaster(occurrence);
  if (scope === 'all' || isFirst(master, event)) return deleteEvent(calendar.id, master, notice);
  const recurrence = endRulesBefore(master, event);
  const done = await changeEvent(calendar.id, master, { recurrence }, notice);
  return { ...done, message: `Deleted this and following events of ${quoteTitle(master)}` };
}

/** Returns the reason why a whole series cannot follow one occurrence to another time, if any. */
export function seriesRefusal(
  master: ServiceEvent,
  occurrence: Occurrence,
  time: EventTime | undefined,
  zone: string,
): string | undefined {
  const isPossible = time === undefined || shiftSeriesTime(master, occurrence, time, zone) !== undefined;
  return isPossible
    ? undefined
    : 'The recurrence rule of this series sets its days. Change the rule to move all events.';
}

async function getMaster({ calendar, event }: Occurrence): Promise<ServiceEvent> {
  return api.call('calendar.events.get', { calendarId: calendar.id, eventId: event.recurringEventId ?? '' });
}

/** Returns the patch of a whole series for a change of one of its occurrences. Throws if its rule cannot follow. */
export function createSeriesPatch(
  master: ServiceEvent,
  occurrence: Occurrence,
  { patch, time }: EventChange,
  zone: string,
): EventPatch {
  if (!time) return patch;
  const followed = shiftSeriesTime(master, occurrence, time, zone);
  if (!followed) throw new Error('the series cannot follow its occurrence');
  return { recurrence: followed.recurrence, ...patch, ...createTimePatch(followed.time, master, zone) };
}

function shiftSeriesTime(master: ServiceEvent, occurrence: Occurrence, time: EventTime, zone: string) {
  const masterTime = readTime(master);
  if (!masterTime) return undefined;
  const series = { time: masterTime, recurrence: master.recurrence ?? [] };
  const from = getOriginalStart(occurrence.event) ?? occurrence.time.start;
  return shiftSeriesWithOccurrence(series, { from, to: time }, findSeriesZone(master, zone));
}

/** Reports whether an occurrence is the first of its series. */
export function isFirst(master: ServiceEvent, event: ServiceEvent): boolean {
  return String(getOriginalStart(event)) === String(readTime(master)?.start);
}
