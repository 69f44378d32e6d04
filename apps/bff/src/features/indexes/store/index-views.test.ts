import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStore, type Store } from '#platform/store/open-store.ts';
import { CrawlStore } from './crawl-store.ts';
import { isBackgroundOnly } from './index-views.ts';

const key = { userId: 'ana', name: 'approvals' };

let directory: string;
let store: Store;
let nowMs: number;
let crawls: CrawlStore;

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'rotunda-looks-'));
  store = await openStore({ path: join(directory, 'bff.db') });
  nowMs = Date.parse('2026-11-02T09:00:00Z');
  crawls = new CrawlStore(store, { nowMs: () => nowMs, elapsedMs: () => nowMs, after: () => () => undefined });
});

afterEach(async () => {
  await store.destroy();
  rmSync(directory, { recursive: true });
});

const isActive = async () => (await crawls.listActiveOf(key.userId)).length > 0;

test('an index needed only by a rule stays active while it is needed, and is polled less often', async () => {
  expect(isBackgroundOnly(await crawls.activateInBackground(key), nowMs)).toBe(true);
  for (let minute = 0; minute < 20; minute += 1) {
    nowMs += 60_000;
    expect(await isActive()).toBe(true);
    await crawls.activateInBackground(key);
  }
  nowMs += 6 * 60_000;
  expect(await isActive()).toBe(false);
});

test('a rule does not make an index look less used than it is', async () => {
  await crawls.recordView(key);
  nowMs += 60_000;
  expect(isBackgroundOnly(await crawls.activateInBackground(key), nowMs)).toBe(false);
  nowMs += 5 * 60_000;
  expect(isBackgroundOnly(await crawls.activateInBackground(key), nowMs)).toBe(true);
});

test('an index that was polled rarely is updated as soon as its user opens it, unless it is paused', async () => {
  const dueAt = nowMs + 50_000;
  await crawls.activateInBackground(key);
  await crawls.set(key, { state: 'current', due_at: dueAt });
  expect(Number((await crawls.activateInBackground(key)).due_at)).toBe(dueAt);
  expect(Number((await crawls.recordView(key)).due_at)).toBe(0);
  await crawls.set(key, { due_at: dueAt });
  expect(Number((await crawls.recordView(key)).due_at)).toBe(dueAt);
  nowMs += 6 * 60_000;
  await crawls.set(key, { state: 'paused', due_at: nowMs + 50_000 });
  expect(Number((await crawls.recordView(key)).due_at)).toBe(nowMs + 50_000);
});
