import { afterEach, expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useIsPageVisible } from './use-is-page-visible.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function show(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

test('a page counts as viewed until it has been hidden for a while, and again once it is shown', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { result, act } = await renderHook(() => useIsPageVisible(60_000));
  expect(result.current).toBe(true);
  await act(() => show('hidden'));
  await act(() => vi.advanceTimersByTime(59_000));
  await act(() => show('visible'));
  await act(() => vi.advanceTimersByTime(60_000));
  expect(result.current).toBe(true);
  await act(() => show('hidden'));
  await act(() => vi.advanceTimersByTime(61_000));
  expect(result.current).toBe(false);
  await act(() => show('visible'));
  expect(result.current).toBe(true);
});
