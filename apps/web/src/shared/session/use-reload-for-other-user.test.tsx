import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { clearLastEmail, storeLastEmail } from './last-email.ts';
import { useReloadForOtherUser } from './use-reload-for-other-user.ts';

const reload = vi.fn();

beforeEach(async () => {
  reload.mockReset();
  storeLastEmail('reviewer@example.com');
  await renderHook(() => useReloadForOtherUser('reviewer@example.com', reload));
});

afterEach(clearLastEmail);

test.each([
  ['in another tab', () => window.dispatchEvent(new StorageEvent('storage'))],
  ['while the page was in the back/forward cache', () => window.dispatchEvent(new PageTransitionEvent('pageshow'))],
  ['while the tab was frozen', () => document.dispatchEvent(new Event('visibilitychange'))],
])('a page is reloaded after another user has signed in %s', (_where, notice) => {
  notice();
  expect(reload).not.toHaveBeenCalled();
  storeLastEmail('operator@example.com');
  notice();
  expect(reload).toHaveBeenCalledOnce();
});

test('a page stays after its user has signed out or in again in another tab', () => {
  for (const change of [clearLastEmail, () => storeLastEmail('reviewer@example.com')]) {
    change();
    window.dispatchEvent(new StorageEvent('storage'));
  }
  expect(reload).not.toHaveBeenCalled();
});
