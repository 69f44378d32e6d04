import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ExpansionBudget } from './expansion-budget.ts';
import { InvalidRecurrence } from './parse-rule.ts';
import { RecurrenceSet } from './recurrence-set.ts';
import { type RandomSeries, randomSeries } from './testing/random-series.ts';
import { DIFFERENCES, type DifferenceName, referenceStarts } from './testing/reference-starts.ts';
import { toInstant } from './zone-offsets.ts';

/** The long run tests 20,000 series in parts of about a minute each. A mutation run uses only a few per mutant. */
const [PARTS, SERIES] = process.env.LONG_TESTS ? [10, 2000] : [1, Number(process.env.RECURRENCE_SERIES ?? 300)];
const SEEDS = Array.from({ length: PARTS }, (_, part) => 5545 + part);
const NAMES = Object.keys(DIFFERENCES) as DifferenceName[];

const startOf = ({ startLocalMs, zone, isAllDay }: RandomSeries) =>
  isAllDay ? Math.floor(startLocalMs / 86_400_000) * 86_400_000 : toInstant(zone, startLocalMs);

const toLine = ({ parts }: RandomSeries) => `RRULE:${[...parts].map(([name, value]) => `${name}=${value}`).join(';')}`;

const toSet = (series: RandomSeries) =>
  new RecurrenceSet([toLine(series)], {
    startMs: startOf(series),
    zone: series.isAllDay ? 'UTC' : series.zone,
    isAllDay: series.isAllDay,
  });

/** Returns whether a series can be stored. */
function isStorable(series: RandomSeries): boolean {
  try {
    toSet(series).checkDensity();
    return true;
  } catch (error) {
    if (error instanceof InvalidRecurrence) return false;
    throw error;
  }
}

function ownStarts(series: RandomSeries): number[] {
  const set = toSet(series);
  const budget = new ExpansionBudget({ candidates: Number.POSITIVE_INFINITY });
  const startsMs: number[] = [];
  const endMs = startOf(series) + series.fromMs + series.lengthMs;
  let fromMs: number | undefined = startOf(series) + series.fromMs;
  while (fromMs !== undefined) {
    const part = set.listBetween(fromMs, endMs, 200, budget);
    startsMs.push(...part.startsMs);
    fromMs = part.cutAtMs;
  }
  return startsMs;
}

/** Returns the named differences of a series, or undefined if they do not explain the result. */
function explain(series: RandomSeries): DifferenceName[] | undefined {
  const starts = ownStarts(series).join();
  const isSame = (names: readonly DifferenceName[]) =>
    starts === referenceStarts(series, startOf(series), new Set(names)).join();
  if (isSame([])) return [];
  const applied = NAMES.filter((name) => DIFFERENCES[name].appliesTo(series));
  if (!isSame(applied)) return undefined;
  return applied.filter((name) => !isSame(applied.filter((other) => other !== name)));
}

function toSeries([rule, start]: readonly [string, string]): RandomSeries {
  return {
    parts: new Map(
      rule.split(';').map((part): [string, string] => [part.split('=')[0] ?? '', part.split('=')[1] ?? '']),
    ),
    zone: 'Europe/Berlin',
    isAllDay: start.length === 10,
    startLocalMs: Date.parse(start.length === 10 ? start : `${start}Z`),
    fromMs: 0,
    lengthMs: 6 * 365 * 86_400_000,
  };
}

test.each(NAMES)('the difference %s is recognised', (name) => {
  expect(explain(toSeries(DIFFERENCES[name].example))).toEqual([name]);
});

test.each(SEEDS)(
  `${SERIES} random series (seed %i) match another engine, except for named differences`,
  (seed) => {
    const all = fc.sample(randomSeries.filter(isStorable), { numRuns: SERIES, seed });
    const unexplained = all.filter((series) => !explain(series));
    expect(unexplained.map((series) => ({ line: toLine(series), ...series }))).toEqual([]);
  },
  300_000,
);
