import type { CalendarSchemas } from '@rotunda/api-client/operation-types';
import { toInstant, toLocal } from '@rotunda/recurrence/zone-offsets';
import { findFirstStart } from '#calendar/recurrence/first-start.ts';
import { formatBasicUtc, formatDate, startOfDate, toUtcMidnight } from '#calendar/time/date-time.ts';
import { DAY_MS, MINUTE_MS } from '#core/durations.ts';
import { findDuration } from './quick-duration.ts';
import {
  findMonthDay,
  findRepetition,
  findRepetitionEnd,
  type QuickRepetition,
  type QuickRepetitionEnd,
} from './quick-repetition.ts';
import { extractDate, type FoundTime, findTime } from './quick-time.ts';

type Body = CalendarSchemas['Event'];

/** The clock and time zone for parsing a line of text. */
export type QuickScene = {
  nowMs: number;
  timeZone: string;
  /** Length of an event if the text has no end. */
  defaultLengthMinutes: number;
};

const PLACE = /\s+at\s+(?!\d|noon\b|midnight\b)(.+)$/i;
const ADDRESS = /\b(?:with\s+)?([^\s@,]+@[^\s@,]+\.[^\s@,]+)/gi;
const UNTIL = /\b(?:until|till|through)\s+/i;
const STARTING = /\b(?:starting|beginning)\s+(?:on\s+|from\s+)?/i;

/** The time of an event in local time as if it were UTC. Days are midnights. */
type LocalTimes = { isAllDay: boolean; startMs: number; endMs: number };

/**
 * Parses an event from a line such as "Lunch with bo@example.com tomorrow 12:30 at Canteen". Without a time, the event is today.
 * Removes the recurrence, duration and time from the line one by one; the rest is the summary.
 */
export function parseQuickText(text: string, scene: QuickScene): Body {
  const line = new Line(text);
  const attendees = [...text.matchAll(ADDRESS)].map((match) => ({ email: match[1] ?? '' }));
  line.rest = line.rest.replaceAll(ADDRESS, ' ');
  const repetition = takeRepetition(line);
  const end = repetition && line.take(findRepetitionEnd);
  const until = repetition && line.take((rest) => extractDate(rest, UNTIL, scene));
  const from = repetition && line.take((rest) => extractDate(rest, STARTING, scene));
  const duration = line.take((rest) => findDuration(rest, { allowsDays: !repetition }));
  const found = line.take((rest) => findTime(rest, scene));
  const times = toTimes(found, { fromMs: from?.dateMs, durationMs: duration?.durationMs }, scene);
  const first = repetition ? moveToFirst(repetition.rule, times, scene.timeZone) : times;
  const rule = repetition && `RRULE:${repetition.rule}${toRuleEnd(end, until?.dateMs, first, scene.timeZone)}`;
  return {
    ...splitPlace(line.rest, text),
    ...(attendees.length > 0 && { attendees }),
    ...toMoments(first, scene.timeZone),
    ...(rule && { recurrence: [rule] }),
  };
}

/** A line of text from which parsed parts are removed. */
class Line {
  rest: string;

  constructor(text: string) {
    this.rest = text;
  }

  /** Removes and returns the part that `find` finds. */
  take<Part extends { text: string }>(find: (rest: string) => Part | undefined): Part | undefined {
    const part = find(this.rest);
    if (part) this.rest = this.rest.replace(part.text, ' ');
    return part;
  }
}

function takeRepetition(line: Line): QuickRepetition | undefined {
  const repetition = line.take(findRepetition);
  if (!repetition || !/^FREQ=MONTHLY(?:;INTERVAL=\d+)?$/u.test(repetition.rule)) return repetition;
  const day = line.take(findMonthDay);
  return day ? { ...repetition, rule: `${repetition.rule};${day.rule}` } : repetition;
}

