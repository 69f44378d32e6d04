import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import type { Agent } from 'undici';
import type { BffConfig } from '#config.ts';
import { ProblemError } from '#http/problem.ts';
import { checkQuery } from './check-query.ts';
import { toUpstreamHeaders } from './headers.ts';
import { type BodyLimits, limitBody } from './limited-body.ts';
import type { Call } from './match-call.ts';
import { Relay, type RelayOutcome } from './relay.ts';
import { toTarget } from './target.ts';

const JSON_LIMITS: BodyLimits = { maxSizeBytes: 1024 * 1024, windowMs: 30_000, minSizeBytes: 1024 * 1024 };
// The size is the services' own limit. The pace is 4 KiB/s: slower, a full upload would take decades.
const UPLOAD_LIMITS: BodyLimits = { maxSizeBytes: 5120 * 2 ** 30, windowMs: 60_000, minSizeBytes: 240 * 1024 };
const HEADERS_TIMEOUT_MS = 30_000;
const RUN_TIMEOUT_MS = 370_000; // A script may run for six minutes.
const BETWEEN_BYTES_TIMEOUT_MS = 60_000;

/** Hands out an access token; another one than the service `refused`. */
type GetAccessToken = (refused?: string) => Promise<string>;

/** One call that the policy has allowed. */
export type AllowedCall = {
  call: Call;
  request: IncomingMessage;
  response: ServerResponse;
  requestId: string;
  accessToken: GetAccessToken;
  /** The browser is to save the answer. */
  isDownload: boolean;
};

/** Forwards allowed calls to the services and streams the answers back, holding no body in memory. */
export class UpstreamProxy {
  readonly #agent: Agent;
  readonly #upstreams: BffConfig['upstreams'];

  constructor(agent: Agent, upstreams: BffConfig['upstreams']) {
    this.#agent = agent;
    this.#upstreams = upstreams;
  }

  /** Forwards one call; resolves when its answer has been sent. Throws ProblemError as long as nothing was. */
  async forward(allowed: AllowedCall): Promise<void> {
    const { call, request } = allowed;
    const query = checkQuery(call.operation, call.query, call.isUpload);
    refuseOversized(call, request);
    const accessToken = await allowed.accessToken();
    let outcome = await this.#dispatch(allowed, query, accessToken);
    // Services close idle connections at any time, also just as a request enters one.
    if (outcome.kind === 'problem' && isLost(outcome.problem) && call.operation.method === 'GET') {
      outcome = await this.#dispatch(allowed, query, accessToken);
    }
    if (outcome.kind === 'unauthenticated') {
      const renewed = await allowed.accessToken(accessToken);
      // A body has been consumed by now and is not kept: the browser has to send it again, with the new token.
      if (hasBody(call, request)) throw new ProblemError('upstream_auth', { retryable: true });
      outcome = await this.#dispatch(allowed, query, renewed);
    }
    if (outcome.kind === 'unauthenticated') throw new ProblemError('upstream_auth');
    if (outcome.kind === 'problem') throw outcome.problem;
  }

  #dispatch(allowed: AllowedCall, query: URLSearchParams, accessToken: string): Promise<RelayOutcome> {
    const { call, request, response, requestId, isDownload } = allowed;
    const relay = new Relay(response, isDownload);
    const body = toBody(allowed);
    this.#agent.dispatch(
      {
        ...toTarget(this.#upstreams, call, query),
        method: request.method === 'HEAD' ? 'HEAD' : call.operation.method,
        headers: toUpstreamHeaders(request.headers, { accessToken, requestId, hasBody: body !== null }),
        body,
        headersTimeout: call.operation.id === 'script.scripts.run' ? RUN_TIMEOUT_MS : HEADERS_TIMEOUT_MS,
        bodyTimeout: BETWEEN_BYTES_TIMEOUT_MS,
      },
      relay,
    );
    return relay.outcome;
  }
}

function toBody({ call, request }: AllowedCall): Readable | null {
  return hasBody(call, request) ? limitBody(request, limitsOf(call)) : null;
}

function hasBody({ operation, isUpload }: Call, { headers }: IncomingMessage): boolean {
  const takesBody = isUpload || (operation.method !== 'GET' && operation.method !== 'DELETE');
  const isSent = Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined;
  return takesBody && isSent;
}

function limitsOf({ operation, isUpload }: Call): BodyLimits {
  if (isUpload) return UPLOAD_LIMITS;
  return { ...JSON_LIMITS, maxSizeBytes: operation.bodyLimitBytes ?? JSON_LIMITS.maxSizeBytes };
}

function refuseOversized(call: Call, { headers }: IncomingMessage): void {
  if (Number(headers['content-length'] ?? 0) > limitsOf(call).maxSizeBytes) throw new ProblemError('body_too_large');
}

function isLost({ code }: ProblemError): boolean {
  return code === 'upstream_unreachable';
}
