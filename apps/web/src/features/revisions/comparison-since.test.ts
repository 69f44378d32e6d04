import { expect, test } from 'vitest';
import { getComparisonSince } from './comparison-since.ts';
import type { Revision } from './revision.ts';

const file = { id: 'file-1', mimeType: 'text/plain', headRevisionId: 'rev-2' };
const THEN_MS = Date.parse('2026-11-19T12:00:00.000Z');

function revision(day: number, members: Partial<Revision> = {}): Revision {
  return { id: `rev-${day}`, modifiedTime: `2026-11-1${day + 8}T00:00:00.000Z`, size: '4', ...members };
}

test('a change is shown if the content at the time was saved, for every type that can be compared', () => {
  for (const mimeType of ['text/plain', 'application/pdf', 'image/png']) {
    const revisions = [revision(1, { keepForever: true }), revision(3)];
    expect(getComparisonSince({ ...file, mimeType, headRevisionId: 'rev-3' }, revisions, THEN_MS)).toBe('shown');
  }
});

test('a change is lost if the content at the time was not saved, or is no longer listed', () => {
  expect(getComparisonSince(file, [revision(1), revision(2)], THEN_MS)).toBe('lost');
  expect(getComparisonSince(file, [revision(2)], THEN_MS)).toBe('lost');
});

test('there is no change if the newest revision is older than the time', () => {
  expect(getComparisonSince({ ...file, headRevisionId: 'rev-1' }, [revision(1)], THEN_MS)).toBe('same');
});

test('for content that cannot be compared only metadata is shown, and for documents their exports', () => {
  const backup = { mimeType: 'application/x-backup' };
  expect(getComparisonSince({ ...file, ...backup }, [revision(1, backup), revision(2, backup)], THEN_MS)).toBe('facts');
  const long = { keepForever: true, size: '60000000' };
  expect(getComparisonSince(file, [revision(1, long), revision(2)], THEN_MS)).toBe('facts');
  const { size, ...bare } = revision(1);
  const document = { id: 'file-1', mimeType: 'application/vnd.google-apps.document' };
  expect(
    getComparisonSince(document, [bare, { ...bare, id: 'rev-2', modifiedTime: '2026-11-20T00:00:00Z' }], THEN_MS),
  ).toBe('shown');
});
