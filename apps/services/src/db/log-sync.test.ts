import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { LogSync } from './log-sync.ts';

const directory = mkdtempSync(join(tmpdir(), 'rotunda-log-sync-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

test('simultaneous and consecutive callers are all told that the log is on disk', async () => {
  writeFileSync(join(directory, 'whole.db-wal'), 'frames');
  using log = new LogSync(join(directory, 'whole.db'));
  await Promise.all([log.sync(), log.sync(), log.sync()]);
  await expect(log.sync()).resolves.toBeUndefined();
});

test('a disk that has failed once is not trusted again', async () => {
  symlinkSync('/dev/null', join(directory, 'broken.db-wal'));
  using log = new LogSync(join(directory, 'broken.db'));
  const outcomes = await Promise.allSettled([log.sync(), log.sync()]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(log.sync()).rejects.toThrow('fdatasync');
});
