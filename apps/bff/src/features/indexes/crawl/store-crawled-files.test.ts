import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { systemClock } from '#domain/clock.ts';
import { toCrawledFile } from '#features/indexes/readers/crawled-file.ts';
import { RowStore } from '#features/indexes/store/row-store.ts';
import { TargetStore } from '#features/indexes/store/target-store.ts';
import { openStore } from '#platform/store/open-store.ts';
import type { CrawlDeps, CrawlSession } from './crawl-session.ts';
import { storeCrawledFiles } from './store-crawled-files.ts';

test('rows that a listing or the change feed already contains are published like those of files that were read', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'rotunda-put-crawled-'));
  const store = await openStore({ path: join(directory, 'bff.db') });
  const onChange = vi.fn();
  const deps = {
    rows: new RowStore(store),
    targets: new TargetStore(store, systemClock),
    clock: systemClock,
    onChange,
  };
  const key = { userId: 'ana', name: 'outside-access' };
  const evaluateCrawled = vi.fn();
  const session = { deps: deps as unknown as CrawlDeps, key, reader: { evaluateCrawled }, isLeaseLost: false };
  const put = () =>
    storeCrawledFiles(
      session as unknown as CrawlSession,
      [toCrawledFile({ id: 'f', name: 'Plan', capabilities: {} })],
      1,
    );

  evaluateCrawled.mockResolvedValue(undefined);
  await put();
  expect(onChange).not.toHaveBeenCalled();
  evaluateCrawled.mockResolvedValue([]);
  await put();
  expect(onChange).toHaveBeenCalledOnce();
  await store.destroy();
  rmSync(directory, { recursive: true });
});
