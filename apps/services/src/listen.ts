import type { Server } from 'node:http';

/** The listener could not be opened. The message is one line for the user who starts the services. */
export class ListenError extends Error {
  override readonly name = 'ListenError';
}

/** Opens the listener. If the port is not available, rejects with a ListenError that names the variable to change. */
export function listen(server: Server, host: string, port: number, variable: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const refuse = (error: NodeJS.ErrnoException) => reject(new ListenError(explain(error, host, port, variable)));
    server.once('error', refuse);
    server.listen(port, host, () => {
      server.off('error', refuse);
      resolve();
    });
  });
}

function explain(error: NodeJS.ErrnoException, host: string, port: number, variable: string): string {
  if (error.code === 'EADDRINUSE') return `Port ${port} on ${host} is already in use: set ${variable} to a free port.`;
  if (error.code === 'EACCES')
    return `Port ${port} on ${host} requires elevated privileges: set ${variable} to a port above 1023.`;
  return `Cannot listen on ${host}:${port} (${error.code ?? error.message}): check ${variable}.`;
}