function splitPlace(rest: string, text: string): Pick<Body, 'summary' | 'location'> {
  const tidy = rest.replaceAll(/\s+/g, ' ').trim();
  const place = PLACE.exec(` ${tidy}`)?.[1]?.trim();
  const summary = place ? tidy.slice(0, tidy.length - place.length).replace(/\s*at\s*$/i, '') : tidy;
  const plain = summary.replace(/(?:^|\s+)(?:on|at|from|with|,)$/i, '').trim();
  return { summary: plain || text.trim(), ...(place && { location: place }) };
}

type Given = { fromMs: number | undefined; durationMs: number | undefined };

function toTimes(found: FoundTime | undefined, { fromMs, durationMs }: Given, scene: QuickScene): LocalTimes {
  const today = toUtcMidnight(scene.nowMs, scene.timeZone);
  const isDays = durationMs === undefined || durationMs % DAY_MS === 0;
  if (!found?.hasTime && (found || isDays)) {
    const startMs = fromMs ?? found?.startMs ?? today;
    const lastMs = Math.max(found?.endMs ?? startMs, startMs);
    return { isAllDay: true, startMs, endMs: durationMs && isDays ? startMs + durationMs : lastMs + DAY_MS };
  }
  // A duration without a time starts now.
  const foundMs = found?.startMs ?? toLocal(scene.timeZone, Math.ceil(scene.nowMs / MINUTE_MS) * MINUTE_MS);
  const startMs = fromMs === undefined ? foundMs : fromMs + (foundMs % DAY_MS);
  const statedMs = found?.endMs === undefined ? 0 : found.endMs - foundMs;
  const lengthMs = durationMs ?? (statedMs > 0 ? statedMs : scene.defaultLengthMinutes * MINUTE_MS);
  return { isAllDay: false, startMs, endMs: startMs + lengthMs };
}

/** Moves times to the first day that matches a rule. The interval of the rule counts from that day. */
function moveToFirst(rule: string, times: LocalTimes, timeZone: string): LocalTimes {
  const { isAllDay, startMs, endMs } = times;
  const zone = isAllDay ? 'UTC' : timeZone;
  const firstMs = findFirstStart(rule.replace(/;INTERVAL=\d+/, ''), {
    startMs: toInstant(zone, startMs),
    zone,
    isAllDay,
  });
  const movedMs = (firstMs === undefined ? startMs : toLocal(zone, firstMs)) - startMs;
  return { isAllDay, startMs: startMs + movedMs, endMs: endMs + movedMs };
}

function toRuleEnd(
  end: QuickRepetitionEnd | undefined,
  untilMs: number | undefined,
  { isAllDay, startMs }: LocalTimes,
  timeZone: string,
): string {
  if (end?.unit === 'time') return `;COUNT=${end.count}`;
  const lastDateMs = end ? addUnits(startMs, end) - DAY_MS : untilMs;
  // Ignores an end before the start.
  if (lastDateMs === undefined || lastDateMs + DAY_MS <= startMs) return '';
  if (isAllDay) return `;UNTIL=${formatDate(lastDateMs).replaceAll('-', '')}`;
  const dateMs = Math.floor(lastDateMs / DAY_MS) * DAY_MS;
  return `;UNTIL=${formatBasicUtc(startOfDate(dateMs + DAY_MS, timeZone) - 1000)}`;
}

function addUnits(localMs: number, { count, unit }: QuickRepetitionEnd): number {
  const date = new Date(localMs);
  if (unit === 'day' || unit === 'week') date.setUTCDate(date.getUTCDate() + count * (unit === 'week' ? 7 : 1));
  else date.setUTCMonth(date.getUTCMonth() + count * (unit === 'year' ? 12 : 1));
  return date.getTime();
}

function toMoments({ isAllDay, startMs, endMs }: LocalTimes, timeZone: string): Pick<Body, 'start' | 'end'> {
  if (isAllDay) return { start: { date: formatDate(startMs) }, end: { date: formatDate(endMs) } };
  // Clock changes may skip the start. The event retains its duration.
  const startAt = toInstant(timeZone, startMs);
  const toMoment = (ms: number) => ({ dateTime: new Date(ms).toISOString(), timeZone });
  return { start: toMoment(startAt), end: toMoment(Math.max(toInstant(timeZone, endMs), startAt + MINUTE_MS)) };
}
