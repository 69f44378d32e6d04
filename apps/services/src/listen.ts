import type { Server } from 'node:http';

/** The listener could not be opened. The message is one line for the user who starts the services. */
export class ListenError extends Error {
  override readonly name = 'ListenError';
}

/** The names of the variables with the port and the host of a listener. */
type ListenVariables = { port: string; host: string };

/** Opens the listener. If the port is not available, rejects with a ListenError that names the variables to change. */
export function listen(server: Server, host: string, port: number, variables: ListenVariables): Promise<void> {
  return new Promise((resolve, reject) => {
    const refuse = (error: NodeJS.ErrnoException) => reject(new ListenError(explain(error, host, port, variables)));
    server.once('error', refuse);
    server.listen(port, host, () => {
      server.off('error', refuse);
      resolve();
    });
  });
}

function explain(error: NodeJS.ErrnoException, host: string, port: number, variables: ListenVariables): string {
  if (error.code === 'EADDRINUSE')
    return `Port ${port} on ${host} is already in use: set ${variables.port} to a free port.`;
  if (error.code === 'EACCES')
    return `Port ${port} on ${host} requires elevated privileges: set ${variables.port} to a port above 1023.`;
  return `Cannot listen on ${host}:${port} (${error.code ?? error.message}): check ${variables.port} and ${variables.host}.`;
}
