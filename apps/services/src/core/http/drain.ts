import type { Server } from 'node:http';

const DRAIN_MS = 10_000; // Requests that are still in progress after this time, such as stalled uploads, are aborted.
const SWEEP_MS = 50;

/** Stops accepting connections. Resolves when the requests in progress have ended or timed out. */
export function drain(server: Server): Promise<void> {
  const deadline = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
  // Keep-alive connections left by the last requests would delay the shutdown.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  return new Promise((resolve) => {
    server.close(() => {
      clearTimeout(deadline);
      clearInterval(sweep);
      resolve();
    });
    server.closeIdleConnections();
  });
}
