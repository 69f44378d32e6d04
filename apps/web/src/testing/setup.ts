import { afterEach, beforeEach, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { closeCalls } from '#shared/calls/calls-drawer-state.ts';
import { restoreDownloads } from '#shared/downloads/download-queue.ts';
import { waitForLateQueries } from '#testing/late-queries.ts';
import { dismissAll } from '#ui/toasts.tsx';
import '../styles/theme.css';

// A page that complains on the console is not right, even if a test does not look there.
const spies = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];

beforeEach(async () => {
  await page.viewport(1440, 900);
  document.documentElement.lang = 'en';
  document.title = 'Rotunda';
});

// Test files share their modules and what these hold, so that each test leaves them as it found them.
afterEach(async () => {
  await cleanup();
  await waitForLateQueries();
  await dismissAll();
  closeCalls();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  restoreDownloads('nobody@example.com');
  const complaints = spies.flatMap((spy) => spy.mock.calls.map((args) => args.map(String).join(' ')));
  for (const spy of spies) spy.mockClear();
  expect(complaints).toEqual([]);
});
