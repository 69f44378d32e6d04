import { once } from 'node:events';
import { type AddressInfo, createServer as createTcpServer, type Server, type Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import type { TestCertificate } from './test-authority.ts';

/** A syslog receiver over TCP or TLS on this machine, which reads frames as defined in RFC 6587 section 3.4.1. */
export class SyslogReceiver implements AsyncDisposable {
  /** The messages of connections that were read completely. */
  readonly received: string[] = [];
  /** The number of bytes after which the next connection is reset, as if the process was lost. Undefined for no reset. */
  cutAfter: number | undefined;
  readonly #server: Server;
  readonly #scheme: string;

  private constructor(certificate: TestCertificate | undefined) {
    this.#server = certificate
      ? createTlsServer(certificate, (socket) => this.#read(socket))
      : createTcpServer((socket) => this.#read(socket));
    this.#scheme = certificate ? 'syslog+tls' : 'syslog+tcp';
  }

  static async start(certificate?: TestCertificate): Promise<SyslogReceiver> {
    const receiver = new SyslogReceiver(certificate);
    receiver.#server.listen(0, 'localhost');
    await once(receiver.#server, 'listening');
    return receiver;
  }

  get url(): string {
    return `${this.#scheme}://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#server.close();
    await once(this.#server, 'close');
  }

  #read(socket: Socket): void {
    const { cutAfter = Number.POSITIVE_INFINITY } = this;
    this.cutAfter = undefined;
    let bytes = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (chunk: Buffer) => {
      bytes = Buffer.concat([bytes, chunk]);
      if (bytes.length > cutAfter) socket.resetAndDestroy();
    });
    socket.on('end', () => this.received.push(...readFrames(bytes)));
  }
}

function readFrames(bytes: Buffer): string[] {
  const messages: string[] = [];
  for (let at = 0; at < bytes.length; ) {
    const space = bytes.indexOf(' ', at);
    const end = space + 1 + Number(bytes.toString('latin1', at, space));
    messages.push(bytes.toString('utf8', space + 1, end));
    at = end;
  }
  return messages;
}
