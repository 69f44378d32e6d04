import type { CalendarSchemas } from '@rotunda/api-client/operation-types';
import type { Component, ParsedComponents } from 'chrono-node';
import { parse } from 'chrono-node/en';
import { formatDate, toUtcMidnight } from '#calendar/time/date-time.ts';
import { offsetAt, toInstant } from '#calendar/time/zone-offsets.ts';
import { DAY_MS, MINUTE_MS } from '#core/durations.ts';

type Body = CalendarSchemas['Event'];

/** Where and when a line of text is understood. */
export type QuickScene = {
  nowMs: number;
  timeZone: string;
  /** How long an event takes when the text gives no end. */
  defaultLengthMinutes: number;
};

const FREQUENCIES: Readonly<Record<string, string>> = {
  day: 'DAILY',
  week: 'WEEKLY',
  month: 'MONTHLY',
  year: 'YEARLY',
};
const REPETITION = /\bevery (day|week|month|year|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i;
const PLACE = /\s+at\s+(?!\d|noon\b|midnight\b)(.+)$/i;
const ADDRESS = /\b(?:with\s+)?([^\s@,]+@[^\s@,]+\.[^\s@,]+)/gi;

/**
 * The event that a line such as "Lunch with bo@example.com tomorrow 12:30 at Canteen" describes. Without a time it is
 * an event of today.
 */
export function parseQuickText(text: string, scene: QuickScene): Body {
  const repetition = REPETITION.exec(text);
  // "every Monday" is on Mondays, the first of which is the next one.
  const plain = repetition ? text.replace(repetition[0], toFirstDay(repetition[1] ?? '')) : text;
  const attendees = [...plain.matchAll(ADDRESS)].map((match) => ({ email: match[1] ?? '' }));
  const withoutGuests = plain.replaceAll(ADDRESS, ' ');
  const found = findTime(withoutGuests, scene);
  const rest = found ? withoutGuests.replace(found.text, ' ') : withoutGuests;
  const tidy = rest.replaceAll(/\s+/g, ' ').trim();
  const place = PLACE.exec(` ${tidy}`)?.[1]?.trim();
  const summary = place ? tidy.slice(0, tidy.length - place.length).replace(/\s*at\s*$/i, '') : tidy;
  return {
    summary: summary.replace(/\s+(?:on|at|from|with)$/i, '').trim() || text.trim(),
    ...(place && { location: place }),
    ...(attendees.length > 0 && { attendees }),
    ...(found ? toTimes(found, scene) : wholeDay(toUtcMidnight(scene.nowMs, scene.timeZone))),
    ...(repetition && { recurrence: [toRule(repetition[1] ?? '')] }),
  };
}

type FoundTime = { text: string; startMs: number; endMs: number | undefined; isAllDay: boolean };

function findTime(text: string, { nowMs, timeZone }: QuickScene): FoundTime | undefined {
  const reference = { instant: new Date(nowMs), timezone: offsetAt(timeZone, nowMs) / MINUTE_MS };
  const [result] = parse(text, reference, { forwardDate: true });
  if (!result) return undefined;
  const { start, end } = result;
  return {
    text: result.text,
    startMs: toLocalMs(start),
    endMs: end ? toLocalMs(end) : undefined,
    isAllDay: !start.isCertain('hour'),
  };
}

/** The local time in the text, in milliseconds as if it were UTC: its zone is that of the calendar. */
function toLocalMs(components: ParsedComponents): number {
  const read = (component: Component) => components.get(component) ?? 0;
  return Date.UTC(read('year'), read('month') - 1, read('day'), read('hour'), read('minute'), read('second'));
}

function toTimes(found: FoundTime, { timeZone, defaultLengthMinutes }: QuickScene): Pick<Body, 'start' | 'end'> {
  if (found.isAllDay) {
    const first = Math.floor(found.startMs / DAY_MS) * DAY_MS;
    return wholeDay(first, found.endMs === undefined ? first : Math.floor(found.endMs / DAY_MS) * DAY_MS);
  }
  const startMs = toInstant(timeZone, found.startMs);
  const statedEndMs = found.endMs === undefined ? undefined : toInstant(timeZone, found.endMs);
  const endMs =
    statedEndMs !== undefined && statedEndMs > startMs ? statedEndMs : startMs + defaultLengthMinutes * MINUTE_MS;
  const moment = (ms: number) => ({ dateTime: new Date(ms).toISOString(), timeZone });
  return { start: moment(startMs), end: moment(endMs) };
}

function wholeDay(firstMs: number, lastMs = firstMs): Pick<Body, 'start' | 'end'> {
  return { start: { date: formatDate(firstMs) }, end: { date: formatDate(Math.max(lastMs, firstMs) + DAY_MS) } };
}

function toFirstDay(unit: string): string {
  return unit.toLowerCase() in FREQUENCIES ? '' : unit;
}

function toRule(unit: string): string {
  const frequency = FREQUENCIES[unit.toLowerCase()];
  return frequency ? `RRULE:FREQ=${frequency}` : `RRULE:FREQ=WEEKLY;BYDAY=${unit.slice(0, 2).toUpperCase()}`;
}
