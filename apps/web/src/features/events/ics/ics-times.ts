import ICAL from 'ical.js';
import type { FileZones } from './ics-file-zones.ts';
import type { ImportedEvent } from './import-body.ts';

export type Moment = NonNullable<ImportedEvent['start']>;

/** The times of a series, by which the times of its occurrences are interpreted. */
export type SeriesTimes = { start: Moment; end: Moment };

/**
 * Returns the times of a VEVENT. Returns undefined without a start, or with a time that does not exist. A time in UTC or in a zone
 * that only the file defines has no zone.
 */
export function findTimes(component: ICAL.Component, end: ICAL.Time | null, zones: FileZones): SeriesTimes | undefined {
  const start = component.getFirstProperty('dtstart');
  const startTime = findTime(start);
  const explicitEnd = component.getFirstProperty('dtend');
  if (!start || !startTime || (explicitEnd && !findTime(explicitEnd))) return undefined;
  const own = zones.getFloatingZone(component);
  const endTime = end ?? startTime;
  if (isWholeDays(component, startTime, endTime)) return withEnd(toDate(startTime), toDate(endTime));
  // Without an explicit end, an event ends in the zone of its start.
  const endProperty = explicitEnd ?? start;
  return withEnd(
    toMoment(startTime, findZoneId(start), zones, own),
    toMoment(endTime, findZoneId(endProperty), zones, own),
  );
}

/**
 * Ends an event that would last no time after the shortest duration that the services accept: a day or a minute. Events without
 * an explicit end have no duration (RFC 5545, 3.6.1).
 */
function withEnd(start: Moment, end: Moment): SeriesTimes {
  if (start.date !== undefined && start.date === end.date) {
    return { start, end: { date: Temporal.PlainDate.from(start.date).add({ days: 1 }).toString() } };
  }
  if (start.dateTime === undefined || start.dateTime !== end.dateTime) return { start, end };
  return { start, end: { ...end, dateTime: Temporal.Instant.from(start.dateTime).add({ minutes: 1 }).toString() } };
}

/**
 * Returns the original start of an occurrence, from RECURRENCE-ID. Programs write dates for times and vice versa; the series, if
 * the file contains it, determines which. Returns undefined if it is neither.
 */
export function findOriginalStart(
  property: ICAL.Property,
  zones: FileZones,
  series: SeriesTimes | undefined,
): Moment | undefined {
  const time = findTime(property);
  if (!time) return undefined;
  const own = series?.start.timeZone ?? zones.getFloatingZone(property.parent);
  if (series?.start.date !== undefined) return toDate(time);
  if (!time.isDate || series?.start.dateTime === undefined) return toMoment(time, findZoneId(property), zones, own);
  const clock = Temporal.Instant.from(series.start.dateTime).toZonedDateTimeISO(own).toPlainTime();
  const at = Temporal.PlainDate.from(time.toString()).toZonedDateTime({ timeZone: own, plainTime: clock });
  return { dateTime: at.toInstant().toString(), timeZone: own };
}

/** Returns the times of a series with the zone in which it repeats. */
export function withZone({ start, end }: SeriesTimes): SeriesTimes {
  if (start.date !== undefined) return { start, end };
  return { start: { timeZone: 'UTC', ...start }, end: { timeZone: 'UTC', ...end } };
}

/** Returns the end of an occurrence that begins at `start` and has the duration of its series. */
export function getEnd(start: Moment, series: SeriesTimes): Moment {
  if (start.date !== undefined) {
    const days = countDaysBetween(series.start.date ?? start.date, series.end.date);
    return { date: Temporal.PlainDate.from(start.date).add({ days }).toString() };
  }
  const instant = (moment: Moment) => Temporal.Instant.from(moment.dateTime ?? '');
  const end = instant(start).add(instant(series.end).since(instant(series.start)));
  return { ...start, dateTime: end.toString() };
}

/** Returns the recurrence lines in the format of the services, in IANA zones. */
export function getRecurrence(component: ICAL.Component, zones: FileZones): string[] {
  const rules = ['rrule', 'exrule'].flatMap((name) => component.getAllProperties(name));
  const dates = ['exdate', 'rdate'].flatMap((name) => component.getAllProperties(name));
  return [
    ...rules.map((property) => property.toICALString()),
    ...dates.map((property) => toDatesLine(property, zones)),
  ];
}

function toDatesLine(property: ICAL.Property, zones: FileZones): string {
  const zoneId = findZoneId(property);
  const zone = zoneId === undefined ? undefined : zones.findName(zoneId);
  const line = property.toICALString();
  if (zoneId === undefined || zone !== undefined) return withZoneId(line, zone);
  // The zone is only defined in the file.
  const utc = property.getValues().map(toUtcText).join();
  return `${withZoneId(line.slice(0, line.lastIndexOf(':')), undefined)}:${utc}`;
}

function withZoneId(line: string, zone: string | undefined): string {
  return line.replace(/;TZID=(?:"[^"]*"|[^;:]*)/i, zone === undefined ? '' : `;TZID=${zone}`);
}

function toUtcText(value: unknown): string {
  if (!(value instanceof ICAL.Period)) return value instanceof ICAL.Time ? toUtcTime(value) : String(value);
  return `${toUtcTime(value.start)}/${value.duration ?? (value.end ? toUtcTime(value.end) : '')}`;
}

function toUtcTime(time: ICAL.Time): string {
  return time.isDate
    ? time.toICALString()
    : ICAL.Time.fromJSDate(new Date(time.toUnixTime() * 1000), true).toICALString();
}

/** Outlook writes all-day events as times at midnight. */
function isWholeDays(component: ICAL.Component, start: ICAL.Time, end: ICAL.Time): boolean {
  if (start.isDate) return true;
  const isSaid = component.getFirstPropertyValue('x-microsoft-cdo-alldayevent') === 'TRUE';
  return isSaid && [start, end].every((time) => time.toString().includes('T00:00:00'));
}

function toMoment(time: ICAL.Time, zoneId: string | undefined, zones: FileZones, own: string): Moment {
  if (time.isDate) return toDate(time);
  const isUtc = time.zone === ICAL.Timezone.utcTimezone;
  // A floating time has no zone. It is interpreted in the zone of its series, or of the importing user.
  const zone = zoneId === undefined ? own : zones.findName(zoneId);
  if (isUtc || zone === undefined) {
    return { dateTime: Temporal.Instant.fromEpochMilliseconds(time.toUnixTime() * 1000).toString() };
  }
  const at = Temporal.PlainDateTime.from(time.toString()).toZonedDateTime(zone);
  return { dateTime: at.toInstant().toString(), timeZone: zone };
}

function toDate(time: ICAL.Time): Moment {
  return { date: time.toString().slice(0, 10) };
}

function countDaysBetween(from: string, until: string | undefined): number {
  return Temporal.PlainDate.from(from).until(until ?? from, { largestUnit: 'days' }).days;
}

function findTime(property: ICAL.Property | null): ICAL.Time | undefined {
  const value: unknown = property?.getFirstValue();
  return property && value instanceof ICAL.Time && isReal(property) ? value : undefined;
}

/** Reports whether a time exists. The library moves months, days and hours that do not exist to later ones. */
function isReal({ jCal }: ICAL.Property): boolean {
  try {
    Temporal.PlainDateTime.from(String(jCal[3]).replace(/Z$/i, ''), { overflow: 'reject' });
    return true;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return false;
  }
}

function findZoneId(property: ICAL.Property): string | undefined {
  return property.getFirstParameter('tzid') || undefined;
}
