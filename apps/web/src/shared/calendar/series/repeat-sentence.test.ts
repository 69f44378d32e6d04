import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatRepeat } from './repeat-sentence.ts';

const cases: readonly (readonly [rule: string, sentence: string])[] = [
  ['FREQ=DAILY', 'Every day'],
  ['FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', 'Every weekday'],
  ['FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE', 'Every 2 weeks on Monday and Wednesday'],
  ['FREQ=WEEKLY;BYDAY=MO,WE,FR;WKST=SU', 'Every week on Monday, Wednesday and Friday'],
  ['FREQ=MONTHLY;BYDAY=2TU', 'Every month on the second Tuesday'],
  ['FREQ=MONTHLY;BYDAY=-1FR', 'Every month on the last Friday'],
  ['FREQ=MONTHLY;BYMONTHDAY=15', 'Every month on day 15'],
  ['FREQ=MONTHLY;BYMONTHDAY=-1', 'Every month on day 1 from the end'],
  ['FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=15', 'Every year on day 15 in March'],
  ['FREQ=DAILY;COUNT=10', 'Every day, 10 times'],
  ['FREQ=DAILY;UNTIL=20261231', 'Every day, until 31 December 2026'],
  ['FREQ=DAILY;UNTIL=20261231T230000Z', 'Every day, until 1 January 2027'],
];

test.each(cases)('%s is described as “%s”', (rule, sentence) => {
  expect(formatRepeat([`RRULE:${rule}`], 'Europe/Berlin')).toEqual({ sentence, raw: [] });
});

test('excluded and added dates are counted', () => {
  const lines = [
    'RRULE:FREQ=DAILY',
    'EXDATE;TZID=Europe/Berlin:20261124T090000,20261125T090000',
    'RDATE:20261201T090000Z',
  ];
  expect(formatRepeat(lines, 'UTC')?.sentence).toBe('Every day, without 2 dates, and also 1 date');
});

test('a rule with parts that cannot be described is shown as received', () => {
  const line = 'RRULE:FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=-1';
  expect(formatRepeat([line], 'UTC')).toEqual({ sentence: 'Custom rule', raw: [line] });
});

test('an event without rules does not repeat', () => {
  expect(formatRepeat([], 'UTC')).toBeUndefined();
});

test('no rule text breaks the sentence', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(
          fc.string(),
          fc.string().map((text) => `RRULE:FREQ=DAILY;UNTIL=${text}`),
        ),
      ),
      (lines) => {
        expect(typeof formatRepeat(lines, 'UTC')?.sentence).toBe(lines.length === 0 ? 'undefined' : 'string');
      },
    ),
  );
});
