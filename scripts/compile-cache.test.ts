import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The entry points of the processes that `pnpm start` runs. */
const ENTRY_POINTS = ['scripts/main.js', 'apps/bff/src/main.js', 'apps/services/src/main.js'];

test.for(ENTRY_POINTS)('%s enables the compile cache before it loads TypeScript', (path) => {
  const lines = readFileSync(new URL(`../${path}`, import.meta.url), 'utf8').split('\n');
  const enabled = lines.findIndex((line) => line.includes('enableCompileCache()'));
  const loaded = lines.findIndex((line) => /(?:from|import\(?) ?'[^']*\.ts'/.test(line));
  expect(loaded).toBeGreaterThan(-1);
  expect(enabled).toBeGreaterThan(-1);
  expect(enabled).toBeLessThan(loaded);
});
