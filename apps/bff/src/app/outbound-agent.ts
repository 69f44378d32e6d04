import type { LookupFunction } from 'node:net';
import { Agent, EnvHttpProxyAgent, setGlobalDispatcher } from 'undici';

const CONNECT_TIMEOUT_MS = 3_000;
// Below the keep-alive timeout of services, so that a reused connection is rarely closed during a request.
const KEEP_ALIVE_MS = 4_000;
// Above the number of concurrent requests that the proxy sends to three services, which may share one origin.
const MAX_CONNECTIONS = 512;
const LOOPBACK = 'localhost,127.0.0.1,::1';

/** The connections to the services, through a proxy if HTTPS_PROXY or HTTP_PROXY is set. */
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
 * Opens the connections to addresses that users enter. `lookup` checks the resolved address of a name; a proxy does its own
 * checks. Each connection serves only one request, so every request is checked.
 */
export function openGuardedAgent(lookup: LookupFunction): OutboundAgent {
  const connect = { timeout: CONNECT_TIMEOUT_MS, lookup };
  const options = { connect, pipelining: 0 };
  return isProxied() ? new EnvHttpProxyAgent({ ...options, noProxy: exceptions() }) : new Agent(options);
}

/** Makes `fetch`, which calls the identity provider, use the same proxy in the whole process. */
export function proxyFetch(): void {
  if (isProxied()) setGlobalDispatcher(new EnvHttpProxyAgent({ noProxy: exceptions() }));
}

function isProxied(): boolean {
  const { env } = process;
  return Boolean(env.HTTPS_PROXY || env.https_proxy || env.HTTP_PROXY || env.http_proxy);
}

// A proxy cannot reach servers that listen on loopback only, such as the embedded services.
function exceptions(): string {
  return [process.env.no_proxy ?? process.env.NO_PROXY, LOOPBACK].filter(Boolean).join(',');
}
