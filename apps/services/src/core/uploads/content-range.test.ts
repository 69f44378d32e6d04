import { describe, expect, test } from 'vitest';
import { parseContentRange } from './content-range.ts';

describe('parseContentRange', () => {
  test.each([
    [undefined, { startBytes: 0, sizeBytes: undefined, totalBytes: undefined }],
    ['bytes 0-9/10', { startBytes: 0, sizeBytes: 10, totalBytes: 10 }],
    ['bytes 5-9/*', { startBytes: 5, sizeBytes: 5, totalBytes: undefined }],
    ['bytes */10', { startBytes: 0, sizeBytes: 0, totalBytes: 10 }],
    ['bytes */*', { startBytes: 0, sizeBytes: 0, totalBytes: undefined }],
  ])('parses %s', (header, expected) => {
    expect(parseContentRange(header)).toEqual(expected);
  });

  test.each([
    '',
    'bytes',
    'bytes 0-9',
    'bytes 9-0/10',
    'bytes 0-10/10',
    'bytes -1/10',
    'items 0-9/10',
    'bytes 0-1,3-4/5',
  ])('rejects %j', (header) => {
    expect(parseContentRange(header)).toBeUndefined();
  });
});
