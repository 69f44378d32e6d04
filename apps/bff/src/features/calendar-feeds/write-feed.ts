import { toIcalValues } from '@rotunda/api-client/ical-values';
import ICAL from 'ical.js';

// Lines may have at most 75 bytes, but the library does not count the leading space of a folded line.
ICAL.foldLength = 74;

/** The start or end of an entry: a day such as `2026-11-23`, or an RFC 3339 instant. */
export type FeedTime = { date: string } | { dateTime: string };

/** An entry of a feed. */
export type FeedEntry = {
  uid: string;
  start: FeedTime;
  end: FeedTime;
  summary: string;
  description?: string | undefined;
  location?: string | undefined;
  url?: string | undefined;
  status?: string | undefined;
  isFree?: boolean;
  updated?: string | undefined;
};

const REFRESH = 'PT1H';

/** Writes a feed as iCalendar (RFC 5545). Times are in UTC, so that no time zone definitions are needed. */
export function writeFeed(title: string, entries: readonly FeedEntry[], nowMs: number): string {
  const calendar = new ICAL.Component('vcalendar');
  calendar.updatePropertyWithValue('version', '2.0');
  calendar.updatePropertyWithValue('prodid', '-//Rotunda//Feeds//EN');
  calendar.updatePropertyWithValue('method', 'PUBLISH');
  calendar.updatePropertyWithValue('x-wr-calname', title);
  calendar.updatePropertyWithValue('x-published-ttl', REFRESH);
  calendar.addProperty(ICAL.Property.fromString(`REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`));
  const writtenAt = ICAL.Time.fromJSDate(new Date(nowMs), true);
  for (const entry of entries) calendar.addSubcomponent(toVevent(entry, writtenAt));
  return `${ICAL.stringify(toIcalValues(calendar.jCal))}\r\n`;
}

function toVevent(entry: FeedEntry, writtenAt: ICAL.Time): ICAL.Component {
  const component = new ICAL.Component('vevent');
  const set = (name: string, value: string | ICAL.Time | undefined) => {
    if (value !== undefined && value !== '') component.updatePropertyWithValue(name, value);
  };
  set('uid', entry.uid);
  set('dtstamp', writtenAt);
  component.addProperty(toProperty('dtstart', entry.start));
  // The end must be later than the start (RFC 5545). Without an end, a timed event ends at its start.
  const end = toProperty('dtend', entry.end);
  if (end.getFirstValue()?.toString() !== component.getFirstPropertyValue('dtstart')?.toString())
    component.addProperty(end);
  set('summary', entry.summary);
  set('description', entry.description);
  set('location', entry.location);
  set('url', entry.url);
  set('status', entry.status);
  set('transp', entry.isFree ? 'TRANSPARENT' : 'OPAQUE');
  if (entry.updated !== undefined) set('last-modified', ICAL.Time.fromJSDate(new Date(entry.updated), true));
  return component;
}

function toProperty(name: string, time: FeedTime): ICAL.Property {
  const property = new ICAL.Property(name);
  if ('date' in time) {
    property.resetType('date');
    property.setValue(ICAL.Time.fromDateString(time.date));
  } else property.setValue(ICAL.Time.fromJSDate(new Date(time.dateTime), true));
  return property;
}
