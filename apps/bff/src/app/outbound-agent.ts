import type { LookupFunction } from 'node:net';
import { Agent, EnvHttpProxyAgent, setGlobalDispatcher } from 'undici';

const CONNECT_TIMEOUT_MS = 3_000;
// Below what services keep connections open for, so that a reused one is rarely closed under a request.
const KEEP_ALIVE_MS = 4_000;
// Above what the proxy sends to three services at a time, which may share one origin.
const MAX_CONNECTIONS = 512;
const LOOPBACK = 'localhost,127.0.0.1,::1';

/** The connections to the services; through a proxy if HTTPS_PROXY or HTTP_PROXY names one. */
export type OutboundAgent = Agent | EnvHttpProxyAgent;

/** Opens the connections to the services. */
export function openAgent(): OutboundAgent {
  const options = {
    connections: MAX_CONNECTIONS,
    connect: { timeout: CONNECT_TIMEOUT_MS },
    keepAliveTimeout: KEEP_ALIVE_MS,
    keepAliveMaxTimeout: KEEP_ALIVE_MS,
    pipelining: 1,
  };
  return isProxied() ? new EnvHttpProxyAgent({ ...options, noProxy: exceptions() }) : new Agent(options);
}

/**
 * The connections to addresses that people enter. `lookup` judges what a name stands for; a proxy does so by itself. A connection
 * serves one request, so that it is judged each time.
 */
export function openGuardedAgent(lookup: LookupFunction): OutboundAgent {
  const connect = { timeout: CONNECT_TIMEOUT_MS, lookup };
  const options = { connect, pipelining: 0 };
  return isProxied() ? new EnvHttpProxyAgent({ ...options, noProxy: exceptions() }) : new Agent(options);
}

/** Lets `fetch`, by which the identity provider is called, use the same proxy in the whole process. */
export function proxyFetch(): void {
  if (isProxied()) setGlobalDispatcher(new EnvHttpProxyAgent({ noProxy: exceptions() }));
}

function isProxied(): boolean {
  const { env } = process;
  return Boolean(env.HTTPS_PROXY || env.https_proxy || env.HTTP_PROXY || env.http_proxy);
}

// No proxy reaches what listens on this machine alone, such as the embedded services.
function exceptions(): string {
  return [process.env.no_proxy ?? process.env.NO_PROXY, LOOPBACK].filter(Boolean).join(',');
}
