import type { IncomingMessage } from 'node:http';

const MAX_DISCARDED_BYTES = 4 * 1024 * 1024; // Enough for a client to receive the response while it is still sending.

/**
 * Reads and discards the rest of a request body after an early response. If the socket were closed immediately, a client that is
 * still sending would not receive the response. Closes the connection if the client sends for too long.
 */
export function discardBody(request: IncomingMessage): void {
  let discardedBytes = 0;
  request.on('data', (chunk: Buffer) => {
    discardedBytes += chunk.length;
    if (discardedBytes > MAX_DISCARDED_BYTES) request.destroy();
  });
}
