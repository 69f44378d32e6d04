import ICAL from 'ical.js';
import { readAlarms } from './ics-alarms.ts';
import { FileZones } from './ics-file-zones.ts';
import { readPeople } from './ics-people.ts';
import {
  findOriginalStart,
  findTimes,
  getEnd,
  getRecurrence,
  type Moment,
  type SeriesTimes,
  withZone,
} from './ics-times.ts';
import type { ImportedEvent } from './import-body.ts';
import { type SeriesPart, splitIcsSeries } from './split-ics-series.ts';

/** The contents of an iCalendar file: its events, and the number of events that cannot be imported. */
export type IcsFile = {
  /** Events and series; each series is followed by its changed and cancelled occurrences. */
  events: readonly ImportedEvent[];
  /**
   * The number of events without a valid time or with a cancelled status, of tasks and journal entries, and of this-and-following
   * changes that no series can represent.
   */
  skipped: number;
  /** The titles of the skipped events, and of the series with skipped changes. */
  skippedTitles: readonly string[];
};

/** A VEVENT of a file. `recurrenceId` is set if it is an occurrence of the series with its UID. */
type FileEvent = { uid: string; component: ICAL.Component; recurrenceId: ICAL.Property | null };

/** Returns the events of an iCalendar file (RFC 5545). Throws if the file is not a valid iCalendar file. */
export function readIcs(text: string): IcsFile {
  const calendars = parseCalendars(text);
  const zones = new FileZones(calendars);
  const all = calendars.flatMap((calendar) => calendar.getAllSubcomponents('vevent')).map(toFileEvent);
  const named = all.filter(({ uid }) => uid !== '');
  const groups = Map.groupBy(pickLastRevisions(named), ({ uid }) => uid);
  const read = [...groups.values()].map((group) => ({ group, found: readGroup(group, zones) }));
  const events = read.flatMap(({ found }) => found.filter((event) => event !== undefined));
  const others = [
    ...all.filter(({ uid }) => uid === ''),
    ...OTHER_ENTRIES.flatMap((type) => calendars.flatMap((each) => each.getAllSubcomponents(type))).map(toFileEvent),
  ];
  const incomplete = read.filter(({ found }) => found.includes(undefined)).map(({ group }) => group);
  return {
    events,
    skipped: others.length + read.reduce((sum, { found }) => sum + found.length, 0) - events.length,
    skippedTitles: [...others.map((event) => [event]), ...incomplete].map(getTitle),
  };
}

/** Tasks and journal entries, which calendars of the services do not contain. */
const OTHER_ENTRIES = ['vtodo', 'vjournal'];

function getTitle(group: readonly FileEvent[]): string {
  return group.map(({ component }) => getText(component, 'summary')).find(Boolean) ?? 'Untitled';
}

/** Some programs concatenate several calendars in one file. */
function parseCalendars(text: string): ICAL.Component[] {
  const parsed: unknown[] = ICAL.parse(text);
  const roots = typeof parsed[0] === 'string' ? [parsed] : parsed;
  return roots.map((root) => new ICAL.Component(root as ICAL.Component['jCal']));
}

function toFileEvent(component: ICAL.Component): FileEvent {
  return { uid: getText(component, 'uid'), component, recurrenceId: component.getFirstProperty('recurrence-id') };
}

/** Returns the last revision of each event. A file may contain several revisions. */
function pickLastRevisions(events: readonly FileEvent[]): FileEvent[] {
  const getRevision = ({ component }: FileEvent) => Number(component.getFirstPropertyValue('sequence') ?? 0);
  const last = new Map<string, FileEvent>();
  for (const event of events) {
    const key = `${event.uid}\n${event.recurrenceId?.toICALString() ?? ''}`;
    const known = last.get(key);
    if (!known || getRevision(known) <= getRevision(event)) last.set(key, event);
  }
  return [...last.values()];
}

/** Returns a series with its occurrences, or a single event. Items that cannot be imported are undefined. */
function readGroup(group: readonly FileEvent[], zones: FileZones): (ImportedEvent | undefined)[] {
  const main = group.find(({ recurrenceId }) => recurrenceId === null);
  const occurrences = group.filter((event) => event !== main);
  if (!main) return occurrences.map((event) => readOccurrence(event, undefined, zones));
  const { uid, component } = main;
  const recurrence = getRecurrence(component, zones);
  const times = findTimes(component, getEndDate(component), zones);
  if (!times || isCancelled(component)) return group.map(() => undefined);
  if (recurrence.length === 0) {
    return [{ ...getMembers(component), iCalUID: uid, ...times }, ...occurrences.map(() => undefined)];
  }
  return readSeries(main, { times: withZone(times), recurrence }, occurrences, zones);
}

type Repetition = { times: SeriesTimes; recurrence: string[] };

