import fc from 'fast-check';
import { expect, test } from 'vitest';
import { endRuleBefore, formatRule, getRuleRest, parseRule, shiftRule } from './recurrence-rule.ts';

test('a rule ends just before an occurrence, by the second or by the day', () => {
  const timed = endRuleBefore('RRULE:FREQ=WEEKLY;COUNT=9', Temporal.Instant.from('2026-11-23T15:00:00Z'));
  expect(timed).toBe('RRULE:FREQ=WEEKLY;UNTIL=20261123T145959Z');
  const daily = endRuleBefore('RRULE:FREQ=DAILY;UNTIL=20271231', Temporal.PlainDate.from('2026-03-01'));
  expect(daily).toBe('RRULE:FREQ=DAILY;UNTIL=20260228');
});

test('the rest of a counted rule has its count minus past occurrences', () => {
  expect(getRuleRest('RRULE:FREQ=DAILY;COUNT=10', 4)).toBe('RRULE:FREQ=DAILY;COUNT=6');
  expect(getRuleRest('RRULE:FREQ=DAILY', 4)).toBe('RRULE:FREQ=DAILY');
});

test.each([
  ['RRULE:FREQ=WEEKLY;BYDAY=SU', 1, 'RRULE:FREQ=WEEKLY;BYDAY=MO'],
  ['RRULE:FREQ=WEEKLY;BYDAY=MO', -1, 'RRULE:FREQ=WEEKLY;BYDAY=SU'],
  ['RRULE:FREQ=DAILY;INTERVAL=2', 5, 'RRULE:FREQ=DAILY;INTERVAL=2'],
  ['RRULE:FREQ=WEEKLY;BYDAY=MO,WE', 1, undefined],
  ['RRULE:FREQ=MONTHLY;BYDAY=2TU', 1, undefined],
  ['RRULE:FREQ=MONTHLY;BYMONTHDAY=15', 1, undefined],
  ['RRULE:FREQ=WEEKLY;BYDAY=MO,WE', 0, 'RRULE:FREQ=WEEKLY;BYDAY=MO,WE'],
])('%s shifted by %i days is %s', (rule, days, moved) => {
  expect(shiftRule(rule, days)).toBe(moved);
});

test('a rule is unchanged after parsing and formatting', () => {
  const name = fc.constantFrom('FREQ', 'INTERVAL', 'BYDAY', 'COUNT', 'X-OWN');
  const value = fc.stringMatching(/^[A-Z0-9,+-]{1,8}$/);
  fc.assert(
    fc.property(fc.uniqueArray(fc.tuple(name, value), { selector: ([key]) => key, minLength: 1 }), (parts) => {
      const line = formatRule(new Map(parts));
      expect(formatRule(parseRule(line))).toBe(line);
    }),
  );
});
