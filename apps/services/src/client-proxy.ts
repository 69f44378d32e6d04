import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { pipeline } from 'node:stream';
import { createSecureContext, type SecureContext, TLSSocket } from 'node:tls';
import { limitConnections } from './core/http/limit-connections.ts';
import { listen } from './listen.ts';
import { createProxyCertificate } from './proxy-certificate.ts';

/** Address of the services. */
export type ServicesAddress = { host: string; port: number };

// Hosts of the public services, as called by programs written for them, on the HTTPS port.
const PUBLIC_HOSTS = ['googleapis.com', '*.googleapis.com', 'accounts.google.com'];
const PUBLIC_ADDRESS = /^(?:(?:[a-z0-9-]+\.)?googleapis\.com|accounts\.google\.com):443$/i;

/**
 * An HTTP proxy on a free local port that redirects connections for the public hosts to the services, for programs with fixed
 * addresses. It connects to no other host.
 */
export class ClientProxy implements AsyncDisposable {
  /** PEM certificate of the public hosts, which programs must trust. Its key stays in memory. */
  readonly certificate: string;
  readonly #services: ServicesAddress;
  readonly #secureContext: SecureContext;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();

  private constructor(services: ServicesAddress, nowMs: number) {
    const { cert, key } = createProxyCertificate(PUBLIC_HOSTS, nowMs);
    this.certificate = cert;
    this.#services = services;
    this.#secureContext = createSecureContext({ cert, key });
    this.#server = createServer((_request, response) => {
      response.writeHead(400, { 'content-type': 'text/plain' }).end('This proxy forwards HTTPS only.\n');
    });
    limitConnections(this.#server);
    this.#server.on('connect', (request, socket: Socket) => void this.#connect(request, socket));
  }

  /** Starts a proxy for the services at this address. */
  static async start(services: ServicesAddress, nowMs: number): Promise<ClientProxy> {
    const proxy = new ClientProxy(services, nowMs);
    await listen(proxy.#server, '127.0.0.1', 0, { port: 'HTTPS_PROXY', host: 'HTTPS_PROXY' });
    return proxy;
  }

  /** `http://127.0.0.1:PORT`. */
  get origin(): string {
    const { port } = this.#server.address() as AddressInfo;
    return `http://127.0.0.1:${port}`;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const closed = once(this.#server, 'close');
    this.#server.close();
    this.#server.closeAllConnections();
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }

  async #connect({ url = '' }: IncomingMessage, client: Socket): Promise<void> {
    this.#track(client);
    if (!PUBLIC_ADDRESS.test(url)) {
      rejectConnect(client, '403 Forbidden', `This proxy only forwards to ${PUBLIC_HOSTS.join(', ')} on port 443.`);
      return;
    }
    const services = this.#track(connect(this.#services.port, this.#services.host));
    try {
      await once(services, 'connect');
    } catch {
      const { host, port } = this.#services;
      rejectConnect(client, '502 Bad Gateway', `The services are not running at ${host}:${port}.`);
      return;
    }
    client.write('HTTP/1.1 200 Connection Established\r\n\r\n');
    const secure = new TLSSocket(client, { isServer: true, secureContext: this.#secureContext });
    pipeline(secure, services, () => undefined);
    pipeline(services, secure, () => undefined);
  }

  #track(socket: Socket): Socket {
    this.#sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.once('close', () => this.#sockets.delete(socket));
    return socket;
  }
}

function rejectConnect(client: Socket, status: string, message: string): void {
  const lines = [`HTTP/1.1 ${status}`, 'content-type: text/plain', `content-length: ${message.length + 1}`];
  client.end(`${[...lines, 'connection: close'].join('\r\n')}\r\n\r\n${message}\n`);
}
