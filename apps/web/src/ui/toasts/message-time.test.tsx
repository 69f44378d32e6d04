import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ToastRegion } from './toast-region.tsx';
import { notify, runOfferedAction, setMessageTime } from './toasts.tsx';

afterEach(() => {
  setMessageTime(undefined);
  vi.useRealTimers();
});

test.each([
  ['twelve seconds, as usual', undefined, 11, 13],
  ['as long as was chosen', 60, 59, 61],
  ['until it is dismissed', 0, 86_400, undefined],
])('the action in a notification is available %s', async (_what, chosenSeconds, stillSeconds, goneSeconds) => {
  await render(<ToastRegion />);
  setMessageTime(chosenSeconds);
  vi.useFakeTimers({ toFake: ['Date'] });
  for (const [afterSeconds, isTaken] of [
    [stillSeconds, true],
    [goneSeconds, false],
  ] as const) {
    if (afterSeconds === undefined) continue;
    notify('Moved to the trash', { label: 'Undo', run: () => undefined });
    await expect.element(page.getByText('Moved to the trash').last()).toBeVisible();
    vi.advanceTimersByTime(afterSeconds * 1_000);
    expect(runOfferedAction()).toBe(isTaken);
  }
});
