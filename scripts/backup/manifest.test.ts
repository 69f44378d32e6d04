import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRestoreIncomplete } from '@rotunda/data-directory/restore-marker';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BackupError } from './backup-error.ts';
import { getNamesDigest, MANIFEST, type Manifest, toManifestText } from './manifest.ts';
import { restoreBackup } from './restore-backup.ts';

const getDigest = (text: string) => createHash('sha256').update(text).digest('hex');

let parent: string;
const at = (...names: string[]) => join(parent, ...names);
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'rotunda-manifest-'));
  mkdirSync(at('backup'));
  for (const name of ['services.db', 'bff-keys']) writeFileSync(at('backup', name), name);
  writeContent('content');
  const files = ['services.db', 'bff-keys'].map((path) => ({ path, sha256: getDigest(path), sizeBytes: path.length }));
  const blobs = { count: 1, sizeBytes: 7, sha256: getNamesDigest([getDigest('content')]) };
  writeFileSync(at('backup', MANIFEST), toManifestText({ createTime: '2026-11-29T00:00:00.000Z', files, blobs }));
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

function getContentPath(content: string): string {
  const sha256 = getDigest(content);
  return at('backup', 'blobs', sha256.slice(0, 2), sha256.slice(2));
}

function writeContent(content: string): void {
  mkdirSync(join(getContentPath(content), '..'), { recursive: true });
  writeFileSync(getContentPath(content), content);
}

function changeManifest(change: (manifest: Manifest & { format: number; sha256?: string }) => void): void {
  const manifest = JSON.parse(readFileSync(at('backup', MANIFEST), 'utf8'));
  change(manifest);
  writeFileSync(at('backup', MANIFEST), JSON.stringify(manifest));
}

test('a backup with its own manifest is restored', async () => {
  await restoreBackup(at('backup'), at('data'));
  expect(existsSync(at('data', 'bff-keys'))).toBe(true);
});

test.each<[string, (manifest: Manifest) => void]>([
  ['the time', (manifest) => Object.assign(manifest, { createTime: '2020-01-01T00:00:00Z' })],
  ['the list of files', ({ files }) => files.pop()],
  ['a digest', ({ files: [first] }) => first && Object.assign(first, { sha256: getDigest('other') })],
  ['the contents', ({ blobs }) => Object.assign(blobs, { sha256: undefined })],
])('a backup in whose manifest somebody changed %s is not restored', async (_what, change) => {
  changeManifest(change);
  const message = `${at('backup', MANIFEST)} differs from what was written with the backup.`;
  await expect(restoreBackup(at('backup'), at('data'))).rejects.toThrow(new BackupError(message));
  expect(existsSync(at('data'))).toBe(false);
});

test('a backup in which one content replaces another is not restored', async () => {
  rmSync(getContentPath('content'));
  writeContent('another');
  const message = 'The backup is damaged: it contains other contents than were backed up.';
  await expect(restoreBackup(at('backup'), at('data'))).rejects.toThrow(new BackupError(message));
  expect(isRestoreIncomplete(at('data'))).toBe(true);
});

test('a backup of a former version is restored, whose manifest has no digest', async () => {
  changeManifest((manifest) => {
    Object.assign(manifest, { format: 1, sha256: undefined });
    Object.assign(manifest.blobs, { sha256: undefined });
  });
  await restoreBackup(at('backup'), at('data'));
  expect(existsSync(at('data', 'services.db'))).toBe(true);
});
