import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { pipeline, type Readable } from 'node:stream';
import type { Agent } from 'undici';
import type { BffConfig } from '#config.ts';
import { ProblemError } from '#http/problem.ts';
import { checkQuery } from './check-query.ts';
import { toUpstreamHeaders } from './headers.ts';
import { LimitedBody } from './limited-body.ts';
import type { Call } from './match-call.ts';
import { Relay, type RelayOutcome } from './relay.ts';
import { toTarget } from './target.ts';

const MAX_JSON_BODY_BYTES = 1024 * 1024;
const MAX_UPLOAD_BYTES = 5120 * 2 ** 30; // The services' own limit; checked before the first byte is forwarded.
const HEADERS_TIMEOUT_MS = 30_000;
const RUN_TIMEOUT_MS = 370_000; // A script may run for six minutes.
const BETWEEN_BYTES_TIMEOUT_MS = 60_000;

/** Hands out an access token; `forceRefresh` after the service refused the last one. */
export type GetAccessToken = (options: { forceRefresh: boolean }) => Promise<string>;

/** One call that the policy has allowed. */
export type AllowedCall = {
  call: Call;
  request: IncomingMessage;
  response: ServerResponse;
  requestId: string;
  accessToken: GetAccessToken;
  /** Set on a success, over what the service sent. */
  responseHeaders?: OutgoingHttpHeaders;
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
    let outcome = await this.#dispatch(allowed, query, await allowed.accessToken({ forceRefresh: false }));
    // A body has been consumed by now and is not kept, so only calls without one can be tried again.
    const canRepeat = call.operation.method === 'GET' || call.operation.method === 'DELETE';
    if (outcome.kind === 'unauthenticated' && canRepeat) {
      outcome = await this.#dispatch(allowed, query, await allowed.accessToken({ forceRefresh: true }));
    }
    if (outcome.kind === 'unauthenticated') throw new ProblemError('upstream_auth', { retryable: !canRepeat });
    if (outcome.kind === 'problem') throw outcome.problem;
  }

  #dispatch(allowed: AllowedCall, query: URLSearchParams, accessToken: string): Promise<RelayOutcome> {
    const { call, request, response, requestId, responseHeaders } = allowed;
    const relay = new Relay(response, responseHeaders);
    const body = toBody(call, request);
    this.#agent.dispatch(
      {
        ...toTarget(this.#upstreams, call, query),
        method: request.method === 'HEAD' ? 'HEAD' : call.operation.method,
        headers: toUpstreamHeaders(request.headers, accessToken, requestId),
        body,
        headersTimeout: call.operation.id === 'script.scripts.run' ? RUN_TIMEOUT_MS : HEADERS_TIMEOUT_MS,
        bodyTimeout: BETWEEN_BYTES_TIMEOUT_MS,
      },
      relay,
    );
    return relay.outcome;
  }
}

function toBody({ operation, isUpload }: Call, request: IncomingMessage): Readable | null {
  if (operation.method === 'GET' || operation.method === 'DELETE') return null;
  if (request.headers['content-length'] === undefined && request.headers['transfer-encoding'] === undefined)
    return null;
  const limited = new LimitedBody(isUpload ? MAX_UPLOAD_BYTES : MAX_JSON_BODY_BYTES);
  // A failure on either side destroys the other; undici reports it to the relay.
  pipeline(request, limited, () => undefined);
  return limited;
}

function refuseOversized({ isUpload }: Call, request: IncomingMessage): void {
  const limit = isUpload ? MAX_UPLOAD_BYTES : MAX_JSON_BODY_BYTES;
  if (Number(request.headers['content-length'] ?? 0) > limit) throw new ProblemError('body_too_large');
}
