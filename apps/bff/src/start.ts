import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createApp } from './app.ts';
import type { BffConfig } from './config.ts';
import { type BffOverrides, openDeps } from './deps.ts';
import { StartError } from './start-error.ts';

/** The BFF, running. */
export type RunningBff = AsyncDisposable & {
  /** Origin that browsers use. */
  origin: string;
  /** Where it listens; another one than configured when that was 0. */
  port: number;
  /** Stops accepting requests, lets those under way end, and closes store and connections. */
  close(): Promise<void>;
};

const HEADERS_TIMEOUT_MS = 15_000;
const KEEP_ALIVE_TIMEOUT_MS = 65_000;
const DRAIN_MS = 15_000;
const MAX_HEADER_BYTES = 16 * 1024;
const MAX_CONNECTIONS = 4_096;

/** Starts the BFF. Rejects with StartError or KeyRingError, each one line for the person who starts it. */
export async function startBff(config: BffConfig, overrides: BffOverrides = {}): Promise<RunningBff> {
  const deps = await openDeps(config, overrides);
  const listener = getRequestListener(createApp(deps).fetch, { overrideGlobalObjects: false });
  // No total time limit: uploads may take hours. Deadlines are set on headers and between bytes.
  const options = { requestTimeout: 0, headersTimeout: HEADERS_TIMEOUT_MS, keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS };
  const server = createServer({ ...options, maxHeaderSize: MAX_HEADER_BYTES }, (request, response) => {
    // Kept-alive connections that a request leaves behind while draining would hold the end up.
    response.once('close', () => {
      if (!server.listening) setImmediate(() => server.closeIdleConnections());
    });
    void listener(request, response);
  });
  server.maxConnections = MAX_CONNECTIONS;
  try {
    await listen(server, config);
  } catch (error) {
    await deps.audit.close();
    await Promise.all([deps.store.destroy(), deps.agent.close()]);
    throw error;
  }
  deps.audit.start();
  deps.live.start(portOf(server));
  for (const work of deps.work.background) work.start();
  const close = async () => {
    const drained = drain(server);
    await Promise.all([deps.live.close(), ...deps.work.background.map((work) => work.close())]);
    await drained;
    await deps.audit.close();
    await deps.agent.close();
    await deps.store.destroy();
  };
  return { origin: config.publicOrigin, port: portOf(server), close, [Symbol.asyncDispose]: close };
}

function listen(server: Server, { host, port }: BffConfig): Promise<void> {
  return new Promise((resolve, reject) => {
    const refuse = (cause: NodeJS.ErrnoException) => {
      const isTaken = cause.code === 'EADDRINUSE';
      const message = isTaken
        ? `Port ${port} on ${host} is taken: set PORT to a free one.`
        : `Cannot listen on ${host}:${port} (${cause.code ?? cause.message}): check PORT and HOST.`;
      reject(new StartError(message, { cause }));
    };
    server.once('error', refuse);
    server.listen(port, host, () => {
      server.off('error', refuse);
      resolve();
    });
  });
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

// New connections are refused at once; requests under way may end, but not hold the process for ever.
function drain(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    server.closeIdleConnections();
  });
}
