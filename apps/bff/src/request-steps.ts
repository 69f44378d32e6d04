import { requireSession } from '#auth/require-session.ts';
import { noteClientAddress, TrustedProxies } from '#http/client-address.ts';
import type { Step } from '#http/in-order.ts';
import { logRequests } from '#http/request-log.ts';
import { requireConsole } from '#http/require-console.ts';
import { requireHost } from '#http/require-host.ts';
import { securityHeaders } from '#http/security-headers.ts';
import { limitSessions } from '#limits/limit-requests.ts';
import { EndedRequests } from '#observability/ended-requests.ts';
import { noteRequests } from '#observability/note-requests.ts';
import type { BffDeps } from './deps.ts';

/** What happens before requests are answered. Each kind passes its own steps after those of the kinds above it. */
export type RequestSteps = {
  /** Every request. */
  all: readonly Step[];
  /** Those that browsers make, as far as is known. */
  fromBrowsers: readonly Step[];
  /** Those that pages of the console make for somebody who is signed in. */
  fromConsole: readonly Step[];
};

/** The steps of requests, whoever routes them. */
export function requestSteps({ config, auth, limits, log, metrics }: BffDeps): RequestSteps {
  const { publicOrigin } = config;
  const ended = new EndedRequests((requests) => metrics.countRequests(requests), logRequests(log));
  const proxies = new TrustedProxies(config.trustedProxies);
  return {
    all: [noteRequests(log, ended), noteClientAddress(proxies)],
    fromBrowsers: [securityHeaders(publicOrigin), requireHost(publicOrigin)],
    fromConsole: [requireConsole(publicOrigin), requireSession(auth), limitSessions(limits)],
  };
}
