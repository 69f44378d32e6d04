import { ExpansionBudget, TooManyOccurrences } from '@rotunda/recurrence/expansion-budget';
import { parseRecurrence, type SeriesStart } from '@rotunda/recurrence/parse-recurrence';
import { InvalidRecurrence } from '@rotunda/recurrence/parse-rule';
import { RecurrenceSet } from '@rotunda/recurrence/recurrence-set';
import { formatRule, isRule, parseRule, shiftRule, toBasicUtc } from '#shared/calendar/series/recurrence-rule.ts';
import { FollowedTime, msOf } from './followed-time.ts';
import type { Moment, SeriesTimes } from './ics-times.ts';

/** A series of a file without its changes. */
export type FileSeries = { uid: string; times: SeriesTimes; recurrence: readonly string[] };

/** A change of all occurrences of a series from one on; without times it cancels them (RFC 5545, 3.2.13). */
export type FollowingChange = { original: Moment; times: SeriesTimes | undefined };

/** A part of a series, as a series of its own. */
export type SeriesPart = {
  uid: string;
  /** The place of the change that it begins with; undefined for what is before the first one. */
  change: number | undefined;
  times: SeriesTimes;
  recurrence: string[];
  /** Whether an occurrence of the whole series belongs to this part, by its original start. */
  has: (original: Moment) => boolean;
  /** The original start of an occurrence in this part. */
  follow: (original: Moment) => Moment;
};

/** Occurrences in which a rule without end is compared with the series that it comes from. */
const COMPARED = 500;
/** Dates that are listed where no rule describes them. */
const MAX_DATES = 1000;
const MAX_CANDIDATES = 500_000;

/**
 * The parts of a series between the changes that apply from an occurrence on. Services have no other form for these changes.
 * Undefined when a part has no rule and more dates than one series may list.
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

/** A part of a series by the starts of the whole one: the first of them, and where it ends. */
type Section = {
  change: number | undefined;
  from: Moment;
  untilMs: number;
  times: SeriesTimes;
  startsMs: readonly number[];
  isEndless: boolean;
};

function toSections(series: FileSeries, changes: readonly FollowingChange[]): Section[] {
  const set = new RecurrenceSet(series.recurrence, startOf(series.times));
  const begins = [
    { change: undefined, original: series.times.start, times: series.times },
    ...changes
      .map((change, index) => ({ ...change, change: index }))
      .sort((left, right) => msOf(left.original) - msOf(right.original)),
  ];
  return begins.flatMap(({ change, original, times }, index): Section[] => {
    const next = begins[index + 1];
    const untilMs = next ? msOf(next.original) : Number.POSITIVE_INFINITY;
    const { startsMs, cutAtMs } = set.between(msOf(original), untilMs, MAX_DATES, newBudget());
    if (!times || startsMs.length === 0) return [];
    return [{ change, from: original, untilMs, times, startsMs, isEndless: cutAtMs !== undefined }];
  });
}

function toPart(series: FileSeries, section: Section): SeriesPart | undefined {
  const { change, from, untilMs } = section;
  const isBeginning = msOf(from) === msOf(series.times.start);
  const times = inZoneOf(section.times, series.times);
  const followed = new FollowedTime({ from, to: times.start, zone: series.times.start.timeZone });
  const recurrence = toRule(series, section, { times, followed }) ?? toDates(section, followed);
  return (
    recurrence && {
      uid: isBeginning ? series.uid : toPartUid(series.uid, from),
      change,
      times,
      recurrence,
      has: (original) => msOf(original) >= msOf(from) && msOf(original) < untilMs,
      follow: (original) => followed.momentAt(msOf(original)),
    }
  );
}

type Means = { times: SeriesTimes; followed: FollowedTime };

