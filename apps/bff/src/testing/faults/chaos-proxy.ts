import { createConnection, createServer, type Server, type Socket } from 'node:net';
import { type Toxic, toToxicStream } from './toxics.ts';

/**
 * Stands between a client and a server and treats what passes as a bad network does. Toxics apply to connections that
 * are made after they were set. Loopback only.
 */
export class ChaosProxy {
  /** What happens to bytes on their way to the server. */
  request: Toxic | undefined;
  /** What happens to bytes on their way back. */
  response: Toxic | undefined;
  readonly #sockets = new Set<Socket>();
  readonly #target: number;
  #server: Server | undefined;
  #port = 0;

  private constructor(target: number) {
    this.#target = target;
  }

  /** Starts a proxy to a server at this origin. */
  static async start(origin: string): Promise<ChaosProxy> {
    const proxy = new ChaosProxy(Number(new URL(origin).port));
    await proxy.up();
    return proxy;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Listens, again at the same port after `down`, and forgets all toxics. */
  async up(): Promise<void> {
    this.request = undefined;
    this.response = undefined;
    if (this.#server) return;
    const server = createServer((client) => this.#connect(client));
    this.#server = server;
    await new Promise<void>((resolve) => server.listen(this.#port, '127.0.0.1', resolve));
    const address = server.address();
    this.#port = typeof address === 'object' && address !== null ? address.port : 0;
  }

  /** Refuses connections and ends those that there are. */
  async down(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    await this.cut();
    await new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()));
  }

  /** Resets every connection; resolves when none is left, so that the next call makes one of its own. */
  async cut(): Promise<void> {
    const closed = [...this.#sockets].map((socket) => new Promise((resolve) => socket.once('close', resolve)));
    for (const socket of this.#sockets) reset(socket);
    await Promise.all(closed);
  }

  #connect(client: Socket): void {
    const server = createConnection(this.#target, '127.0.0.1');
    const resetBoth = () => {
      reset(client);
      reset(server);
    };
    for (const socket of [client, server]) {
      this.#sockets.add(socket);
      socket.on('error', resetBoth);
      socket.once('close', () => {
        this.#sockets.delete(socket);
        if (socket.errored) resetBoth();
      });
    }
    client.pipe(toToxicStream(this.request, resetBoth)).pipe(server);
    server.pipe(toToxicStream(this.response, resetBoth)).pipe(client);
  }
}

// A reset waits for what is still to be written, so a socket that is stuck with something is closed instead.
function reset(socket: Socket): void {
  if (socket.writableLength > 0 || socket.writableEnded) socket.destroy();
  else socket.resetAndDestroy();
}
