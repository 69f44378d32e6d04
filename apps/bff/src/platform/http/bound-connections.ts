import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** How connections of one remote address are bounded. */
type ConnectionBound = {
  /** Connections that one address may hold at the same time. */
  ofAddress: number;
  /** Whether an address may hold any number of them, as a proxy does that connects for many. */
  isExempt: (address: string) => boolean;
  /** Is called for each connection that is closed. */
  onRefused: () => void;
};

/**
 * Closes connections of an address beyond its bound before a request is read, so that no single address takes the room of all
 * others.
 */
export function boundConnections(server: Server, { ofAddress, isExempt, onRefused }: ConnectionBound): void {
  const counts = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    // A socket that takes both families shows IPv4 addresses as mapped ones.
    const address = (socket.remoteAddress ?? '').replace(/^::ffff:(?=\d+\.)/i, '');
    if (isExempt(address)) return;
    const count = (counts.get(address) ?? 0) + 1;
    if (count > ofAddress) {
      onRefused();
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
