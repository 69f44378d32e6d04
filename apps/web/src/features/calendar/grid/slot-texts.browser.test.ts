import { expect, test } from 'vitest';
import { layoutGrid } from './grid-layout.ts';
import { getSlots } from './slot-texts.ts';

/** Returns the names of the half-hour slots of some days in a zone, by day. */
function namesOfDays(zone: string, first: string, count: number): string[][] {
  const start = Temporal.PlainDate.from(first);
  const dates = Array.from({ length: count }, (_, index) => start.add({ days: index }));
  return getSlots(layoutGrid([], dates, zone, 10)).map((slots) => slots.map(({ name }) => name));
}

/** Returns the names of one of these days that match `part`. */
function namesOf(zone: string, first: string, count: number, day: number, part: RegExp): string[] {
  return (namesOfDays(zone, first, count)[day] ?? []).filter((name) => part.test(name));
}

test('repeated half hours are distinguished by their time zone, and no others name it', () => {
  const names = namesOf('Europe/Berlin', '2026-10-19', 7, 6, /./);
  expect(names.slice(3, 9)).toEqual([
    'Sunday 25 October 01:30, free',
    'Sunday 25 October 02:00 CEST, free',
    'Sunday 25 October 02:30 CEST, free',
    'Sunday 25 October 02:00 CET, free',
    'Sunday 25 October 02:30 CET, free',
    'Sunday 25 October 03:00, free',
  ]);
  expect(names.filter((name) => /CES?T/.test(name))).toHaveLength(4);
  expect(namesOf('Europe/Berlin', '2026-10-19', 7, 0, /CES?T/)).toEqual([]);
});

test('a half-hour clock change makes half an hour ambiguous', () => {
  expect(namesOf('Australia/Lord_Howe', '2026-04-05', 1, 0, /GMT|02:00/)).toEqual([
    'Sunday 5 April 01:30 GMT+11, free',
    'Sunday 5 April 01:30 GMT+10:30, free',
    'Sunday 5 April 02:00, free',
  ]);
});

test('a missing hour is labelled with its clock time', () => {
  expect(namesOf('Europe/Berlin', '2026-03-29', 1, 0, / 0[23]:00/)).toEqual([
    'Sunday 29 March 02:00, this hour does not exist',
    'Sunday 29 March 03:00, free',
  ]);
  expect(namesOf('Europe/Berlin', '2026-10-19', 7, 4, / 0[23]:00/)).toEqual([
    'Friday 23 October 02:00, free',
    'Friday 23 October 02:00 a second time, this hour does not exist',
    'Friday 23 October 03:00, free',
  ]);
});

test('no two half hours of any day of a year have the same name', () => {
  for (const zone of ['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'America/Havana', 'Asia/Kolkata']) {
    for (let week = 0; week < 52; week += 1) {
      const first = Temporal.PlainDate.from('2026-01-01').add({ weeks: week }).toString();
      const names = namesOfDays(zone, first, 7).flat();
      expect(names.length).toBeGreaterThanOrEqual(7 * 48);
      expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    }
  }
});
