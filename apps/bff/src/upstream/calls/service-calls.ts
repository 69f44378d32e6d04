import type { Dispatcher } from 'undici';
import type { Call } from '#domain/calls/match-call.ts';
import type { UpstreamAddresses } from '#platform/config/config.ts';
import { classOf } from '#upstream/proxy/call-key.ts';
import { CALL_LIMITS, headersTimeoutOf } from '#upstream/proxy/call-limits.ts';
import { toOwnHeaders } from '#upstream/proxy/headers.ts';
import { reconcileRetry } from '#upstream/proxy/reconcile-retry.ts';
import { callWithRetries } from '#upstream/proxy/retry.ts';
import type { ServiceGuards } from '#upstream/proxy/service-guards.ts';
import { toTarget } from '#upstream/proxy/target.ts';
import { type Priority, trafficClassOf } from '#upstream/proxy/upstream-bulkhead.ts';
import { toUpstreamError, type UpstreamError } from '#upstream/proxy/upstream-error.ts';
import { type BufferedOutcome, BufferedResponseHandler } from './buffered-response-handler.ts';

/** What calls of the BFF itself are made with. */
export type ServiceCallDeps = { agent: Dispatcher; upstreams: UpstreamAddresses; guards: ServiceGuards };

/** A call whose answer the BFF itself reads. */
export type OwnCall = {
  /** The call, with its checked query. */
  call: Call;
  body: Buffer | null;
  /** Names the call in the logs of the service. */
  requestId: string;
  /** Hands out an access token; another one than the service `refused`. */
  accessToken: (refused?: string) => Promise<string>;
};

/** How a call of the BFF itself ended: with a success, or not. */
export type OwnOutcome =
  | {
      kind: 'answered';
      status: number;
      text: string;
      /** What the service answered the last attempt with, where an earlier one had done the work. */
      upstreamStatus?: number | undefined;
    }
  | UpstreamError;

/**
 * Calls that the BFF makes itself. They keep to the same bounds as what browsers ask for: they are repeated by the same
 * rules, a service that is down is left alone, and those that nobody waits for leave room for those of people.
 */
export class ServiceCalls {
  readonly #deps: ServiceCallDeps;
  readonly #room: Priority;

  constructor(deps: ServiceCallDeps, room: Priority) {
    this.#deps = deps;
    this.#room = room;
  }

  /** Makes a call; resolves with how it ended. Throws ProblemError when it is not made, for want of room or of a service. */
  make(own: OwnCall): Promise<OwnOutcome> {
    const { call, body } = own;
    const guard = this.#deps.guards[call.operation.service];
    const repetition = {
      retryClass: classOf(call, body),
      budget: guard.budget,
      isWanted: () => true,
      findDone: async ({ status }: { status: number | undefined }) => this.#findDone(own, status),
    };
    return guard.hold(() => callWithRetries(repetition, () => this.#makeAuthenticated(own)), this.#room);
  }

  async #findDone(own: OwnCall, status: number | undefined): Promise<OwnOutcome | undefined> {
    const earlier = reconcileRetry(own.call, own.body, { status });
    const upstreamStatus = status;
    if (earlier?.isDone)
      return { kind: 'answered', status: own.call.operation.successStatus, text: '', upstreamStatus };
    const found = earlier && (await this.#makeAuthenticated({ ...own, call: earlier.lookup, body: null }));
    return found?.kind === 'answered' ? { ...found, upstreamStatus } : undefined;
  }

  async #makeAuthenticated(own: OwnCall): Promise<OwnOutcome> {
    const accessToken = await own.accessToken();
    const outcome = await this.#attempt(own, accessToken);
    if (outcome.kind !== 'unauthenticated') return outcome;
    return this.#attempt(own, await own.accessToken(accessToken));
  }

  async #attempt({ call, body, requestId }: OwnCall, accessToken: string): Promise<OwnOutcome> {
    const { agent, guards, upstreams } = this.#deps;
    const message = {
      ...toTarget(upstreams, call, call.query),
      method: call.operation.method,
      headers: { ...toOwnHeaders({ accessToken, requestId }), ...(body && { 'content-type': 'application/json' }) },
      body,
      headersTimeout: headersTimeoutOf(call.operationId, CALL_LIMITS),
      bodyTimeout: CALL_LIMITS.betweenBytesMs,
    };
    // Nothing may go wrong between this and the message, as whoever was let through has to be judged.
    const response = new BufferedResponseHandler(guards[call.operation.service].admit(trafficClassOf(call)));
    agent.dispatch(message, response);
    return toOwnOutcome(await response.outcome);
  }
}

function toOwnOutcome(outcome: BufferedOutcome): OwnOutcome {
  if (outcome.kind === 'failed') return outcome;
  const { status, body } = outcome;
  return status < 300 ? { kind: 'answered', status, text: body } : toUpstreamError(outcome);
}
