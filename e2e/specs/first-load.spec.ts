import { gzipSync } from 'node:zlib';
import { expect, test } from '../fixtures/test.ts';

// What a first visit may load: a little above what it loads now, so that growth is a decision (0021).
const MAX_KIB = 200;
const MAX_FILES = 14;

test('a first visit loads few scripts, and none that another screen needs', async ({ openAs }) => {
  const { page } = await openAs('operator');
  for (const path of ['/processes', '/files']) {
    await page.goto(path);
    await expect(page.getByRole('grid')).toBeVisible();
    const urls = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => new URL(name).pathname.endsWith('.js')),
    );
    const bodies = await Promise.all(urls.map(async (url) => (await page.request.get(url)).body()));
    const sizeKib = bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0) / 1024;
    expect(urls.length, `files of ${path}`).toBeGreaterThan(2);
    expect(urls.length, `files of ${path}`).toBeLessThanOrEqual(MAX_FILES);
    expect(sizeKib, `KiB of ${path}`).toBeLessThan(MAX_KIB);
    for (const library of ['codemirror', 'code-editor', 'pdf', 'windows']) {
      expect(
        urls.filter((url) => url.includes(library)),
        path,
      ).toEqual([]);
    }
  }
});
