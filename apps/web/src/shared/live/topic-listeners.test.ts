import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { notifyTopicChange, waitForTopicChange } from './topic-listeners.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a wait ends with the next change of its topic, and of no other topic', async () => {
  const ended = vi.fn();
  const waiting = waitForTopicChange('delayed-calls', 10_000).then(ended);
  notifyTopicChange('saved');
  await vi.advanceTimersByTimeAsync(9_000);
  expect(ended).not.toHaveBeenCalled();
  notifyTopicChange('delayed-calls');
  await waiting;
  expect(vi.getTimerCount()).toBe(0);
});

test('a wait ends by timeout if nothing arrives', async () => {
  const ended = vi.fn();
  void waitForTopicChange('delayed-calls', 10_000).then(ended);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(ended).toHaveBeenCalledOnce();
});
