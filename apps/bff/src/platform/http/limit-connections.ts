import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** The connection limit per remote address. */
type ConnectionLimit = {
  /** The maximum number of concurrent connections per address. */
  perAddress: number;
  /** Whether an address is exempt, such as a proxy that connects on behalf of many clients. */
  isExempt: (address: string) => boolean;
  /** Called for each closed connection. */
  onRefused: () => void;
};

/**
 * Closes connections of an address beyond its limit before a request is read, so that no single address can use up the total
 * capacity.
 */
export function limitConnections(server: Server, { perAddress, isExempt, onRefused }: ConnectionLimit): void {
  const counts = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    // A dual-stack socket reports IPv4 addresses as mapped addresses.
    const address = (socket.remoteAddress ?? '').replace(/^::ffff:(?=\d+\.)/i, '');
    if (isExempt(address)) return;
    const count = (counts.get(address) ?? 0) + 1;
    if (count > perAddress) {
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
