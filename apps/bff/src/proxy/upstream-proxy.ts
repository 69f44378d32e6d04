import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { ServiceName } from '@rotunda/api-client/operation-descriptor';
import { operations } from '@rotunda/api-client/operations';
import type { Agent } from 'undici';
import type { UpstreamAddresses } from '#config.ts';
import { ProblemError } from '#http/problem.ts';
import type { AnswerRecord } from './answer-record.ts';
import { type CallBody, openBody } from './call-body.ts';
import type { CallContent } from './call-content.ts';
import { type CallFailure, isInDoubt } from './call-failure.ts';
import { classOf, toLookup } from './call-key.ts';
import { CALL_LIMITS, type CallLimits, headersTimeoutOf } from './call-limits.ts';
import { checkQuery } from './check-query.ts';
import { type SaveAs, toUpstreamHeaders } from './headers.ts';
import type { Call } from './match-call.ts';
import { hashRequest, type NamedCalls } from './named-calls.ts';
import { PersonSlots } from './person-slots.ts';
import { Relay, type RelayOutcome } from './relay.ts';
import { Retries } from './retries.ts';
import { retryClassOf } from './retry-class.ts';
import { GUARD_LIMITS, type GuardLimits, type Lane, ServiceGuard } from './service-guard.ts';
import { toTarget } from './target.ts';

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
  accessToken: GetAccessToken;
  /** What the browser named the call, so that it is made once. */
  idempotencyKey: string | undefined;
  /** Set when the browser is to save the answer. */
  saveAs: SaveAs | undefined;
  /** Follows a call that changes something. */
  content?: CallContent | undefined;
};

/** What the proxy works with. Limits left out are the usual ones. */
export type UpstreamProxyOptions = {
  agent: Agent;
  upstreams: UpstreamAddresses;
  namedCalls: NamedCalls;
  callLimits?: Partial<CallLimits>;
  guardLimits?: Partial<GuardLimits>;
  /** Told when calls to a service are held back because it is down. */
  onPause?: (service: ServiceName, lane: Lane) => void;
  /** Told when a call is sent again. */
  onRetry?: (service: ServiceName) => void;
};

/** A call with everything that is sent for it. */
type Sending = AllowedCall & { query: URLSearchParams; body: CallBody; record?: AnswerRecord };

/**
 * Forwards allowed calls to the services and streams the answers back. Bodies of uploads and answers pass through; calls
 * that may be repeated are, within bounds; a service that is down is left alone for a while.
 */
export class UpstreamProxy {
  readonly #agent: Agent;
  readonly #upstreams: UpstreamAddresses;
  readonly #namedCalls: NamedCalls;
  readonly #limits: CallLimits;
  readonly #guards: Readonly<Record<ServiceName, ServiceGuard>>;
  readonly #slots = new PersonSlots();
  readonly #onRetry: UpstreamProxyOptions['onRetry'];

  constructor({ agent, upstreams, namedCalls, callLimits, guardLimits, onPause, onRetry }: UpstreamProxyOptions) {
    this.#onRetry = onRetry;
    this.#agent = agent;
    this.#upstreams = upstreams;
    this.#namedCalls = namedCalls;
    this.#limits = { ...CALL_LIMITS, ...callLimits };
    const limits = { ...GUARD_LIMITS, ...guardLimits };
    const guard = (service: ServiceName) => new ServiceGuard(limits, (lane) => onPause?.(service, lane));
    this.#guards = { script: guard('script'), calendar: guard('calendar'), drive: guard('drive') };
  }

