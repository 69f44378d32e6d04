import type { ServerResponse } from 'node:http';

/** Returns a signal that aborts if the client disconnects before the response has ended. */
export function createDisconnectSignal(response: ServerResponse): AbortSignal {
  const leaving = new AbortController();
  response.once('close', () => {
    if (!response.writableEnded) leaving.abort();
  });
  return leaving.signal;
}
