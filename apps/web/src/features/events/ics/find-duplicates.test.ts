import { expect, test } from 'vitest';
import { findDuplicates } from './find-duplicates.ts';
import type { ImportedEvent } from './import-body.ts';

const at = (day: string) => ({ dateTime: `${day}T09:00:00Z`, timeZone: 'UTC' });
const event = (iCalUID: string, day: string, rule?: string): ImportedEvent => ({
  iCalUID,
  start: at(day),
  end: at(day),
  ...(rule !== undefined && { recurrence: [`RRULE:${rule}`] }),
});

const FIRST = event('a@x', '2031-03-17', 'FREQ=WEEKLY;UNTIL=20310407T090000Z');
const REST = event('a_R20310414T090000Z@x', '2031-04-15', 'FREQ=WEEKLY;COUNT=2');
const find = (known: readonly ImportedEvent[]) => [...findDuplicates([FIRST, REST], known)];

test('the rest of a split series is a duplicate if the whole series exists', () => {
  expect(find([event('a@x', '2031-03-17', 'FREQ=WEEKLY;COUNT=6')])).toEqual([FIRST.iCalUID, REST.iCalUID]);
  expect(find([event('a@x', '2031-03-17', 'FREQ=WEEKLY')])).toEqual([FIRST.iCalUID, REST.iCalUID]);
});

test('the rest is new if the calendar contains only the part before the split, or nothing', () => {
  expect(find([FIRST])).toEqual([FIRST.iCalUID]);
  expect(find([event('a@x', '2031-03-17')])).toEqual([FIRST.iCalUID]);
  expect(find([])).toEqual([]);
});

test('a changed occurrence does not hide its series', () => {
  const whole = event('a@x', '2031-03-17', 'FREQ=WEEKLY;COUNT=6');
  const changed = event('a@x', '2031-03-25');
  for (const known of [
    [changed, whole],
    [whole, changed],
  ]) {
    expect(find(known)).toEqual([FIRST.iCalUID, REST.iCalUID]);
  }
});

test('parts of all-day series are matched by their dates', () => {
  const rest = { ...event('b_R20310414@x', '2031-04-14'), start: { date: '2031-04-14' } };
  const whole = { iCalUID: 'b@x', start: { date: '2031-03-17' }, recurrence: ['RRULE:FREQ=WEEKLY'] };
  expect([...findDuplicates([rest], [whole])]).toEqual(['b_R20310414@x']);
  const ended = { ...whole, recurrence: ['RRULE:FREQ=WEEKLY;UNTIL=20310407'] };
  expect([...findDuplicates([rest], [ended])]).toEqual([]);
});
