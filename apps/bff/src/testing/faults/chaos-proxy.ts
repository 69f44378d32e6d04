import { createConnection, createServer, type Server, type Socket } from 'node:net';
import { type Toxic, toToxicStream } from './toxics.ts';

/**
 * A proxy between a client and a server that simulates a bad network. Toxics apply to connections opened after they were set.
 * Loopback only.
 */
export class ChaosProxy {
  /** The toxic applied to bytes sent to the server. */
  request: Toxic | undefined;
  /** The toxic applied to bytes sent back. */
  response: Toxic | undefined;
  readonly #sockets = new Set<Socket>();
  readonly #target: number;
  #server: Server | undefined;
  #port = 0;

  private constructor(target: number) {
    this.#target = target;
  }

  /** Starts a proxy to a server at an origin. */
  static async start(origin: string): Promise<ChaosProxy> {
    const proxy = new ChaosProxy(Number(new URL(origin).port));
    await proxy.up();
    return proxy;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Listens, on the same port again after `down`, and removes all toxics. */
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

  /** Refuses new connections and closes existing ones. */
  async down(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    await this.cut();
    await new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()));
  }

  /** Resets every connection. Resolves when none is left, so that the next call opens a new one. */
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

// A reset waits for pending writes, so a socket with blocked writes is destroyed instead.
function reset(socket: Socket): void {
  if (socket.writableLength > 0 || socket.writableEnded) socket.destroy();
  else socket.resetAndDestroy();
}
