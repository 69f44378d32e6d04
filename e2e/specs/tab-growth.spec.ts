// A tab that stays open for days: it navigates through all screens repeatedly without reloading the page.
import { growthPer, type Sample } from '../../apps/bff/src/testing/faults/growth.ts';
import { findScreens } from '../fixtures/screens.ts';
import { openServicesClient } from '../fixtures/services-client.ts';
import { expect, test } from '../fixtures/test.ts';

const ROUNDS = Number(process.env.TAB_ROUNDS ?? 30);
/** The rounds in which code is loaded and lists are cached are excluded from the slope. */
const WARM_UP = 12;
const ROUND_MS = 30_000;
const MIB = 1024 * 1024;
/** The limits of heap growth per visited screen, and of the total heap. */
const [MAX_BYTES_PER_SCREEN, MAX_HEAP_MIB] = [4_096, 60];

test('a tab that visits all screens repeatedly retains nothing from each round', async ({ openAs, stack }) => {
  test.setTimeout((ROUNDS + 5) * ROUND_MS);
  const operator = await openServicesClient(stack, 'operator');
  const { page } = await openAs('operator');
  const screens = await findScreens(operator, page);
  const session = await page.context().newCDPSession(page);
  const samples: Sample[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const { route, path } of screens) {
      await page.evaluate((to) => history.pushState({}, '', to), path);
      await expect(page.getByRole('heading', { level: 1 }), route).toHaveCount(1);
      await expect(page.locator('[data-loading]'), route).toHaveCount(0);
    }
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    const { nodes = 0, jsEventListeners: listeners = 0 } = await session.send('Memory.getDOMCounters');
    const values = { heap: usedSize, nodes, listeners, screens: round * screens.length };
    samples.push({ atMs: performance.now(), values });
    process.stdout.write(
      `  round ${round}: ${(usedSize / MIB).toFixed(1)} MiB, ${nodes} nodes, ${listeners} listeners\n`,
    );
  }
  const settled = samples.slice(WARM_UP);
  const perScreen = growthPer(settled, 'heap', 'screens');
  process.stdout.write(`  a tab, bytes of heap per screen: ${perScreen.toFixed(0)}\n`);
  expect(perScreen).toBeLessThan(MAX_BYTES_PER_SCREEN);
  expect((samples.at(-1)?.values.heap ?? 0) / MIB).toBeLessThan(MAX_HEAP_MIB);
});
