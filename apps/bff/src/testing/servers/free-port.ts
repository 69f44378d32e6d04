import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

// Above the ports to which browsers and `fetch` refuse to connect; the highest is 10080 (https://fetch.spec.whatwg.org/#port-blocking).
// Below the ephemeral ports that systems assign to connections, because one of those may be taken before it is used.
const FIRST_PORT = 10_081;
const END_PORT = 32_768;

/** Returns a free TCP port of the loopback interface. */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST_PORT, END_PORT);
    const server = createServer().listen(port, '127.0.0.1');
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    server.close();
    await once(server, 'close');
    return port;
  }
}
