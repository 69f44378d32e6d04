import { findOffset } from '@rotunda/recurrence/zone-offsets';
import type { Component, ParsedComponents } from 'chrono-node';
import { parse } from 'chrono-node/en';
import { DAY_MS, MINUTE_MS } from '#core/durations.ts';

/** The time of an event in a line of text, in local time as if it were UTC, and the matched words. */
export type FoundTime = {
  text: string;
  /** Midnight of the day if there is no time. */
  startMs: number;
  /** The end, or the last day. */
  endMs: number | undefined;
  hasTime: boolean;
};

type Present = { nowMs: number; timeZone: string };

/** Two digits after a space, without a four-digit year before them. */
const ENDS_WITH_SHORT_NUMBER = /^(?!.*\d{4}).*\s\d{2}$/s;

/** Finds the first date or time in a text. Ambiguous times are in the future. */
export function findTime(text: string, { nowMs, timeZone }: Present): FoundTime | undefined {
  const reference = { instant: new Date(nowMs), timezone: findOffset(timeZone, nowMs) / MINUTE_MS };
  const [result] = parse(text, reference, { forwardDate: true });
  if (!result) return undefined;
  const { start, end } = result;
  const hasTime = start.isCertain('hour');
  // The library parses a year in "December 18 10 times".
  if (!hasTime && (end ?? start).isCertain('year') && ENDS_WITH_SHORT_NUMBER.test(result.text)) {
    return findTime(text.slice(0, result.index + result.text.length - 2), { nowMs, timeZone });
  }
  const read = (components: ParsedComponents) => (hasTime ? toLocalMs(components) : toDate(components));
  return { text: result.text, startMs: read(start), endMs: end ? read(end) : undefined, hasTime };
}

/** Finds a date after certain words. Returns its midnight in local time as if it were UTC. */
export function extractDate(
  text: string,
  before: RegExp,
  present: Present,
): { text: string; dateMs: number } | undefined {
  const words = before.exec(text);
  if (!words) return undefined;
  const rest = text.slice(words.index + words[0].length);
  const found = findTime(rest, present);
  if (!found || found.hasTime || !rest.startsWith(found.text)) return undefined;
  return { text: words[0] + found.text, dateMs: found.startMs };
}

/** Converts a parsed time to milliseconds of local time as if it were UTC. Its zone is the calendar's. */
function toLocalMs(components: ParsedComponents): number {
  const read = (component: Component) => components.get(component) ?? 0;
  return Date.UTC(read('year'), read('month') - 1, read('day'), read('hour'), read('minute'), read('second'));
}

function toDate(components: ParsedComponents): number {
  return Math.floor(toLocalMs(components) / DAY_MS) * DAY_MS;
}
