import { describe, expect, test } from 'vitest';
import { parseHeaderLines, readBoundary } from './multipart-syntax.ts';

describe('the boundary of a multipart content type', () => {
  test.each([
    ['multipart/related; boundary=abc', 'abc'],
    ['Multipart/Related; type="application/json"; Boundary="a b"', 'a b'],
    ['multipart/related;boundary=abc; charset=UTF-8', 'abc'],
    ['multipart/related; boundary="a;b"', 'a;b'],
  ])('of %s is %s', (contentType, boundary) => {
    expect(readBoundary(contentType, ['related'])).toBe(boundary);
  });

  test.each(['multipart/related', 'multipart/mixed; boundary=b', 'multipart/relatedness; boundary=b', '', undefined])(
    'is missing from %j if multipart/related is required',
    (contentType) => {
      expect(readBoundary(contentType, ['related'])).toBeUndefined();
    },
  );

  test('is read for any of the requested subtypes', () => {
    expect(readBoundary('multipart/mixed; boundary=b', ['related', 'mixed'])).toBe('b');
  });
});

test('header names are lowercased, and other lines are skipped', () => {
  const text = 'Content-Type: text/plain; charset=UTF-8\r\nCONTENT-ID:<a:b>\nno field\n: no name\n';
  expect(parseHeaderLines(text)).toEqual({ 'content-type': 'text/plain; charset=UTF-8', 'content-id': '<a:b>' });
});
