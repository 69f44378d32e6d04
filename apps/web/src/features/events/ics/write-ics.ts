import { toIcalValues } from '@rotunda/api-client/ical-values';
import ICAL from 'ical.js';
import { getEventKey, type Occurrence } from '#shared/calendar/occurrence.ts';
import { type ExportedEvent, getZones, toVevent } from './ics-event.ts';
import { toVtimezone } from './ics-zone.ts';

// Lines have at most 75 bytes. The library does not count the leading space of a folded line.
ICAL.foldLength = 74;

/**
 * Converts events to an iCalendar file (RFC 5545), with all zones used. A changed or cancelled occurrence belongs to its series
 * if the series is among the events. Otherwise, it is a separate event.
 */
export function toIcs(rows: readonly Occurrence[], nowMs: number): string {
  const calendar = new ICAL.Component('vcalendar');
  calendar.updatePropertyWithValue('version', '2.0');
  calendar.updatePropertyWithValue('prodid', '-//Rotunda//Events//EN');
  const events = toExportedEvents(rows).map((written) => toVevent(written, nowMs));
  const { from, until } = getSpan(rows, nowMs);
  for (const zone of new Set(events.flatMap(getZones))) calendar.addSubcomponent(toVtimezone(zone, from, until));
  for (const event of events) calendar.addSubcomponent(event);
  return `${ICAL.stringify(toIcalValues(calendar.jCal))}\r\n`;
}

function toExportedEvents(rows: readonly Occurrence[]): ExportedEvent[] {
  const allSeries = new Map(rows.flatMap((row) => (row.event.recurrence ? [[row.key, row]] : [])));
  const getSeries = ({ calendar, event }: Occurrence) =>
    event.recurringEventId ? allSeries.get(getEventKey(calendar.id, event.recurringEventId)) : undefined;
  const cancelled = rows.filter((row) => row.state === 'cancelled' && getSeries(row));
  const getLeft = (series: Occurrence) =>
    cancelled.flatMap((row) => (getSeries(row) === series ? (row.event.originalStartTime ?? []) : []));
  return rows
    .filter((row) => !cancelled.includes(row))
    .map((row) => ({ row, series: getSeries(row), left: row.event.recurrence ? getLeft(row) : [] }));
}

/** Returns the time span of the events, including today. */
function getSpan(rows: readonly Occurrence[], nowMs: number): { from: Temporal.Instant; until: Temporal.Instant } {
  const starts = rows.map(({ time: { start } }) =>
    start instanceof Temporal.Instant ? start.epochMilliseconds : start.toZonedDateTime('UTC').epochMilliseconds,
  );
  const ends = [nowMs, ...starts].sort((a, b) => a - b);
  return {
    from: Temporal.Instant.fromEpochMilliseconds(ends[0] ?? nowMs),
    until: Temporal.Instant.fromEpochMilliseconds(ends.at(-1) ?? nowMs),
  };
}
