// Tests the examples of RFC 5545, section 3.8.5.3, whose starts are all known.
import { describe, expect, test } from 'vitest';
import { ExpansionBudget } from './expansion-budget.ts';
import { RecurrenceSet } from './recurrence-set.ts';
import { toInstant, toLocal } from './zone-offsets.ts';

const ZONE = 'America/New_York';
const FAR = Date.UTC(2012, 0, 1);

/** Returns the dates of consecutive months, as in `1997-09 2 15, 1997-10 2`. */
function toDates(text: string): string[] {
  return text.split(', ').flatMap((part) => {
    const [month = '', ...days] = part.split(' ');
    return days.map((day) => `${month}-${day.padStart(2, '0')}`);
  });
}

const examples: [rule: string, first: string, dates: string][] = [
  ['FREQ=DAILY;INTERVAL=10;COUNT=5', '1997-09-02', '1997-09 2 12 22, 1997-10 2 12'],
  ['FREQ=DAILY;INTERVAL=2;UNTIL=19970910T000000Z', '1997-09-02', '1997-09 2 4 6 8'],
  ['FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE,FR;COUNT=9', '1997-09-01', '1997-09 1 3 5 15 17 19 29, 1997-10 1 3'],
  ['FREQ=WEEKLY;INTERVAL=2;COUNT=8;WKST=SU;BYDAY=TU,TH', '1997-09-02', '1997-09 2 4 16 18 30, 1997-10 2 14 16'],
  ['FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=MO', '1997-08-05', '1997-08 5 10 19 24'],
  ['FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU', '1997-08-05', '1997-08 5 17 19 31'],
  ['FREQ=MONTHLY;COUNT=5;BYDAY=1FR', '1997-09-05', '1997-09 5, 1997-10 3, 1997-11 7, 1997-12 5, 1998-01 2'],
  ['FREQ=MONTHLY;INTERVAL=2;COUNT=6;BYDAY=1SU,-1SU', '1997-09-07', '1997-09 7 28, 1997-11 2 30, 1998-01 4 25'],
  ['FREQ=MONTHLY;COUNT=4;BYDAY=-2MO', '1997-09-22', '1997-09 22, 1997-10 20, 1997-11 17, 1997-12 22'],
  [
    'FREQ=MONTHLY;BYMONTHDAY=-3;COUNT=6',
    '1997-09-28',
    '1997-09 28, 1997-10 29, 1997-11 28, 1997-12 29, 1998-01 29, 1998-02 26',
  ],
  ['FREQ=MONTHLY;COUNT=5;BYMONTHDAY=2,15', '1997-09-02', '1997-09 2 15, 1997-10 2 15, 1997-11 2'],
  ['FREQ=MONTHLY;COUNT=6;BYMONTHDAY=1,-1', '1997-09-30', '1997-09 30, 1997-10 1 31, 1997-11 1 30, 1997-12 1'],
  [
    'FREQ=MONTHLY;INTERVAL=18;COUNT=10;BYMONTHDAY=10,11,12,13,14,15',
    '1997-09-10',
    '1997-09 10 11 12 13 14 15, 1999-03 10 11 12 13',
  ],
  ['FREQ=MONTHLY;INTERVAL=2;BYDAY=TU;COUNT=8', '1997-09-02', '1997-09 2 9 16 23 30, 1997-11 4 11 18'],
  ['FREQ=MONTHLY;BYMONTHDAY=15,30;COUNT=5', '2007-01-15', '2007-01 15 30, 2007-02 15, 2007-03 15 30'],
  [
    'FREQ=MONTHLY;BYDAY=SA;BYMONTHDAY=7,8,9,10,11,12,13;COUNT=4',
    '1997-09-13',
    '1997-09 13, 1997-10 11, 1997-11 8, 1997-12 13',
  ],
  ['FREQ=MONTHLY;COUNT=3;BYDAY=TU,WE,TH;BYSETPOS=3', '1997-09-04', '1997-09 4, 1997-10 7, 1997-11 6'],
  [
    'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2;COUNT=5',
    '1997-09-29',
    '1997-09 29, 1997-10 30, 1997-11 27, 1997-12 30, 1998-01 29',
  ],
  ['FREQ=YEARLY;COUNT=5;BYMONTH=6,7', '1997-06-10', '1997-06 10, 1997-07 10, 1998-06 10, 1998-07 10, 1999-06 10'],
  [
    'FREQ=YEARLY;INTERVAL=2;COUNT=5;BYMONTH=1,2,3',
    '1997-03-10',
    '1997-03 10, 1999-01 10, 1999-02 10, 1999-03 10, 2001-01 10',
  ],
  [
    'FREQ=YEARLY;INTERVAL=3;COUNT=7;BYYEARDAY=1,100,200',
    '1997-01-01',
    '1997-01 1, 1997-04 10, 1997-07 19, 2000-01 1, 2000-04 9, 2000-07 18, 2003-01 1',
  ],
  ['FREQ=YEARLY;BYDAY=20MO;COUNT=3', '1997-05-19', '1997-05 19, 1998-05 18, 1999-05 17'],
  ['FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO;COUNT=3', '1997-05-12', '1997-05 12, 1998-05 11, 1999-05 17'],
  ['FREQ=YEARLY;BYMONTH=3;BYDAY=TH;COUNT=5', '1997-03-13', '1997-03 13 20 27, 1998-03 5 12'],
  [
    'FREQ=YEARLY;INTERVAL=4;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8;COUNT=3',
    '1996-11-05',
    '1996-11 5, 2000-11 7, 2004-11 2',
  ],
  ['FREQ=YEARLY;BYYEARDAY=-1;COUNT=3', '1999-12-31', '1999-12 31, 2000-12 31, 2001-12 31'],
  ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29;COUNT=3', '1996-02-29', '1996-02 29, 2000-02 29, 2004-02 29'],
  ['FREQ=YEARLY;BYWEEKNO=-1;BYDAY=SU;COUNT=3', '1997-12-28', '1997-12 28, 1999-01 3, 2000-01 2'],
];

