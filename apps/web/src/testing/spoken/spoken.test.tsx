import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { VIEWS } from '../layouts/views.ts';
import { renderApp } from '../render-app.tsx';

const NOW = Date.parse('2026-11-20T12:00:00.000Z'); // Two hours after the times shown on the screens.

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }));
afterEach(() => void vi.useRealTimers());

/** The part of a screen that is checked, if it is not the whole screen. */
const PARTS: Readonly<Record<string, 'complementary'>> = { 'process-panel': 'complementary' };
/** The calendar is excluded. The tests of the grid check its announcements. */
const EXCLUDED = ['calendar'];
const views = Object.entries(VIEWS).filter(([name]) => !EXCLUDED.includes(name));

test.for(views)('%s is announced to screen readers as in its snapshot', async ([name, view]) => {
  const { url, ready, responses = {}, bff = {} } = view;
  await page.viewport(1440, 900);
  const { screen, services, queryClient } = await renderApp({ url, responses, bff });
  await expect.element(screen.getByText(ready).first()).toBeVisible();
  await expect
    .poll(
      () => document.querySelectorAll('main [aria-busy="true"], main [role="status"][aria-label^="Loading"]').length,
    )
    .toBe(0);
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  await expect.element(screen.getByRole(PARTS[name] ?? 'main')).toMatchAriaSnapshot();
  expect(services.unhandled).toEqual([]);
});
