import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { resultOf, run } from '#testing/run-source.ts';

const execute = promisify(execFile);

// This code runs here and in a Node process with the zone as its own time zone.
const MAIN = `function main(cases) {
  const two = (value) => String(value).padStart(2, '0');
  return cases.map(([year, month, day, hour, minute, second]) => {
    const date = new Date(year, month, day, hour, minute, second);
    const fields = [date.getFullYear(), date.getMonth(), date.getDate(), date.getDay(), date.getHours(), date.getMinutes()];
    const changed = new Date(date.getTime());
    changed.setHours(hour + 1, minute);
    const moved = new Date(date.getTime());
    moved.setMonth(month + 1);
    const text = year + '-' + two(month + 1) + '-' + two(day) + 'T' + two(hour) + ':' + two(minute) + ':' + two(second);
    return [date.getTime(), ...fields, date.getTimezoneOffset(), String(date).replace(/ \\(.*/, ''), changed.getTime(), moved.getTime(),
      new Date(text).getTime(), Date.parse(text + 'Z'), Date.parse(text.slice(0, 10)), Date.parse(String(date)),
      new Date(year, month).getTime()];
  });
}`;
const PRINT = 'process.stdout.write(JSON.stringify(main(JSON.parse(process.argv[1]))));';

async function inNode(timeZone: string, cases: readonly (readonly number[])[]): Promise<unknown> {
  const args = ['-e', MAIN + PRINT, JSON.stringify(cases)];
  const { stdout } = await execute(process.execPath, args, { env: { TZ: timeZone } });
  return JSON.parse(stdout);
}

async function inSandbox(timeZone: string, cases: readonly (readonly number[])[]): Promise<unknown> {
  return resultOf((await run(MAIN, [cases], { timeZone })).end);
}

// Most clock changes are at night, near the ends of these months.
const moment = fc.tuple(
  fc.integer({ min: 1970, max: 2060 }),
  fc.oneof(fc.constantFrom(2, 3, 9, 10), fc.integer({ min: 0, max: 11 })),
  fc.integer({ min: 1, max: 28 }),
  fc.oneof(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 23 })),
  fc.integer({ min: 0, max: 59 }),
  fc.integer({ min: 0, max: 59 }),
);
const zone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));

test('dates in scripts follow ECMA-262 in every time zone', async () => {
  await fc.assert(
    fc.asyncProperty(zone, fc.array(moment, { minLength: 40, maxLength: 40 }), async (timeZone, cases) => {
      expect(await inSandbox(timeZone, cases)).toEqual(await inNode(timeZone, cases));
    }),
    { numRuns: process.env.LONG_TESTS ? 40 : 4, endOnFailure: true },
  );
}, 120_000);

test('hours that a clock change repeats or skips are read with the offset before the change', async () => {
  const cases = [
    [2024, 9, 27, 2, 30, 0],
    [2024, 2, 31, 2, 30, 0],
    [1944, 3, 2, 2, 59, 59],
  ];
  const found = await inSandbox('Europe/Berlin', cases);
  expect(found).toEqual(await inNode('Europe/Berlin', cases));
  expect(found).toHaveProperty('0.0', Date.UTC(2024, 9, 27, 0, 30));
  expect(found).toHaveProperty('1.0', Date.UTC(2024, 2, 31, 1, 30));
});
