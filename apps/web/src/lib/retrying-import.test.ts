import { afterEach, expect, test, vi } from 'vitest';
import { retryingImport } from './retrying-import.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a part that does not come without a connection comes with it', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue('part');
  const loading = retryingImport(load);
  await expect.poll(() => load).toHaveBeenCalledTimes(1);
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await expect(loading).resolves.toBe('part');
});

test('a part that is not there is asked for a few times, then told as missing', async () => {
  vi.useFakeTimers();
  const load = vi.fn().mockRejectedValue(new TypeError('Failed to fetch'));
  const loading = expect(retryingImport(load)).rejects.toThrow('Failed to fetch');
  await vi.runAllTimersAsync();
  await loading;
  expect(load).toHaveBeenCalledTimes(4);
});
