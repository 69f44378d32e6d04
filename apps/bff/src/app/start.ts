import { createServer, type Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { isDiskFull } from '@rotunda/data-directory/disk-full';
import { withTimeout } from '#domain/with-timeout.ts';
import type { BffConfig } from '#platform/config/config.ts';
import { configuredServices } from '#platform/config/configured-services.ts';
import { CONNECTION_LIMITS, type ConnectionLimits } from '#platform/config/connection-limits.ts';
import { getConsoleAddress } from '#platform/config/console-address.ts';
import { stripBasePath } from '#platform/http/base-path.ts';
import { TrustedProxies } from '#platform/http/client-address.ts';
import { limitConnections } from '#platform/http/limit-connections.ts';
import { listen } from '#platform/http/listen.ts';
import { respondToUnreadable } from '#platform/http/respond-to-unreadable.ts';
import { checkReadiness } from '#platform/observability/readiness.ts';
import { serveMetrics } from '#platform/observability/serve-metrics.ts';
import { createApp } from './app.ts';
import { toDiskFullError } from './data-directory.ts';
import { type BffDeps, type BffOverrides, openDeps } from './deps.ts';
import { DRAIN_LIMITS, Draining, type DrainLimits } from './drain.ts';
import { requirePreflight, toListenAddress, toMetricsListenAddress } from './preflight.ts';

/** A running BFF. */
export type RunningBff = AsyncDisposable & {
  /** The address that browsers use, without a trailing slash. */
  origin: string;
  /** The port that the BFF listens on. Differs from the configured port if that was 0. */
  port: number;
  /** Stops accepting requests, lets those in progress finish, and closes the store and connections. */
  close(): Promise<void>;
  /** Reports the BFF as not ready, so that requests go elsewhere, and records an uncaught error. Never rejects. */
  recordCrash(error: unknown): Promise<void>;
};

const HEADERS_TIMEOUT_MS = 15_000;
const CHECK_HEADERS_EVERY_MS = 5_000;
const KEEP_ALIVE_TIMEOUT_MS = 65_000;
const MAX_HEADER_BYTES = 16 * 1024;
const CUT_OFF_MS = 2_000;
const SERVICE_COUNT = 3;

/** Starts the BFF. Rejects with StartError or KeyRingError; each has a one-line message for the operator. */
export async function startBff(config: BffConfig, overrides: BffOverrides = {}): Promise<RunningBff> {
  try {
    return await startComponents(config, overrides);
  } catch (error) {
    throw isDiskFull(error) ? toDiskFullError(config.dataDir, error) : error;
  }
}

async function startComponents(config: BffConfig, overrides: BffOverrides): Promise<RunningBff> {
  await requirePreflight(config);
  const deps = await openDeps(config, overrides);
  const server = openServer(deps, overrides.connectionLimits ?? toConnectionLimits(config));
  const drainLimits = overrides.drainLimits ?? DRAIN_LIMITS;
  const draining = new Draining(server, drainLimits);
  const listener = getRequestListener(createApp(deps).fetch, {
    overrideGlobalObjects: false,
    errorHandler: respondToUnreadable,
  });
  const address = getConsoleAddress(config);
  server.on('request', stripBasePath(config.basePath, address, listener));
  const { background } = deps;
  await using started = new AsyncDisposableStack();
  started.defer(async () => {
    await deps.audit.close();
    await deps.metrics.telemetry?.close();
    await deps.agent.destroy();
    await deps.budgets.close();
    await deps.store.destroy();
  });
  const checkReady = () => checkReadiness(deps.readiness, deps.readinessChecks);
  started.use(await serveMetrics(deps.metrics, toMetricsListenAddress(config), checkReady));
  await listen(server, toListenAddress(config));
  started.defer(async () => {
    // Streams would never end, so clients are first asked to reconnect, and then requests can finish.
    const drained = draining.finish();
    const worked = Promise.all([deps.live.close(), ...background.map((work) => work.close())]);
    await waitOrAbort(worked, drainLimits, deps);
    await drained;
  });
  reportServices(deps);
  deps.audit.start();
  deps.live.start(getPort(server));
  for (const work of background) work.start();
  const running = started.move();
  const close = async () => {
    deps.readiness.isDraining = true;
    if (config.endDelayMs > 0) await sleep(config.endDelayMs);
    await running.disposeAsync();
  };
  const recordCrash = (error: unknown) => {
    deps.readiness.isDraining = true;
    deps.log.fatal({ err: error }, 'uncaught error: stopping the process');
    return deps.audit.trail.recordEvent({}, { action: 'console.crash' }, { outcome: 'failed' });
  };
  return { origin: address, port: getPort(server), close, recordCrash, [Symbol.asyncDispose]: close };
}

/** Logs at startup which services are not configured. */
function reportServices({ config, log }: BffDeps): void {
  const services = configuredServices(config.upstreams);
  if (services.length < SERVICE_COUNT) log.info({ services }, 'other services are disabled');
}

function toConnectionLimits({ connectionsPerAddress: perAddress }: BffConfig): ConnectionLimits {
  return { ...CONNECTION_LIMITS, perAddress };
}

/** Opens a server that does not listen yet. It closes connections that request a tunnel (CONNECT), as Node does by default. */
function openServer({ config, metrics }: BffDeps, { all, perAddress }: ConnectionLimits): Server {
  // No total time limit, because uploads may take hours. Deadlines apply to headers and between bytes.
  const server = createServer({
    requestTimeout: 0,
    optimizeEmptyRequests: true,
    headersTimeout: HEADERS_TIMEOUT_MS,
    connectionsCheckingInterval: CHECK_HEADERS_EVERY_MS,
    keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
    maxHeaderSize: MAX_HEADER_BYTES,
  });
  server.maxConnections = all;
  const proxies = new TrustedProxies(config.trustedProxies);
  const onRefused = () => metrics.countRefusedConnection();
  limitConnections(server, { perAddress, isExempt: (address) => proxies.has(address), onRefused });
  server.on('drop', onRefused);
  return server;
}

/** Waits for work in progress. After the limit, aborts its calls, which leaves their outcomes unknown. */
async function waitOrAbort(worked: Promise<unknown>, { longMs }: DrainLimits, { agent, log }: BffDeps): Promise<void> {
  if (await withTimeout(worked, longMs)) return;
  log.warn('background work did not stop in time; aborting it');
  await agent.destroy();
  await withTimeout(worked, CUT_OFF_MS);
}

function getPort(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}