/** The lines of a series with its rule in the place of a section, if that gives the same occurrences. */
function toRule(series: FileSeries, section: Section, { times, followed }: Means): string[] | undefined {
  const { startsMs, isEndless, untilMs } = section;
  const last = startsMs.at(-1);
  const isOpen = isEndless && untilMs === Number.POSITIVE_INFINITY;
  if (isEndless && !isOpen) return undefined;
  const rules = series.recurrence.filter((line) => !/^(?:RDATE|EXDATE)/iu.test(line));
  const moved = rules.map((line) => (isRule(line) ? shiftRule(line, followed.days) : line));
  if (!moved.every((line) => line !== undefined)) return undefined;
  const bounded = moved.map((line) => (isRule(line) ? endWith(line, isOpen ? undefined : last, followed) : line));
  const { dates, excludedDates } = parseRecurrence(series.recurrence, startOf(series.times));
  const isOwn = (ms: number) => ms >= msOf(section.from) && ms < untilMs;
  const lines = [
    ...bounded,
    ...followed.toLines('RDATE', dates.filter(isOwn)),
    ...followed.toLines('EXDATE', excludedDates.filter(isOwn)),
  ];
  const expected = startsMs.slice(0, isOpen ? COMPARED : undefined).map((ms) => followed.msAt(ms));
  const limit = expected.length + 1;
  const { startsMs: own } = new RecurrenceSet(lines, startOf(times)).between(
    0,
    Number.POSITIVE_INFINITY,
    limit,
    newBudget(),
  );
  const compared = isOpen ? own.slice(0, expected.length) : own;
  return compared.join() === expected.join() ? lines : undefined;
}

/** A rule whose last occurrence follows the one of the whole series at `lastMs`. */
function endWith(line: string, lastMs: number | undefined, followed: FollowedTime): string {
  const parts = new Map(parseRule(line));
  parts.delete('COUNT');
  parts.delete('UNTIL');
  if (lastMs !== undefined) parts.set('UNTIL', followed.toText(lastMs));
  return formatRule(parts);
}

/** The starts of a section, one by one; undefined for more than are listed. */
function toDates({ startsMs, isEndless }: Section, followed: FollowedTime): string[] | undefined {
  return isEndless ? undefined : followed.toLines('RDATE', startsMs);
}

/** In the form of Google Calendar for what follows a split: `UID_R20310311T080000Z@x`. */
function toPartUid(uid: string, from: Moment): string {
  const at = uid.lastIndexOf('@');
  const [name, domain] = at < 0 ? [uid, ''] : [uid.slice(0, at), uid.slice(at)];
  const start =
    from.dateTime === undefined ? from.date?.replaceAll('-', '') : toBasicUtc(Temporal.Instant.from(from.dateTime));
  return `${name}_R${start}${domain}`;
}

/** The series that a UID names a part of, and where the part begins; undefined for other UIDs. */
export function seriesOfPart(uid: string): { uid: string; from: Moment } | undefined {
  const [, name = '', year, month, day, time, domain = ''] =
    /^(.+)_R(\d{4})(\d{2})(\d{2})(T\d{6}Z?)?(@.*)?$/u.exec(uid) ?? [];
  if (year === undefined) return undefined;
  const date = `${year}-${month}-${day}`;
  const clock = time?.replace(/^T(\d{2})(\d{2})(\d{2})Z?$/u, 'T$1:$2:$3Z');
  return { uid: name + domain, from: clock === undefined ? { date } : { dateTime: date + clock } };
}

/** The start of a series, as rules are expanded from it. */
export function startOf({ start }: Pick<SeriesTimes, 'start'>): SeriesStart {
  const isAllDay = start.date !== undefined;
  return { startMs: msOf(start), zone: isAllDay ? 'UTC' : (start.timeZone ?? 'UTC'), isAllDay };
}

/** The same times in the zone that the series repeats in. */
function inZoneOf(times: SeriesTimes, series: SeriesTimes): SeriesTimes {
  const { timeZone = 'UTC' } = series.start.date === undefined ? series.start : times.start;
  if (times.start.date !== undefined) return times;
  return { start: { ...times.start, timeZone }, end: { ...times.end, timeZone } };
}

function newBudget(): ExpansionBudget {
  return new ExpansionBudget({ candidates: MAX_CANDIDATES });
}