function open(lines: string[], first: string): RecurrenceSet {
  return new RecurrenceSet(lines, { startMs: toInstant(ZONE, Date.parse(`${first}Z`)), zone: ZONE, isAllDay: false });
}

const print = (startsMs: readonly number[]) =>
  startsMs.map((ms) => new Date(toLocal(ZONE, ms)).toISOString().slice(0, 16));

describe('the starts of', () => {
  test.each(examples)('%s from %s are %s, from any starting point', (rule, first, dates) => {
    const set = open([`RRULE:${rule}`], `${first}T09:00`);
    const budget = new ExpansionBudget();
    const all = set.listBetween(0, FAR, 100, budget);
    expect([print(all.startsMs), all.cutAtMs]).toEqual([toDates(dates).map((date) => `${date}T09:00`), undefined]);
    const lastMs = all.startsMs.at(-1) ?? 0;
    expect(set.findLastStartMs(budget)).toBeGreaterThanOrEqual(lastMs);
    for (const [index, startMs] of all.startsMs.entries()) {
      expect(set.has(startMs, budget)).toBe(true);
      expect([set.has(startMs - 1_000, budget), set.has(startMs + 1_000, budget)]).toEqual([false, false]);
      expect(set.listBetween(startMs, FAR, 100, budget).startsMs).toEqual(all.startsMs.slice(index));
      expect(set.listBetween(0, startMs, 100, budget).startsMs).toEqual(all.startsMs.slice(0, index));
    }
  });

  test.each([
    ['FREQ=HOURLY;INTERVAL=3;COUNT=3', ['09:00', '12:00', '15:00']],
    ['FREQ=MINUTELY;INTERVAL=15;COUNT=4', ['09:00', '09:15', '09:30', '09:45']],
    ['FREQ=MINUTELY;INTERVAL=90;COUNT=3', ['09:00', '10:30', '12:00']],
    ['FREQ=SECONDLY;INTERVAL=1800;COUNT=3', ['09:00', '09:30', '10:00']],
    ['FREQ=DAILY;BYHOUR=9,10;BYMINUTE=0,20,40;UNTIL=19970902T143000Z', ['09:00', '09:20', '09:40', '10:00', '10:20']],
    ['FREQ=MINUTELY;INTERVAL=20;BYHOUR=9,11;COUNT=5', ['09:00', '09:20', '09:40', '11:00', '11:20']],
    ['FREQ=HOURLY;BYMINUTE=5,35;BYHOUR=9,10;COUNT=4', ['09:00', '09:05', '09:35', '10:05']],
  ])('%s within a day are %j', (rule, times) => {
    const { startsMs } = open([`RRULE:${rule}`], '1997-09-02T09:00').listBetween(
      0,
      Date.UTC(1997, 8, 3),
      100,
      new ExpansionBudget(),
    );
    expect(print(startsMs)).toEqual(times.map((time) => `1997-09-02T${time}`));
  });

  test('a rule whose first start is excluded are the remaining ones', () => {
    const lines = ['RRULE:FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13', 'EXDATE;TZID=America/New_York:19970902T090000'];
    const { startsMs } = open(lines, '1997-09-02T09:00').listBetween(
      0,
      Date.UTC(2000, 11, 1),
      100,
      new ExpansionBudget(),
    );
    const dates = '1998-02 13, 1998-03 13, 1998-11 13, 1999-08 13, 2000-10 13';
    expect(print(startsMs)).toEqual(toDates(dates).map((date) => `${date}T09:00`));
  });

  test('an endless rule have no last one, and are cut off beyond the requested number', () => {
    const set = open(['RRULE:FREQ=DAILY'], '1997-09-02T09:00');
    const { startsMs, cutAtMs = 0 } = set.listBetween(0, FAR, 3, new ExpansionBudget());
    expect([set.findLastStartMs(new ExpansionBudget()), startsMs.length >= 3, startsMs.length < 1_000]).toEqual([
      undefined,
      true,
      true,
    ]);
    expect(cutAtMs).toBeGreaterThan(startsMs.at(-1) ?? 0);
    expect(set.listBetween(cutAtMs, cutAtMs + 86_400_000, 3, new ExpansionBudget()).startsMs).toHaveLength(1);
  });

  test('dates with their own periods have their duration, and the longest is known', () => {
    const set = open(
      ['RDATE;VALUE=PERIOD:19970903T130000Z/PT2H,19970904T130000Z/19970904T133000Z'],
      '1997-09-02T09:00',
    );
    const { startsMs } = set.listBetween(0, FAR, 9, new ExpansionBudget());
    expect(startsMs.map((startMs) => set.getPeriodMs(startMs))).toEqual([undefined, 7_200_000, 1_800_000]);
    expect([set.longestPeriodMs, open([], '1997-09-02T09:00').longestPeriodMs]).toEqual([7_200_000, 0]);
  });
});
