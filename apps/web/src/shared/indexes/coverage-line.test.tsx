import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CoverageLine } from './coverage-line.tsx';

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });

const older = { horizonDays: 365, since: '2025-11-25T10:00:00Z', callsPerDay: 5000 } as const;

test.each([
  { name: 'once all is scanned', state: 'current', shown: /^1,370 of 2,734 files/ },
  { name: 'while files are counted', state: 'listing', shown: /^1,370 of at least 2,734\+ files/ },
  {
    name: 'while older files follow',
    state: 'current',
    older: { ...older, scanned: 0, total: 0, isCounted: false, isScanned: false },
    shown: /^1,370 of at least 2,734\+ files/,
  },
] as const)('a phone has one line for how much was looked at, what failed and the way on, $name', async (given) => {
  await page.viewport(390, 844);
  const screen = await render(
    <RouterContextProvider router={router}>
      <CoverageLine
        coverage={{
          state: given.state,
          scanned: 1370,
          total: 2734,
          failed: [{ id: 'f1', title: 'Budget', reason: 'Only approvers may see its requests.', isRetried: false }],
          failedCount: 1364,
          asOf: '2026-11-25T10:00:00Z',
          calls: 2734,
          ...('older' in given && { older: given.older }),
        }}
        index="approvals"
        loaded={5}
        hasMore={false}
        noun="request"
        onRefresh={() => undefined}
      />
    </RouterContextProvider>,
  );
  const parts = [screen.getByText(given.shown), screen.getByText('1,364 skipped', { exact: true })];
  const again = screen.getByRole('button', { name: 'Scan again' });
  await expect.element(again).toBeInViewport({ ratio: 1 });
  const middles = [...parts, again].map((part) => {
    const { top, bottom } = part.element().getBoundingClientRect();
    return (top + bottom) / 2;
  });
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(1);
  await expect.element(screen.getByText('5 requests', { exact: true })).not.toBeVisible();
});

test('files older than the selected period are counted, and nothing is complete before they are scanned', async () => {
  // Loaded here, so that the test waits only for the dialog itself.
  await import('./horizon-dialog.tsx');
  await page.viewport(1280, 800);
  const lineOf = (rest: { total: number; isCounted: boolean; isScanned: boolean; scanned?: number }) => (
    <QueryClientProvider client={new QueryClient()}>
      <RouterContextProvider router={router}>
        <CoverageLine
          coverage={{
            state: 'current',
            scanned: 40_000,
            total: 40_000,
            failed: [],
            failedCount: 0,
            calls: 41_200,
            older: { ...older, scanned: 1200, ...rest },
          }}
          index="approvals"
          loaded={5}
          hasMore={false}
          noun="approval"
          onRefresh={() => undefined}
        />
      </RouterContextProvider>
    </QueryClientProvider>
  );
  const screen = await render(lineOf({ total: 960_000, isCounted: true, isScanned: false }));
  const line = screen.getByText(/^[\d,]+ of /);
  await expect.element(line).toHaveTextContent('41,200 of about 1,000,000 files scanned');
  await expect.element(screen.getByText('last year first, older files at up to 5,000 calls a day')).toBeVisible();
  expect(screen.getByText('Scan complete').elements()).toEqual([]);
  await screen.rerender(lineOf({ total: 3_000, isCounted: false, isScanned: false }));
  await expect.element(line).toHaveTextContent('41,200 of at least 43,000+ files scanned');
  await screen.getByRole('button', { name: 'Change period' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Files to scan first' });
  await expect.element(dialog.getByRole('radio', { name: 'last year' })).toBeChecked();
  await dialog.getByRole('radio', { name: 'last 90 days' }).click();
  await expect.element(dialog.getByRole('radio', { name: 'last 90 days' })).toBeChecked();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await screen.rerender(lineOf({ total: 960_000, isCounted: true, isScanned: true, scanned: 960_000 }));
  await expect.element(line).toHaveTextContent('1,000,000 of 1,000,000 files scanned');
  await expect.element(screen.getByText('Scan complete')).toBeInTheDocument();
});
