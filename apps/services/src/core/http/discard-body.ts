import type { IncomingMessage } from 'node:http';

const MAX_DISCARDED_BYTES = 4 * 1024 * 1024; // Enough for a client to notice the response while it still sends.

/**
 * Reads and discards the rest of a request's body after an early answer: if the socket were closed at once, a client
 * that is still sending would not get the response. A client that goes on for long is cut off.
 */
export function discardBody(request: IncomingMessage): void {
  let discardedBytes = 0;
  request.on('data', (chunk: Buffer) => {
    discardedBytes += chunk.length;
    if (discardedBytes > MAX_DISCARDED_BYTES) request.destroy();
  });
}
