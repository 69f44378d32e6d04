import { gzipSync } from 'node:zlib';
import { expect, test } from '../fixtures/test.ts';

const MAX_START_KIB = 240;
const MAX_FILES = 14;

test('a first visit loads few scripts, and none that another screen needs', async ({ openAs }) => {
  const { page } = await openAs('operator');
  const scripts = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => {
    if (response.status() === 200 && response.url().endsWith('.js')) scripts.set(response.url(), response.body());
  });
  for (const path of ['/processes', '/files']) {
    scripts.clear();
    await page.goto(path);
    await expect(page.getByRole('grid')).toBeVisible();
    const bodies = await Promise.all(scripts.values());
    const sizeKib = bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0) / 1024;
    expect(sizeKib, path).toBeLessThan(MAX_START_KIB);
    expect(bodies.length, path).toBeLessThanOrEqual(MAX_FILES);
    for (const library of ['codemirror', 'recharts', 'pdf']) {
      expect(
        [...scripts.keys()].filter((url) => url.includes(library)),
        path,
      ).toEqual([]);
    }
  }
});
