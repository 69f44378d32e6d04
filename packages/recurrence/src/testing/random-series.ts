import fc from 'fast-check';

/** A random series and the window in which its starts are compared. Local times are in milliseconds as if they were UTC. */
export type RandomSeries = {
  parts: ReadonlyMap<string, string>;
  zone: string;
  isAllDay: boolean;
  startLocalMs: number;
  /** The window, relative to the start of the series. */
  fromMs: number;
  lengthMs: number;
};

const DAY_MS = 86_400_000;

// Zones with clock changes of an hour or half an hour, at night and at midnight, twice a month, and of a whole day.
const ZONES = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'America/Santiago',
  'Africa/Casablanca',
  'Pacific/Apia',
];
const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
/** Maximum distance of a window from the start, because other engines count all starts up to it. */
const FAR_DAYS: Readonly<Record<string, number>> = {
  YEARLY: 140 * 365,
  MONTHLY: 60 * 365,
  WEEKLY: 25 * 365,
  DAILY: 4 * 365,
  HOURLY: 50,
  MINUTELY: 3,
};

/** Maximum length of a window. */
const LONGEST_DAYS: Readonly<Record<string, number>> = { YEARLY: 30 * 365, MONTHLY: 5 * 365, WEEKLY: 700 };

const numbers = (min: number, max: number, maxLength = 3) =>
  fc.uniqueArray(fc.integer({ min, max }), { minLength: 1, maxLength });
const signed = (max: number, maxLength = 3) =>
  fc.uniqueArray(
    fc.integer({ min: -max, max }).filter((value) => value !== 0),
    { minLength: 1, maxLength },
  );
/** The first and last weeks extend into adjacent years. */
const weekNumbers = fc.oneof(numbers(1, 53), signed(53), fc.constantFrom([1], [53], [52, 53], [-1]));
const weekdays = fc.uniqueArray(fc.constantFrom(...WEEKDAYS), { minLength: 1, maxLength: 3 });
const numberedWeekdays = fc.array(
  fc
    .tuple(fc.integer({ min: -6, max: 6 }), fc.constantFrom(...WEEKDAYS))
    .map(([position, weekday]) => `${position || ''}${weekday}`),
  { minLength: 1, maxLength: 3 },
);

type Values = fc.Arbitrary<readonly (number | string)[]>;

/** Returns the parts that RFC 5545 allows with a frequency, each with the percentage of rules that have it. */
function partsOf(frequency: string, hasWeeks: boolean): [name: string, percent: number, values: Values][] {
  // Minutely rules may only be stored without other parts.
  if (frequency === 'MINUTELY') return [];
  const hasPositions = frequency === 'MONTHLY' || (frequency === 'YEARLY' && !hasWeeks);
  return [
    ['BYMONTH', 25, numbers(1, 12)],
    ['BYYEARDAY', frequency === 'YEARLY' || frequency === 'HOURLY' ? 15 : 0, signed(366, 12)],
    ['BYMONTHDAY', frequency === 'WEEKLY' ? 0 : 25, signed(31, 8)],
    ['BYDAY', 40, hasPositions ? fc.oneof(weekdays, numberedWeekdays) : weekdays],
    ['BYHOUR', 15, numbers(0, 23)],
    ['BYMINUTE', 10, numbers(0, 59)],
    ['BYSECOND', 5, numbers(0, 59, 2)],
  ];
}

const rule = fc
  .record({
    frequency: fc.constantFrom('YEARLY', 'YEARLY', 'MONTHLY', 'WEEKLY', 'DAILY', 'HOURLY', 'MINUTELY'),
    hasWeeks: fc.boolean(),
    interval: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 60 })),
    weekStart: fc.option(fc.constantFrom(...WEEKDAYS)),
    count: fc.option(fc.integer({ min: 1, max: 40 })),
  })
  .chain(({ frequency, hasWeeks, interval, weekStart, count }) => {
    const isInWeeks = hasWeeks && frequency === 'YEARLY';
    const optional = partsOf(frequency, isInWeeks).map(([name, percent, values]) =>
      fc
        .tuple(fc.integer({ min: 0, max: 99 }), values)
        .map(([dice, list]): [string, string][] => (dice < percent ? [[name, list.join()]] : [])),
    );
    const weeks = isInWeeks
      ? weekNumbers.map((list): [string, string][] => [['BYWEEKNO', list.join()]])
      : fc.constant([]);
    return fc
      .tuple(
        weeks,
        fc.tuple(...optional),
        fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: signed(6, 2) }),
      )
      .map(([week, by, positions]) => {
        const parts = [...week, ...by.flat()];
        const limit: [string, string][] = positions && parts.length > 0 ? [['BYSETPOS', positions.join()]] : [];
        return new Map<string, string>([
          ['FREQ', frequency],
          ['INTERVAL', String(frequency === 'MINUTELY' ? interval * 15 : interval)],
          ...(weekStart ? [['WKST', weekStart] as const] : []),
          ...(count === null ? [] : [['COUNT', String(count)] as const]),
          ...parts,
          ...limit,
        ]);
      });
  });

/** Series with rules that follow RFC 5545, in zones of all kinds, with windows near their starts and far from them. */
export const randomSeries: fc.Arbitrary<RandomSeries> = rule.chain((parts) => {
  const farDays = FAR_DAYS[parts.get('FREQ') ?? ''] ?? 0;
  return fc.record({
    parts: fc.constant(parts),
    zone: fc.constantFrom(...ZONES),
    isAllDay: fc.integer({ min: 0, max: 4 }).map((value) => value === 0 && parts.get('FREQ') !== 'MINUTELY'),
    startLocalMs: fc
      .tuple(
        fc.integer({ min: Date.UTC(2004, 0, 1) / DAY_MS, max: Date.UTC(2030, 0, 1) / DAY_MS }),
        // Most clock changes are in the first hours of a day.
        fc.oneof(
          fc.integer({ min: 0, max: 17 }).map((tens) => tens * 10),
          fc.integer({ min: 0, max: 1439 }),
        ),
      )
      .map(([day, minute]) => day * DAY_MS + minute * 60_000),
    fromMs: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: farDays })).map((days) => days * DAY_MS),
    lengthMs: fc
      .integer({ min: 1, max: Math.min(farDays, LONGEST_DAYS[parts.get('FREQ') ?? ''] ?? 400) })
      .map((days) => days * DAY_MS),
  });
});
