import { afterEach, expect, test, vi } from 'vitest';
import { browserStorage } from './safe-storage.ts';

const KEY = 'rotunda.test';

afterEach(() => {
  vi.restoreAllMocks();
  browserStorage.removeItem(KEY);
});

test('stored text is in the storage of the browser', () => {
  browserStorage.setItem(KEY, 'one');
  expect(localStorage.getItem(KEY)).toBe('one');
  localStorage.setItem(KEY, 'two');
  expect(browserStorage.getItem(KEY)).toBe('two');
  browserStorage.removeItem(KEY);
  expect(localStorage.getItem(KEY)).toBeNull();
});

test('text that a full storage rejects lasts as long as the page', () => {
  browserStorage.setItem(KEY, 'before');
  const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  browserStorage.setItem(KEY, 'after');
  expect(browserStorage.getItem(KEY)).toBe('after');
  refuse.mockRestore();
  browserStorage.setItem(KEY, 'later');
  localStorage.setItem(KEY, 'from another tab');
  expect(browserStorage.getItem(KEY)).toBe('from another tab');
});

test('if storage is disabled, nothing fails and texts last as long as the page', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  });
  expect(browserStorage.getItem(KEY)).toBeNull();
  browserStorage.setItem(KEY, 'one');
  expect(browserStorage.getItem(KEY)).toBe('one');
  browserStorage.removeItem(KEY);
  expect(browserStorage.getItem(KEY)).toBeNull();
});
