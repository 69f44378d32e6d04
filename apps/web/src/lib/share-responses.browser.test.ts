import { afterEach, expect, test, vi } from 'vitest';
import { ConsoleConnection } from './console-connection.ts';
import { shareResponses } from './share-responses.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.restoreAllMocks();
});

/** Opens the connection of a tab, which shares its responses with other tabs. */
function openTab(): ConsoleConnection {
  const connection = new ConsoleConnection();
  stops.push(shareResponses(connection));
  return connection;
}

test('a response in one tab is recorded in the others, at most once a second, and not passed on', async () => {
  const [one, other] = [openTab(), openTab()];
  const heard = vi.spyOn(other, 'recordResponseOfOtherTab');
  const repeated = vi.fn();
  other.onResponse(repeated);
  for (let count = 0; count < 5; count += 1) one.recordResponse();
  await expect.poll(() => heard.mock.calls.length).toBe(1);
  await vi.waitFor(() => {
    one.recordResponse();
    expect(heard).toHaveBeenCalledTimes(2);
  }, 10_000);
  expect(repeated).not.toHaveBeenCalled();
});
