import { expect, test } from 'vitest';
import { type ContentPlace, getPlaceLabel, readPlace, toCommentPlace } from './content-place.ts';

const region = { x: 0.1, y: 0.2, width: 0.3, height: 0.4 };
const places: readonly [label: string | undefined, place: ContentPlace][] = [
  [undefined, { quote: 'The buyer pays within 30 days.', offset: 120 }],
  ['Line 14', { quote: 'total = 4', offset: 3, line: 14 }],
  ['Page 2', { quote: 'Penalty', page: 2 }],
  ['Page 3', { quote: '', page: 3 }],
  ['Page 3, marked area', { quote: '', page: 3, region }],
  ['Marked area', { quote: '', region }],
  ['Row 3, column 2', { quote: '42', offset: 9, cell: { row: 3, column: 2 } }],
];

test.each(places)('a position is read as it was written: %s', (label, place) => {
  const written = toCommentPlace(place, 'revision-1');
  expect(JSON.parse(written.anchor ?? '')).toMatchObject({ r: 'revision-1' });
  const read = readPlace(written);
  expect(Object.fromEntries(Object.entries(read ?? {}).filter(([, value]) => value !== undefined))).toEqual(place);
  expect(getPlaceLabel(place)).toBe(label);
});

test('a comment from another client has only the position of its quote, whatever its anchor is', () => {
  for (const anchor of ['kix.abc', '{"a":[{"line":{"n":"x"}},7]}', '{"r":"head"}', undefined]) {
    const comment = { quotedFileContent: { value: 'Net 30' }, ...(anchor !== undefined && { anchor }) };
    expect(readPlace(comment)).toMatchObject({ quote: 'Net 30', line: undefined });
  }
  expect(readPlace({ anchor: 'kix.abc' })).toBeUndefined();
  expect(readPlace({})).toBeUndefined();
});

test('numbers that are not valid positions are ignored', () => {
  const anchor = JSON.stringify({
    a: [{ rect: { x: 2, y: 0, w: 1, h: 1 } }, { line: { n: -4 } }, { page: { p: 1.5 } }],
  });
  expect(readPlace({ anchor })).toBeUndefined();
});

test('a long quote is truncated, and still found by its beginning', () => {
  const { quotedFileContent } = toCommentPlace({ quote: 'x'.repeat(5000) }, undefined);
  expect(quotedFileContent?.value).toHaveLength(1000);
});
