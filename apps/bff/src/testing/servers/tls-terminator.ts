import { once } from 'node:events';
import { connect } from 'node:net';
import { createServer, type TLSSocket } from 'node:tls';
import type { TestCertificate } from './test-authority.ts';

/** A listener that accepts TLS on a free port of this machine and forwards the decrypted data. */
export type TlsTerminator = AsyncDisposable & { origin: string };

/** Terminates TLS in front of a server, with a certificate for this host name. */
export async function terminateTls(
  serverOrigin: string,
  { host, certificate }: { host: string; certificate: TestCertificate },
): Promise<TlsTerminator> {
  const sockets = new Set<TLSSocket>();
  const server = createServer(certificate, (socket) => {
    const target = connect(Number(new URL(serverOrigin).port), '127.0.0.1');
    sockets.add(socket);
    socket.on('error', () => target.destroy()).on('close', () => sockets.delete(socket));
    target.on('error', () => socket.destroy());
    socket.pipe(target).pipe(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    origin: `https://${host}:${port}`,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
