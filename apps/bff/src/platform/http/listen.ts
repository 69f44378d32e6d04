import { once } from 'node:events';
import type { Server } from 'node:http';
import { createServer } from 'node:net';
import { StartError } from '#domain/start-error.ts';

/** Where a server listens, and the variables that say so. */
export type ListenAddress = { host: string; port: number; variables: { host: string; port: string } };

/** Resolves when the server listens. Rejects with StartError. */
export async function listen(server: Server, address: ListenAddress): Promise<void> {
  server.listen(address.port, address.host);
  await once(server, 'listening').catch((cause) => {
    throw toListenError(cause, address);
  });
}

/**
 * Finds out whether a server could listen there. That the port is taken is no fault: by the console that runs already. Rejects with
 * StartError.
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
    ? `Port ${port} on ${host} is taken: set ${variables.port} to a free one.`
    : `Cannot listen on ${host}:${port} (${cause.code ?? cause.message}): check ${variables.port} and ${variables.host}.`;
  return new StartError(message, { cause });
}
