import { DAY_MS, HOUR_MS, MINUTE_MS } from '#core/durations.ts';
import { NUMBER, readNumber } from './quick-number.ts';

/** The duration of an event in a line of text, and the matched words. */
export type QuickDuration = { text: string; durationMs: number };

const UNIT_MS: Readonly<Record<string, number>> = { m: MINUTE_MS, h: HOUR_MS, d: DAY_MS, w: 7 * DAY_MS };

const UNIT = '(m(?:in(?:ute)?s?)?|h(?:(?:ou)?rs?)?|d(?:ays?)?|w(?:eeks?)?)\\b';
const COUNT = `(${NUMBER}|\\d{1,3}\\.\\d{1,2}|half\\s+an?|an?\\s+half)`;
/** “for 30 minutes”, “for an hour and 15 minutes”, “for half an hour”, “for 2 days”. */
const STATED = new RegExp(`\\bfor\\s+${COUNT}[\\s-]*${UNIT}(?:\\s+(?:and\\s+)?${COUNT}\\s*${UNIT})?`, 'i');
/** “1h”, “1h30”, “1h30m”, “45min”: unambiguous short forms. */
const SHORT = /(?<![\w.:])(?:for\s+)?(\d{1,2}(?:\.\d{1,2})?)(h|hrs?|mins?)(?:(\d{1,2})(?:m|mins?)?)?(?![\w.:])/i;
/** Words before a time span that make it a start: “in 1h”. */
const BEFORE_START = /\b(?:in|after|within)\s+$/i;

/**
 * Finds the duration of an event. Unless `allowsDays` is set, days and weeks have another meaning, such as the length of a
 * recurrence.
 */
export function findDuration(text: string, { allowsDays }: { allowsDays: boolean }): QuickDuration | undefined {
  const found = findStated(text, allowsDays) ?? findShort(text);
  return found && found.durationMs > 0 ? found : undefined;
}

function findStated(text: string, allowsDays: boolean): QuickDuration | undefined {
  const [matched, count = '', unit = '', furtherCount = '0', furtherUnit = 'm'] = STATED.exec(text) ?? [];
  if (matched === undefined || (!allowsDays && /^[dw]/i.test(unit))) return undefined;
  return { text: matched, durationMs: toMs(count, unit) + toMs(furtherCount, furtherUnit) };
}

function findShort(text: string): QuickDuration | undefined {
  const short = SHORT.exec(text);
  if (!short || BEFORE_START.test(text.slice(0, short.index))) return undefined;
  const [matched, count = '', unit = '', minutes = '0'] = short;
  return { text: matched, durationMs: toMs(count, unit) + toMs(minutes, 'm') };
}

function toMs(count: string, unit: string): number {
  const value = /half/i.test(count) ? 0.5 : readNumber(count);
  return Math.round(value * (UNIT_MS[unit.slice(0, 1).toLowerCase()] ?? 0));
}
