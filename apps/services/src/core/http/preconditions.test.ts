import { describe, expect, test } from 'vitest';
import { isEntityTagListed, requireMatch } from './preconditions.ts';

const headers = (value?: string) => new Map(value === undefined ? [] : [['if-match', value]]);

describe('isEntityTagListed', () => {
  test.each(['"1"', 'W/"1"', '"2", "1"', '*'])('finds the tag "1" in %s', (header) => {
    expect(isEntityTagListed(header, '"1"')).toBe(true);
  });

  test.each(['"2"', '', undefined])('does not find the tag "1" in %j', (header) => {
    expect(isEntityTagListed(header, '"1"')).toBe(false);
  });
});

describe('requireMatch', () => {
  test.each([undefined, '"1"', '*'])('accepts %s', (header) => {
    expect(() => requireMatch(headers(header), '"1"')).not.toThrow();
  });

  test('rejects a tag that is no longer current', () => {
    expect(() => requireMatch(headers('"0"'), '"1"')).toThrow(
      expect.objectContaining({
        httpStatus: 412,
        errors: [expect.objectContaining({ reason: 'conditionNotMet', location: 'If-Match', locationType: 'header' })],
      }),
    );
  });
});
