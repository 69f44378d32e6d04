import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DiskBlobStore } from '#blobs/disk-blob-store.ts';
import { Random } from '#demo/setting/random.ts';
import { storeContents } from './drive-contents.ts';
import { TOPICS } from './drive-topics.ts';

async function store(anchorMs: number) {
  const directory = mkdtempSync(join(tmpdir(), 'drive-contents-'));
  try {
    return await storeContents(new DiskBlobStore(directory), new Random('contents'), anchorMs);
  } finally {
    rmSync(directory, { recursive: true });
  }
}

const contents = await store(Date.UTC(2026, 10, 26));

test('each subject has three editions, which state in their names and texts what they are for', () => {
  expect(TOPICS.flatMap(({ subjects }) => subjects)).toHaveLength(40);
  const names = Map.groupBy(contents, ({ subject }) => subject.name);
  expect(names.size).toBe(40);
  for (const [subject, written] of names) {
    const fileNames = new Set(written.map(({ edition }) => edition.fileName));
    expect(fileNames.size).toBe(3);
    for (const {
      edition: { fileName },
      text,
      extension,
    } of written) {
      expect(fileName).toMatch(new RegExp(`^${subject}(,)? `));
      if (text !== undefined && extension !== 'csv') expect(text).toContain(fileName);
      expect(text ?? '').not.toContain('{edition}');
    }
  }
});

test('quarters, years and releases are those before the day the organisation is created', async () => {
  const editionsOf = (all: typeof contents, name: string) => [
    ...new Set(
      all.filter(({ subject }) => subject.name === name).map(({ edition }) => edition.fileName.replace(name, '')),
    ),
  ];
  expect(editionsOf(contents, 'Cash flow')).toEqual([' Q1 2026', ' Q2 2026', ' Q3 2026']);
  expect(editionsOf(contents, 'Travel policy')).toEqual([' 2024', ' 2025', ' 2026']);
  const releases = [', summer release', ', autumn release', ', winter release'];
  expect(editionsOf(contents, 'Pilot plan')).toEqual(releases);
  const later = await store(Date.UTC(2027, 1, 3));
  expect(editionsOf(later, 'Cash flow')).toEqual([' Q2 2026', ' Q3 2026', ' Q4 2026']);
});

test('the text that is commented on appears in every text of the subject, and each content differs from its former version', () => {
  for (const {
    subject,
    text,
    edition: { fileName },
    blob,
    former,
  } of contents) {
    if (text !== undefined) expect(text, fileName).toContain(subject.remark.quote);
    expect(blob.sha256, fileName).not.toBe(former.sha256);
  }
});
