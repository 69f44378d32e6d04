import type { ServerResponse } from 'node:http';

/**
 * Calls `listener` once a response has ended or its browser has disconnected, and soon if that has already happened: a browser may
 * disconnect while its session is read, and the response then emits nothing more.
 */
export function onClose(response: ServerResponse, listener: () => void): void {
  if (response.closed) process.nextTick(listener);
  else response.once('close', listener);
}
