import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { operationTraits } from '@rotunda/api-client/operation-traits';
import type { Agent } from 'undici';
import { checkQuery } from '#domain/calls/check-query.ts';
import type { Call } from '#domain/calls/match-call.ts';
import { ProblemError } from '#domain/problem.ts';
import type { UpstreamAddresses } from '#platform/config/config.ts';
import { type CallBody, openBody } from './call-body.ts';
import type { CallContent } from './call-content.ts';
import type { CallFailure } from './call-failure.ts';
import { classOf } from './call-key.ts';
import { CALL_LIMITS, type CallLimits, headersTimeoutOf } from './call-limits.ts';
import { type SaveAs, toUpstreamHeaders } from './headers.ts';
import { hashRequest, type IdempotencyStore } from './idempotency-store.ts';
import { reconcileRetry } from './reconcile-retry.ts';
import type { ResponseRecorder } from './response-recorder.ts';
import { withRetries } from './retry.ts';
import type { ServiceGuards } from './service-guards.ts';
import { type StreamingOutcome, StreamingResponseHandler } from './streaming-response-handler.ts';
import { type Target, toTarget } from './target.ts';
import { trafficClassOf, type UpstreamBulkhead } from './upstream-bulkhead.ts';
import type { UserConcurrencyLimiter } from './user-concurrency-limiter.ts';

/** Hands out an access token; another one than the service `refused`. */
type GetAccessToken = (refused?: string) => Promise<string>;

/** One call that the policy has allowed. */
export type AllowedCall = {
  call: Call;
  /** Whose call it is. */
  person: string;
  request: IncomingMessage;
  response: ServerResponse;
  requestId: string;
  traceId: string;
  accessToken: GetAccessToken;
  /** What the browser named the call, so that it is made once. */
  idempotencyKey: string | undefined;
  /** Set when the browser is to save the response. */
  saveAs: SaveAs | undefined;
  /** Throws when the body makes the call one that is refused. */
  inspect?: (body: CallBody) => Promise<void>;
  /** Follows a call that changes something. */
  content?: CallContent | undefined;
};

/** What the proxy works with. Limits left out are the usual ones. */
export type UpstreamProxyOptions = {
  agent: Agent;
  upstreams: UpstreamAddresses;
  namedCalls: IdempotencyStore;
  guards: ServiceGuards;
  slots: UserConcurrencyLimiter;
  callLimits?: Partial<CallLimits> | undefined;
};

/** A call with everything that is sent for it. */
type Sending = AllowedCall & {
  query: URLSearchParams;
  target: Target;
  body: CallBody;
  record?: ResponseRecorder;
  /** Set on a read that finds out what an attempt before it has made: the status of the repetition that told of it. */
  explains?: number | undefined;
};

/**
 * Forwards allowed calls to the services and streams the responses back. Bodies of uploads and answers pass through; calls
 * that may be repeated are, within bounds; a service that is down is left alone for a while.
 */
export class UpstreamProxy {
  readonly #agent: Agent;
  readonly #upstreams: UpstreamAddresses;
  readonly #namedCalls: IdempotencyStore;
  readonly #limits: CallLimits;
  readonly #guards: ServiceGuards;
  readonly #slots: UserConcurrencyLimiter;

  constructor({ agent, upstreams, namedCalls, guards, slots, callLimits }: UpstreamProxyOptions) {
    this.#agent = agent;
    this.#upstreams = upstreams;
    this.#namedCalls = namedCalls;
    this.#limits = { ...CALL_LIMITS, ...callLimits };
    this.#guards = guards;
    this.#slots = slots;
  }