function readSeries(
  { uid, component }: FileEvent,
  series: Repetition,
  occurrences: readonly FileEvent[],
  zones: FileZones,
): (ImportedEvent | undefined)[] {
  const following = occurrences.filter(isThisAndFuture);
  const others = occurrences.filter((event) => !isThisAndFuture(event));
  const parts = splitAt(uid, series, following, zones);
  if (!parts) {
    const whole = { ...getMembers(component), iCalUID: uid, ...series.times, recurrence: series.recurrence };
    const read = others.map((event) => readOccurrence(event, series.times, zones));
    return [whole, ...read.map((event) => event && withTitle(event, whole)), ...following.map(() => undefined)];
  }
  return parts.flatMap(({ uid: iCalUID, change, times, recurrence, has, follow }) => {
    const source = change === undefined ? component : (following[change]?.component ?? component);
    const own = others.flatMap((event) => {
      const original = event.recurrenceId && findOriginalStart(event.recurrenceId, zones, series.times);
      return original && has(original) ? [readOccurrenceAt(event, follow(original), times, zones)] : [];
    });
    const part = { ...getMembers(source), iCalUID, ...times, recurrence };
    return [part, ...own.map((event) => event && withTitle({ ...event, iCalUID }, part))];
  });
}

/** Some programs omit the title of a cancelled occurrence. */
function withTitle(event: ImportedEvent, { summary }: ImportedEvent): ImportedEvent {
  return event.status === 'cancelled' && summary ? { summary, ...event } : event;
}

function isThisAndFuture({ recurrenceId }: FileEvent): boolean {
  return recurrenceId?.getFirstParameter('range') !== undefined;
}

/** Splits a series at its this-and-following changes. Parts that no series can represent are undefined. */
function splitAt(
  uid: string,
  { times, recurrence }: Repetition,
  following: readonly FileEvent[],
  zones: FileZones,
): SeriesPart[] | undefined {
  if (following.length === 0) return undefined;
  const changes = following.flatMap(({ component, recurrenceId }) => {
    const original = recurrenceId && findOriginalStart(recurrenceId, zones, times);
    const own = isCancelled(component) ? undefined : findTimes(component, getEndDate(component), zones);
    return original && (own || isCancelled(component)) ? [{ original, times: own }] : [];
  });
  return changes.length === following.length ? splitIcsSeries({ uid, times, recurrence }, changes) : undefined;
}

function readOccurrence(
  event: FileEvent,
  series: SeriesTimes | undefined,
  zones: FileZones,
): ImportedEvent | undefined {
  const { recurrenceId } = event;
  if (!recurrenceId || isThisAndFuture(event)) return undefined;
  const originalStartTime = findOriginalStart(recurrenceId, zones, series);
  return originalStartTime && readOccurrenceAt(event, originalStartTime, series, zones);
}

function readOccurrenceAt(
  { uid, component }: FileEvent,
  originalStartTime: Moment,
  series: SeriesTimes | undefined,
  zones: FileZones,
): ImportedEvent | undefined {
  if (isCancelled(component)) {
    if (!series) return undefined;
    const end = getEnd(originalStartTime, series);
    const summary = getText(component, 'summary');
    return {
      iCalUID: uid,
      status: 'cancelled',
      originalStartTime,
      start: originalStartTime,
      end,
      ...(summary && { summary }),
    };
  }
  const times = findTimes(component, getEndDate(component), zones);
  return times && { ...getMembers(component), iCalUID: uid, ...times, originalStartTime };
}

function getMembers(component: ICAL.Component): Omit<ImportedEvent, 'iCalUID'> {
  const [summary, location, description] = ['summary', 'location', 'description'].map((name) =>
    getText(component, name),
  );
  // Nearly every file marks its events as public, which only means the default visibility.
  const visibility = VISIBILITIES[getText(component, 'class')];
  const { omittedAlarms: alarms, ...reminders } = readAlarms(component);
  const links = ['attach', 'conference'].flatMap((name) => component.getAllProperties(name)).length;
  return {
    ...(summary && { summary }),
    ...(location && { location }),
    ...(description && { description }),
    ...(getStatus(component) === 'tentative' && { status: 'tentative' }),
    ...(getText(component, 'transp') === 'TRANSPARENT' && { transparency: 'transparent' }),
    ...(visibility && { visibility }),
    ...readPeople(component),
    ...reminders,
    ...((alarms > 0 || links > 0) && { omitted: { ...(alarms > 0 && { alarms }), ...(links > 0 && { links }) } }),
  };
}

const VISIBILITIES: Readonly<Record<string, ImportedEvent['visibility']>> = {
  PRIVATE: 'private',
  CONFIDENTIAL: 'confidential',
};

function isCancelled(component: ICAL.Component): boolean {
  return getStatus(component) === 'cancelled';
}

function getStatus(component: ICAL.Component): string {
  return getText(component, 'status').toLowerCase();
}

/** Returns the end of an event: explicit, or derived from its duration or the kind of its start (RFC 5545, 3.6.1). */
function getEndDate(component: ICAL.Component): ICAL.Time | null {
  return component.hasProperty('dtstart') ? new ICAL.Event(component).endDate : null;
}

function getText(component: ICAL.Component, name: string): string {
  return String(component.getFirstPropertyValue(name) ?? '');
}
