import { expect, test } from 'vitest';
import { InvalidRecurrence, parseRule, toWholeDays } from './parse-rule.ts';

/** The values of each part at its limits, and just beyond. */
const bounds: [part: string, valid: string[], invalid: string[]][] = [
  ['INTERVAL', ['1', '99999', '007'], ['0', '100000', '-1', '1.5', '1 ', '', '1234567', '1,2']],
  ['COUNT', ['1', '10000'], ['0', '10001', '+1']],
  [
    'UNTIL',
    ['20270101', '20270101T090000', '20270101T090000Z'],
    ['2027010', '20270101T0900', '20270101Z', '120270101'],
  ],
  ['WKST', ['MO', 'SU'], ['XX', '1MO', 'MO,TU', 'MOX', 'XMO']],
  ['BYSECOND', ['0', '60', '0,30'], ['61', '-1', '0,,30', '']],
  ['BYMINUTE', ['0', '59'], ['60', '0,60']],
  ['BYHOUR', ['0', '23'], ['24']],
  ['BYDAY', ['MO', '1MO', '+1TU', '-53WE', '53SU', 'TH,FR,SA'], ['0MO', '54MO', '+MO', '1', 'MOTU', 'XMO', '123MO']],
  ['BYMONTHDAY', ['1', '31', '-31', '+5', '1,-1'], ['0', '32', '-32', '--1', '1-']],
  ['BYYEARDAY', ['1', '366', '-366'], ['0', '367', '1000']],
  ['BYWEEKNO', ['1', '53', '-53'], ['0', '54']],
  ['BYMONTH', ['1', '12'], ['0', '13', '-1']],
  ['BYSETPOS', ['1', '366', '-366'], ['0', '367']],
];

test.each(bounds)('%s accepts %j, and rejects %j', (part, valid, invalid) => {
  for (const value of valid) expect(parseRule(`FREQ=DAILY;${part}=${value}`).get(part)).toBe(value);
  for (const value of invalid) expect(() => parseRule(`FREQ=DAILY;${part}=${value}`), value).toThrow(InvalidRecurrence);
});

test.each(['SECONDLY', 'MINUTELY', 'HOURLY', 'DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'])(
  '%s is a valid frequency',
  (frequency) => {
    expect([...parseRule(`FREQ=${frequency}`)]).toEqual([['FREQ', frequency]]);
  },
);

test('a rule is parsed in any case, and may end with a semicolon', () => {
  expect([...parseRule('freq=weekly;byday=mo,tu;')]).toEqual([
    ['FREQ', 'WEEKLY'],
    ['BYDAY', 'MO,TU'],
  ]);
});

test.each([
  ['', ' is not a part of a rule'],
  ['FREQ', 'FREQ is not a part of a rule'],
  ['FREQ=DAILY;;COUNT=1', ' is not a part of a rule'],
  ['FREQ=DAILY;COUNT=1=2', 'COUNT=1=2 is not a part of a rule'],
  ['FREQ=DAILY;COUNT=1;COUNT=2', 'COUNT occurs twice'],
  ['COUNT=1', 'FREQ is missing'],
  ['FREQ=DAILY;COUNT=1;UNTIL=20270101', 'COUNT and UNTIL cannot be combined'],
])('%j is rejected: %s', (text, reason) => {
  expect(() => parseRule(text)).toThrow(new InvalidRecurrence(reason));
});

test.each([
  ['FREQ=HOURLY;INTERVAL=36;BYMINUTE=5', { FREQ: 'DAILY', INTERVAL: '1.5' }],
  ['FREQ=HOURLY', { FREQ: 'DAILY', INTERVAL: '1' }],
  ['FREQ=MINUTELY;INTERVAL=2880', { FREQ: 'DAILY', INTERVAL: '2' }],
  ['FREQ=SECONDLY;INTERVAL=90000', { FREQ: 'DAILY', INTERVAL: String(90_000 / 86_400) }],
  ['FREQ=WEEKLY;BYDAY=MO;BYHOUR=9;BYSECOND=1', { FREQ: 'WEEKLY', BYDAY: 'MO' }],
  ['FREQ=DAILY;INTERVAL=2', { FREQ: 'DAILY', INTERVAL: '2' }],
])('%s for all-day events is %j', (text, parts) => {
  expect(Object.fromEntries(toWholeDays(parseRule(text)))).toEqual(parts);
});
