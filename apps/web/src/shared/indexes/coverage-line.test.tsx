import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CoverageLine } from './coverage-line.tsx';

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });

test('a phone has one line for how much was looked at, what failed and the way on', async () => {
  await page.viewport(390, 844);
  const screen = await render(
    <RouterContextProvider router={router}>
      <CoverageLine
        coverage={{
          state: 'current',
          scanned: 1370,
          total: 2734,
          failed: [{ id: 'f1', title: 'Budget', reason: 'Only approvers may see its requests.', isRetried: false }],
          failedCount: 1364,
          asOf: '2026-11-25T10:00:00Z',
          calls: 2734,
        }}
        loaded={5}
        hasMore={false}
        noun="request"
        onRefresh={() => undefined}
      />
    </RouterContextProvider>,
  );
  const parts = [screen.getByText(/^1,370 of 2,734 files/), screen.getByText('1,364 skipped', { exact: true })];
  const again = screen.getByRole('button', { name: 'Scan again' });
  await expect.element(again).toBeInViewport({ ratio: 1 });
  const middles = [...parts, again].map((part) => {
    const { top, bottom } = part.element().getBoundingClientRect();
    return Math.round((top + bottom) / 2);
  });
  expect(new Set(middles).size).toBe(1);
  await expect.element(screen.getByText('5 requests', { exact: true })).not.toBeVisible();
});
