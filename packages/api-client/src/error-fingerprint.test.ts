import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fingerprintError, withoutVariables } from './error-fingerprint.ts';

const stack = [{ function: 'totalOf', file: 'Orders', lineNumber: 12 }];

describe('the message of an error fingerprint', () => {
  test.each([
    ["Cannot read properties of null (reading 'getEmail')", "Cannot read properties of null (reading 'getEmail')"],
    ["Cannot read properties of undefined (reading '17')", 'Cannot read properties of undefined (reading …)'],
    ["Customer 'Aalto & Sons' doesn't exist", "Customer … doesn't exist"],
    ['Order “A-17” of anna@example.com has no total', 'Order … of … has no total'],
    [
      'Request failed for https://api.example.com/v1?id=7 returned code 404.',
      'Request failed for … returned code 404.',
    ],
    ['No item with the given ID 1BxiMVs0XRA5nFMdKvBdBZjgmUUqptlbs74OgvE2upms', 'No item with the given ID …'],
    ['Lock 3f2c9a4e-8b1d-4c6e-9f0a-1b2c3d4e5f60 expired', 'Lock … expired'],
    ['The range A1:B12 has 1,204.5 rows', 'The range … has … rows'],
    ['No rate for Thu Nov 26 2026 20:58:54 GMT+0100', 'No rate for …'],
    ['No rate on 22 Oct 2026, 14:03', 'No rate on …'],
    [`Unexpected token '<', "<!DOCTYPE "... is not valid JSON`, 'Unexpected token … is not valid JSON'],
    ['Rows 3, 4 and 17 are empty', 'Rows … and … are empty'],
    ['first line 1\n<html>second</html>', 'first line …'],
  ])('of %j is %j', (message, expected) => {
    expect(withoutVariables(message)).toBe(expected);
  });

  test('is unchanged when it is computed again, and stays short', () => {
    const message = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 400 }), fc.lorem({ mode: 'sentences' }));
    fc.assert(
      fc.property(message, (text) => {
        const once = withoutVariables(text);
        expect(withoutVariables(once)).toBe(once);
        expect(once.length).toBeLessThanOrEqual(200);
      }),
      { numRuns: 1_000 },
    );
  });

  test('is the same for different values in it', () => {
    const value = fc.oneof(
      fc.nat().map(String),
      fc.uuid(),
      fc.emailAddress().filter((address) => !/["']/.test(address)),
      fc.webUrl().filter((url) => !/["']/.test(url)),
      fc.date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) }).map((date) => date.toISOString()),
      fc.date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) }).map((date) => date.toUTCString()),
      fc.string({ unit: 'grapheme-ascii' }).map((text) => JSON.stringify(text.replaceAll(/["\\]/g, ''))),
    );
    fc.assert(
      fc.property(value, value, (one, other) => {
        const messageOf = (text: string) => `The entry ${text} was refused`;
        expect(withoutVariables(messageOf(one))).toBe('The entry … was refused');
        expect(withoutVariables(messageOf(one))).toBe(withoutVariables(messageOf(other)));
      }),
      { numRuns: 1_000 },
    );
  });

  test('keeps words without a digit', () => {
    const words = fc.array(fc.stringMatching(/^[a-z]{1,15}$/), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(words, (all) => {
        expect(withoutVariables(all.join(' '))).toBe(all.join(' '));
      }),
    );
  });

  test('is computed as fast for hostile texts', () => {
    for (const text of ["'", '"', 'a@', '1 ', '…,', 'Mon ', 'a'].map((part) => part.repeat(60_000))) {
      expect(withoutVariables(text).length).toBeLessThanOrEqual(200);
    }
  });
});

describe('an error fingerprint', () => {
  test('contains class, message, function and file', () => {
    expect(fingerprintError({ type: 'TypeError', message: 'Order 17 has no total', stack })).toEqual({
      type: 'TypeError',
      message: 'Order … has no total',
      frame: 'totalOf (Orders)',
      label: 'TypeError: Order … has no total at totalOf (Orders)',
    });
  });

  test('does not depend on line numbers or outer frames', () => {
    const outer = { function: 'main', file: 'Code', lineNumber: 3 };
    const moved = [{ ...stack[0], lineNumber: 90 }, outer];
    expect(fingerprintError({ type: 'Error', message: 'no', stack: moved })).toEqual(
      fingerprintError({ type: 'Error', message: 'no', stack }),
    );
  });

  test('distinguishes classes and locations', () => {
    const labels = [
      fingerprintError({ type: 'TypeError', message: 'no', stack }),
      fingerprintError({ type: 'RangeError', message: 'no', stack }),
      fingerprintError({ type: 'TypeError', message: 'no', stack: [{ function: 'totalOf', file: 'Code' }] }),
      fingerprintError({ type: 'TypeError', message: 'no', stack: [{ file: 'Code' }] }),
      fingerprintError({ type: 'TypeError', message: 'no' }),
      fingerprintError({}),
    ].map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
    expect(labels.slice(3)).toEqual([
      'TypeError: no at (top level) (Code)',
      'TypeError: no',
      'Error without a message',
    ]);
  });
});