  /** Forwards one call; resolves when its response has been sent. Throws ProblemError as long as nothing was. */
  async forward(allowed: AllowedCall): Promise<void> {
    const { call, request, person, content } = allowed;
    const query = checkQuery(call.operation, call.query, call.isUpload);
    const target = toTarget(this.#upstreams, call, query);
    this.#slots.acquire(person, call.isUpload);
    try {
      const body = await openBody(call, request, this.#limits);
      await allowed.inspect?.(body);
      if (content) await content.take(body);
      const outcome = await this.#makeOnce({ ...allowed, query, target, body });
      if (outcome.kind === 'unauthenticated') throw new ProblemError('upstream_auth');
      if (outcome.kind === 'failed') throw outcome.failure.problem;
    } finally {
      this.#slots.release(person, call.isUpload);
    }
  }

  #makeOnce(sending: Sending): Promise<StreamingOutcome> {
    const { call, person, idempotencyKey, requestId, query, body, response } = sending;
    const isNamed = idempotencyKey !== undefined && operationTraits[call.operationId].retry !== 'safe';
    if (!isNamed || isStream(body)) return this.#send(sending);
    const named = { person, key: idempotencyKey, requestHash: hashRequest(call, query, body), requestId };
    return this.#namedCalls.execute(named, response, (record) => this.#send({ ...sending, record }));
  }

  // Sends a call, when there is room, until it has come through or must not be sent any more.
  async #send(sending: Sending): Promise<StreamingOutcome> {
    const guard = this.#guardOf(sending.call);
    await guard.acquire();
    try {
      const outcome = await this.#sendAuthenticated(sending);
      return outcome.kind === 'failed' ? await this.#repeat(sending, outcome) : outcome;
    } finally {
      guard.release();
    }
  }

  #repeat(sending: Sending, failed: Extract<StreamingOutcome, { kind: 'failed' }>): Promise<StreamingOutcome> {
    const { call, body, response } = sending;
    const repetition = {
      retryClass: classOf(call, body),
      budget: this.#guardOf(call).budget,
      isWanted: () => !isStream(body) && !response.destroyed,
      findDone: (failure: CallFailure) => this.#findDone(sending, failure),
    };
    return withRetries<StreamingOutcome>(failed, repetition, () => this.#sendAuthenticated(sending));
  }

  // The response to a repetition can be the proof that an earlier attempt did its work.
  async #findDone(sending: Sending, failure: CallFailure): Promise<StreamingOutcome | undefined> {
    const { call, body, query, record, response } = sending;
    const earlier = reconcileRetry({ ...call, query }, body, failure);
    if (earlier?.isDone) {
      record?.begin(call.operation.successStatus, {});
      record?.end();
      response.writeHead(call.operation.successStatus).end();
      return { kind: 'sent' };
    }
    if (!earlier) return undefined;
    const { lookup } = earlier;
    const target = toTarget(this.#upstreams, lookup, lookup.query);
    const reading = { ...sending, call: lookup, query: lookup.query, target, body: null, explains: failure.status };
    const read = await this.#sendAuthenticated(reading);
    return read.kind === 'sent' ? read : undefined;
  }

  async #sendAuthenticated(sending: Sending): Promise<StreamingOutcome> {
    const accessToken = await sending.accessToken();
    const outcome = await this.#attempt(sending, accessToken);
    if (outcome.kind !== 'unauthenticated') return outcome;
    const renewed = await sending.accessToken(accessToken);
    // A stream has been consumed by now and is not kept: the browser has to send it again, with the new token.
    if (isStream(sending.body)) throw new ProblemError('upstream_auth', { retryable: true });
    return this.#attempt(sending, renewed);
  }

  #attempt(sending: Sending, accessToken: string): Promise<StreamingOutcome> {
    const { call, request, response, requestId, traceId, saveAs, target, body } = sending;
    const { operation, operationId } = call;
    const stallMs = this.#limits.betweenBytesMs;
    const message = {
      ...target,
      method: request.method === 'HEAD' ? 'HEAD' : operation.method,
      headers: toUpstreamHeaders(request.headers, { accessToken, requestId, traceId, hasBody: body !== null }),
      body,
      headersTimeout: headersTimeoutOf(operationId, this.#limits),
      bodyTimeout: stallMs,
    };
    // Nothing may go wrong between this and the message, as whoever was let through has to be judged.
    const relay = new StreamingResponseHandler(response, {
      permit: this.#guardOf(call).admit(trafficClassOf(call)),
      operation,
      saveAs,
      explains: sending.explains,
      stallMs,
      record: sending.record,
      copy: sending.content?.response,
    });
    this.#agent.dispatch(message, relay);
    return relay.outcome;
  }

  #guardOf(call: Call): UpstreamBulkhead {
    return this.#guards[call.operation.service];
  }
}

function isStream(body: CallBody): body is Readable {
  return body !== null && !Buffer.isBuffer(body);
}
