import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { systemClock } from '#domain/clock.ts';
import { openStore, type Store } from '#platform/store/open-store.ts';
import { type ClaimedCrawl, CrawlStore } from './crawl-store.ts';

const key = { userId: 'ana', name: 'approvals' };

let directory: string;
let store: Store;
let crawls: CrawlStore;

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'rotunda-crawls-'));
  store = await openStore({ path: join(directory, 'bff.db') });
  crawls = new CrawlStore(store, systemClock);
  await crawls.recordView(key);
});

afterEach(async () => {
  await store.destroy();
  rmSync(directory, { recursive: true });
});

async function claim(): Promise<ClaimedCrawl> {
  const claimed = await crawls.claim(key);
  if (!claimed) throw new Error('another process has it');
  return claimed;
}

test('an index is current at the end of a run, unless a scan was requested in the meantime', async () => {
  const first = await claim();
  expect(await crawls.setCurrent(key, { as_of: 1 })).toBe(true);
  expect(await crawls.rescan(key)).toMatchObject({ state: 'scanning' });
  expect(await crawls.setCurrent(key, { as_of: 2 })).toBe(false);
  expect(await crawls.find(key)).toMatchObject({ state: 'scanning', as_of: 2 });
  await crawls.release(key, first.lease, {});
  const second = await claim();
  expect(second.crawl.state).toBe('scanning');
  expect(await crawls.setCurrent(key, { as_of: 3 })).toBe(true);
  expect(await crawls.find(key)).toMatchObject({ state: 'current', as_of: 3 });
});
