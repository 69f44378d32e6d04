import { ExpansionBudget, TooManyOccurrences } from '@rotunda/recurrence/expansion-budget';
import { parseRecurrence, type SeriesStart } from '@rotunda/recurrence/parse-recurrence';
import { InvalidRecurrence } from '@rotunda/recurrence/parse-rule';
import { RecurrenceSet } from '@rotunda/recurrence/recurrence-set';
import { formatRule, isRule, parseRule, shiftRule, toBasicUtc } from '#shared/calendar/series/recurrence-rule.ts';
import type { Moment, SeriesTimes } from './ics-times.ts';
import { getMs, SeriesTimeShift } from './series-time-shift.ts';

/** A series of a file without its changes. */
export type FileSeries = { uid: string; times: SeriesTimes; recurrence: readonly string[] };

/** A change to an occurrence and all following ones. Without times, it cancels them (RFC 5545, 3.2.13). */
export type FollowingChange = { original: Moment; times: SeriesTimes | undefined };

/** A part of a series, as a separate series. */
export type SeriesPart = {
  uid: string;
  /** The index of the change that the part begins with. Undefined for the part before the first change. */
  change: number | undefined;
  times: SeriesTimes;
  recurrence: string[];
  /** Reports whether an occurrence of the original series belongs to this part, by its original start. */
  has: (original: Moment) => boolean;
  /** Returns the original start of an occurrence in this part. */
  follow: (original: Moment) => Moment;
};

/** The number of occurrences for which a rule without an end is compared with the original series. */
const COMPARED = 500;
/** The maximum number of listed dates if no rule describes them. */
const MAX_DATES = 1000;
const MAX_CANDIDATES = 500_000;

/**
 * Splits a series at its this-and-following changes, which services cannot represent otherwise. Returns undefined if a part has
 * no rule and exceeds the maximum number of dates of a series.
 */
export function splitIcsSeries(series: FileSeries, changes: readonly FollowingChange[]): SeriesPart[] | undefined {
  try {
    const parts = toSections(series, changes).map((section) => toPart(series, section));
    return parts.some((part) => part === undefined) ? undefined : parts.filter((part) => part !== undefined);
  } catch (error) {
    if (error instanceof TooManyOccurrences || error instanceof InvalidRecurrence) return undefined;
    throw error;
  }
}

/** A section of a series, by the starts of the original series: its first start, and where it ends. */
type Section = {
  change: number | undefined;
  from: Moment;
  untilMs: number;
  times: SeriesTimes;
  startsMs: readonly number[];
  isEndless: boolean;
};

function toSections(series: FileSeries, changes: readonly FollowingChange[]): Section[] {
  const set = new RecurrenceSet(series.recurrence, getStart(series.times));
  const begins = [
    { change: undefined, original: series.times.start, times: series.times },
    ...changes
      .map((change, index) => ({ ...change, change: index }))
      .sort((left, right) => getMs(left.original) - getMs(right.original)),
  ];
  return begins.flatMap(({ change, original, times }, index): Section[] => {
    const next = begins[index + 1];
    const untilMs = next ? getMs(next.original) : Number.POSITIVE_INFINITY;
    const { startsMs, cutAtMs } = set.listBetween(getMs(original), untilMs, MAX_DATES, createBudget());
    if (!times || startsMs.length === 0) return [];
    return [{ change, from: original, untilMs, times, startsMs, isEndless: cutAtMs !== undefined }];
  });
}

function toPart(series: FileSeries, section: Section): SeriesPart | undefined {
  const { change, from, untilMs } = section;
  const isBeginning = getMs(from) === getMs(series.times.start);
  const times = toSeriesZone(section.times, series.times);
  const followed = new SeriesTimeShift({ from, to: times.start, zone: series.times.start.timeZone });
  const recurrence = toRule(series, section, { times, followed }) ?? toDates(section, followed);
  return (
    recurrence && {
      uid: isBeginning ? series.uid : toPartUid(series.uid, from),
      change,
      times,
      recurrence,
      has: (original) => getMs(original) >= getMs(from) && getMs(original) < untilMs,
      follow: (original) => followed.toMoment(getMs(original)),
    }
  );
}

type Means = { times: SeriesTimes; followed: SeriesTimeShift };

