import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { systemClock } from '#domain/clock.ts';
import type { Lease } from '#platform/store/lease.ts';
import { openStore, type Store } from '#platform/store/open-store.ts';
import { FeedStore } from './feed-store.ts';

const KEY = { userId: 'u', source: 'processes' } as const;
const HOUR_MS = 3_600_000;

let directory: string;
let store: Store;
let feeds: FeedStore;

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'rotunda-feeds-'));
  store = await openStore({ path: join(directory, 'bff.db') });
  feeds = new FeedStore(store, systemClock);
  await feeds.request(KEY.userId, [KEY.source]);
});

afterEach(async () => {
  await store.destroy();
  rmSync(directory, { recursive: true });
});

async function claim(): Promise<Lease> {
  const lease = await feeds.claim(KEY);
  if (!lease) throw new Error('the source is claimed already');
  return lease;
}

const ends = {
  'finds no rule for it': (lease: Lease) => feeds.remove(KEY, lease),
  'has read it': (lease: Lease) =>
    feeds.release(
      KEY,
      lease,
      { problem: null, gap: null, dueAt: systemClock.nowMs() + HOUR_MS },
      async () => undefined,
    ),
};

describe.each(Object.entries(ends))('an evaluation that %s', (_name, end) => {
  test('leaves nothing due', async () => {
    await end(await claim());
    expect(await feeds.listDue(1)).toEqual([]);
  });

  test('leaves due any evaluation requested since it began', async () => {
    const lease = await claim();
    await feeds.request(KEY.userId, [KEY.source], true);
    await end(lease);
    expect(await feeds.listDue(1)).toEqual([KEY]);
    await end(await claim());
    expect(await feeds.listDue(1)).toEqual([]);
  });
});
