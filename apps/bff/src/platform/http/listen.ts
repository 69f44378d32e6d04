import { once } from 'node:events';
import type { Server } from 'node:http';
import { createServer } from 'node:net';
import { StartError } from '#domain/start-error.ts';

/** The address that a server listens on, and the variables that configure it. */
export type ListenAddress = { host: string; port: number; variables: { host: string; port: string } };

/** Resolves when the server is listening. Rejects with StartError. */
export async function listen(server: Server, address: ListenAddress): Promise<void> {
  server.listen(address.port, address.host);
  await once(server, 'listening').catch((cause) => {
    throw toListenError(cause, address);
  });
}

/**
 * Checks whether a server could listen on an address. A port in use is not an error, because the console may already be running.
 * Rejects with StartError.
 */
export async function checkListen(address: ListenAddress): Promise<void> {
  const server = createServer().listen(address.port, address.host);
  await once(server, 'listening').then(
    () => once(server.close(), 'close'),
    (cause) => {
      if (cause.code !== 'EADDRINUSE') throw toListenError(cause, address);
    },
  );
}

function toListenError(cause: NodeJS.ErrnoException, { host, port, variables }: ListenAddress): StartError {
  const isTaken = cause.code === 'EADDRINUSE';
  const message = isTaken
    ? `Port ${port} on ${host} is already in use: set ${variables.port} to a free port.`
    : `Cannot listen on ${host}:${port} (${cause.code ?? cause.message}): check ${variables.port} and ${variables.host}.`;
  return new StartError(message, { cause });
}