/** Returns the lines of a series with its rule limited to a section, if that yields the same occurrences. */
function toRule(series: FileSeries, section: Section, { times, followed }: Means): string[] | undefined {
  const { startsMs, isEndless, untilMs } = section;
  const last = startsMs.at(-1);
  const isOpen = isEndless && untilMs === Number.POSITIVE_INFINITY;
  if (isEndless && !isOpen) return undefined;
  const rules = series.recurrence.filter((line) => !/^(?:RDATE|EXDATE)/iu.test(line));
  const moved = rules.map((line) => (isRule(line) ? shiftRule(line, followed.days) : line));
  if (!moved.every((line) => line !== undefined)) return undefined;
  const bounded = moved.map((line) => (isRule(line) ? endWith(line, isOpen ? undefined : last, followed) : line));
  const { dates, excludedDates } = parseRecurrence(series.recurrence, getStart(series.times));
  const isOwn = (ms: number) => ms >= getMs(section.from) && ms < untilMs;
  const lines = [
    ...bounded,
    ...followed.toLines('RDATE', dates.filter(isOwn)),
    ...followed.toLines('EXDATE', excludedDates.filter(isOwn)),
  ];
  const expected = startsMs.slice(0, isOpen ? COMPARED : undefined).map((ms) => followed.msAt(ms));
  const limit = expected.length + 1;
  const { startsMs: own } = new RecurrenceSet(lines, getStart(times)).listBetween(
    0,
    Number.POSITIVE_INFINITY,
    limit,
    createBudget(),
  );
  const compared = isOpen ? own.slice(0, expected.length) : own;
  return compared.join() === expected.join() ? lines : undefined;
}

/** Returns the rule with its end shifted, so that its last occurrence corresponds to the original one at `lastMs`. */
function endWith(line: string, lastMs: number | undefined, followed: SeriesTimeShift): string {
  const parts = new Map(parseRule(line));
  parts.delete('COUNT');
  parts.delete('UNTIL');
  if (lastMs !== undefined) parts.set('UNTIL', followed.toText(lastMs));
  return formatRule(parts);
}

/** Lists the starts of a section individually. Returns undefined if there are more than the maximum. */
function toDates({ startsMs, isEndless }: Section, followed: SeriesTimeShift): string[] | undefined {
  return isEndless ? undefined : followed.toLines('RDATE', startsMs);
}

/** In Google Calendar's format for the part after a split: `UID_R20310311T080000Z@x`. */
function toPartUid(uid: string, from: Moment): string {
  const at = uid.lastIndexOf('@');
  const [name, domain] = at < 0 ? [uid, ''] : [uid.slice(0, at), uid.slice(at)];
  const start =
    from.dateTime === undefined ? from.date?.replaceAll('-', '') : toBasicUtc(Temporal.Instant.from(from.dateTime));
  return `${name}_R${start}${domain}`;
}

/** Returns the original UID of a series part, and where the part begins. Returns undefined for other UIDs. */
export function findPartSeries(uid: string): { uid: string; from: Moment } | undefined {
  const [, name = '', year, month, day, time, domain = ''] =
    /^(.+)_R(\d{4})(\d{2})(\d{2})(T\d{6}Z?)?(@.*)?$/u.exec(uid) ?? [];
  if (year === undefined) return undefined;
  const date = `${year}-${month}-${day}`;
  const clock = time?.replace(/^T(\d{2})(\d{2})(\d{2})Z?$/u, 'T$1:$2:$3Z');
  return { uid: name + domain, from: clock === undefined ? { date } : { dateTime: date + clock } };
}

/** Returns the start of a series for the expansion of its rules. */
export function getStart({ start }: Pick<SeriesTimes, 'start'>): SeriesStart {
  const isAllDay = start.date !== undefined;
  return { startMs: getMs(start), zone: isAllDay ? 'UTC' : (start.timeZone ?? 'UTC'), isAllDay };
}

/** Returns the same times in the zone in which the series repeats. */
function toSeriesZone(times: SeriesTimes, series: SeriesTimes): SeriesTimes {
  const { timeZone = 'UTC' } = series.start.date === undefined ? series.start : times.start;
  if (times.start.date !== undefined) return times;
  return { start: { ...times.start, timeZone }, end: { ...times.end, timeZone } };
}

function createBudget(): ExpansionBudget {
  return new ExpansionBudget({ candidates: MAX_CANDIDATES });
}
