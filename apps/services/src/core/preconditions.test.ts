import { describe, expect, test } from 'vitest';
import { isEntityTagListed, requireMatch } from './preconditions.ts';

const headers = (value?: string) => new Map(value === undefined ? [] : [['if-match', value]]);

describe('isEntityTagListed', () => {
  test.each([
    ['"1"', true],
    ['W/"1"', true],
    ['"2", "1"', true],
    ['*', true],
    ['"2"', false],
    ['', false],
    [undefined, false],
  ])('%s', (header, expected) => {
    expect(isEntityTagListed(header, '"1"')).toBe(expected);
  });
});

describe('requireMatch', () => {
  test.each([undefined, '"1"', '*'])('lets %s pass', (header) => {
    expect(() => requireMatch(headers(header), '"1"')).not.toThrow();
  });

  test('refuses a tag that is no longer the present one', () => {
    expect(() => requireMatch(headers('"0"'), '"1"')).toThrow(
      expect.objectContaining({
        httpStatus: 412,
        errors: [expect.objectContaining({ reason: 'conditionNotMet', location: 'If-Match', locationType: 'header' })],
      }),
    );
  });
});
