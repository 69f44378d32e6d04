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
  /** Connections made so far. */
  connections = 0;
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
    this.cut();
    await new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()));
  }

  /** Resets every connection. */
  cut(): void {
    for (const socket of this.#sockets) socket.resetAndDestroy();
  }

  #connect(client: Socket): void {
    this.connections += 1;
    const server = createConnection(this.#target, '127.0.0.1');
    const reset = () => {
      client.resetAndDestroy();
      server.resetAndDestroy();
    };
    for (const socket of [client, server]) {
      this.#sockets.add(socket);
      socket.on('error', reset);
      socket.once('close', () => {
        this.#sockets.delete(socket);
        if (socket.errored) reset();
      });
    }
    client.pipe(toToxicStream(this.request, reset)).pipe(server);
    server.pipe(toToxicStream(this.response, reset)).pipe(client);
  }
}
