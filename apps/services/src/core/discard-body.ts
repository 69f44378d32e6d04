import type { IncomingMessage } from 'node:http';

const MAX_DISCARDED_BYTES = 4 * 1024 * 1024; // Enough for a client to notice the answer while it still sends.

/**
 * Reads on and throws away what is left of a request's body after an early answer: closing the socket at once would
 * take the answer from a client that is still sending. A client that goes on for long is cut off.
 */
export function discardBody(request: IncomingMessage): void {
  let discardedBytes = 0;
  request.on('data', (chunk: Buffer) => {
    discardedBytes += chunk.length;
    if (discardedBytes > MAX_DISCARDED_BYTES) request.destroy();
  });
}
