import type { Server } from 'node:http';
import type { Socket } from 'node:net';

const MAX_CONNECTIONS = 4_096;
const MAX_OF_ADDRESS = 1_024; // Per remote address. Twice as many as the console opens.

/**
 * Limits the connections to a server, in total and per remote address, so that one client cannot use them all. Closes excess
 * connections before reading a request.
 */
export function limitConnections(server: Server, { all = MAX_CONNECTIONS, ofAddress = MAX_OF_ADDRESS } = {}): void {
  server.maxConnections = all;
  const counts = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    const count = (counts.get(address) ?? 0) + 1;
    if (count > ofAddress) {
      socket.destroy();
      return;
    }
    counts.set(address, count);
    socket.once('close', () => {
      const left = (counts.get(address) ?? 1) - 1;
      if (left > 0) counts.set(address, left);
      else counts.delete(address);
    });
  });
}