  /** Forwards one call; resolves when its answer has been sent. Throws ProblemError as long as nothing was. */
  async forward(allowed: AllowedCall): Promise<void> {
    const { call, request, person } = allowed;
    const query = checkQuery(call.operation, call.query, call.isUpload);
    await this.#slots.hold(person, call.isUpload, async () => {
      const body = await openBody(call, request, this.#limits);
      await allowed.content?.take(body);
      const outcome = await this.#makeOnce({ ...allowed, query, body });
      if (outcome.kind === 'unauthenticated') throw new ProblemError('upstream_auth');
      if (outcome.kind === 'failed') throw outcome.failure.problem;
    });
  }

  #makeOnce(sending: Sending): Promise<RelayOutcome> {
    const { call, person, idempotencyKey, requestId, query, body, response } = sending;
    const guard = this.#guardOf(call);
    const isNamed = idempotencyKey !== undefined && retryClassOf(call.operationId) !== 'safe';
    if (!isNamed || isStream(body)) return guard.hold(() => this.#send(sending));
    const named = { person, key: idempotencyKey, requestHash: hashRequest(call, query, body), requestId };
    return this.#namedCalls.makeOnce(named, response, (record) => guard.hold(() => this.#send({ ...sending, record })));
  }

  // Sends a call until it has come through or must not be sent any more.
  async #send(sending: Sending): Promise<RelayOutcome> {
    const { call, body, response } = sending;
    const { budget } = this.#guardOf(call);
    const retries = new Retries(classOf(call, body), budget);
    let outcome = await this.#sendAuthenticated(sending);
    let isDoubtful = false;
    while (outcome.kind === 'failed') {
      const { failure } = outcome;
      if (isDoubtful && (await this.#isDoneAlready(sending, failure))) return { kind: 'sent' };
      isDoubtful ||= isInDoubt(failure);
      const pauseMs = isStream(body) || response.destroyed ? undefined : retries.next(failure);
      if (pauseMs === undefined) return outcome;
      outcome = await budget.repeat(async () => {
        await pause(pauseMs);
        this.#onRetry?.(call.operation.service);
        return this.#sendAuthenticated(sending);
      });
    }
    return outcome;
  }

  // The answer to a repetition can be the proof that an earlier attempt did its work.
  async #isDoneAlready(sending: Sending, { status }: CallFailure): Promise<boolean> {
    const { call, body, query, response } = sending;
    if (call.operation.method === 'DELETE' && (status === 404 || status === 410)) {
      sending.record?.begin(call.operation.successStatus, {});
      sending.record?.end();
      response.writeHead(call.operation.successStatus).end();
      return true;
    }
    const lookup = status === 409 ? toLookup(call, body) : undefined;
    if (!lookup) return false;
    const operation = operations[lookup.operationId];
    const known = [...query].filter(([name]) => name === 'fields' || name === 'supportsAllDrives');
    const readCall: Call = { ...call, ...lookup, operation, query: new URLSearchParams(known), isUpload: false };
    const read = await this.#sendAuthenticated({ ...sending, call: readCall, query: readCall.query, body: null });
    return read.kind === 'sent';
  }

  async #sendAuthenticated(sending: Sending): Promise<RelayOutcome> {
    const accessToken = await sending.accessToken();
    const outcome = await this.#attempt(sending, accessToken);
    if (outcome.kind !== 'unauthenticated') return outcome;
    const renewed = await sending.accessToken(accessToken);
    // A stream has been consumed by now and is not kept: the browser has to send it again, with the new token.
    if (isStream(sending.body)) throw new ProblemError('upstream_auth', { retryable: true });
    return this.#attempt(sending, renewed);
  }

  async #attempt(sending: Sending, accessToken: string): Promise<RelayOutcome> {
    const { call, request, response, requestId, saveAs, query, body } = sending;
    const { operation, operationId } = call;
    const stallMs = this.#limits.betweenBytesMs;
    const relay = new Relay(response, {
      operation,
      saveAs,
      stallMs,
      record: sending.record,
      copy: sending.content?.answer,
    });
    const send = () => {
      this.#agent.dispatch(
        {
          ...toTarget(this.#upstreams, call, query),
          method: request.method === 'HEAD' ? 'HEAD' : operation.method,
          headers: toUpstreamHeaders(request.headers, { accessToken, requestId, hasBody: body !== null }),
          body,
          headersTimeout: headersTimeoutOf(operationId, this.#limits),
          bodyTimeout: stallMs,
        },
        relay,
      );
      return relay.isOutage;
    };
    await this.#guardOf(call).attempt(toLane(call), send);
    return relay.outcome;
  }

  #guardOf(call: Call): ServiceGuard {
    return this.#guards[call.operation.service];
  }
}

function isStream(body: CallBody): body is Readable {
  return body !== null && !Buffer.isBuffer(body);
}

function toLane({ operationId, isUpload }: Call): Lane {
  if (isUpload) return 'upload';
  return retryClassOf(operationId) === 'safe' ? 'read' : 'write';
}
