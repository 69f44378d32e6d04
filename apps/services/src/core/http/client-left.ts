import type { ServerResponse } from 'node:http';

/** A signal that aborts when the client leaves before the response has ended. */
export function clientLeft(response: ServerResponse): AbortSignal {
  const leaving = new AbortController();
  response.once('close', () => {
    if (!response.writableEnded) leaving.abort();
  });
  return leaving.signal;
}
