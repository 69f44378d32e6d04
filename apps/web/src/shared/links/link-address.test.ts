import { expect, test } from 'vitest';
import { isSameListAddress, resolveRelativeTimes } from './link-address.ts';
import { readLinkId, withLinkId } from './link-id.ts';

const NOW_MS = Date.UTC(2026, 10, 22, 14, 3);

test('periods are fixed to the time the link was created', () => {
  expect(resolveRelativeTimes('/processes?status=%5B%22FAILED%22%5D&from=-24h', NOW_MS)).toBe(
    '/processes?status=%5B%22FAILED%22%5D&from=2026-11-21T14%3A03%3A00.000Z',
  );
  expect(resolveRelativeTimes('/activity?from=-7d&to=-1h', NOW_MS)).toContain('to=2026-11-22T13%3A03%3A00.000Z');
});

test('text that is not a period is unchanged', () => {
  const address = '/files?q=-24h&from=2026-11-01T00%3A00%3A00Z';
  expect(resolveRelativeTimes(address, NOW_MS)).toBe(address);
});

test('the ID of a link is read from the end of the address', () => {
  expect(readLinkId(new URL(withLinkId('/files?q=a', 'k3y_-'), 'http://a').hash)).toBe('k3y_-');
  expect(readLinkId('screen')).toBeUndefined();
});

test('addresses request the same rows regardless of panel and columns', () => {
  expect(isSameListAddress('/processes?from=a&status=b', '/processes?status=b&from=a&peek=p1&cols=x')).toBe(true);
  expect(isSameListAddress('/processes?status=b', '/processes?status=c')).toBe(false);
  expect(isSameListAddress('/processes', '/activity')).toBe(false);
});
