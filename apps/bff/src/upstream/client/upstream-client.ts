import type { ServiceName } from '@rotunda/api-client/operation-descriptor';
import type { OperationId } from '@rotunda/api-client/operations';
import type { Dispatcher } from 'undici';
import { ProblemError } from '#domain/problem.ts';
import { toTokenProblem } from '#identity/credentials/token-problem.ts';
import type { UpstreamAddresses } from '#platform/config/config.ts';
import type { ContentAddress, ContentHosts } from '#platform/config/content-hosts.ts';
import type { BudgetedCall, CallBudgets } from '#platform/limits/call-budgets.ts';
import type { CallSource, ServiceCall } from '#platform/observability/service-call.ts';
import { type CallFailure, isCausedByRequest, isQuota } from './call-failure.ts';
import { followRedirect } from './follow-redirect.ts';
import type { UpstreamBulkheads } from './open-bulkheads.ts';
import { reconcileRetry } from './reconcile-retry.ts';
import { canResend, getClass, withRetries } from './retry-policy.ts';
import { getTrafficClass, type Priority } from './upstream-bulkhead.ts';
import type { MessageSubject, ReportResponse, ResponseHandler, ResponseSink, UpstreamCall } from './upstream-call.ts';
import type { UpstreamError, UpstreamRedirect } from './upstream-error.ts';
import { CALL_LIMITS, type CallLimits, getHeadersTimeout, isStream, UpstreamTargets } from './upstream-request.ts';

type UpstreamClientOptions = {
  agent: Dispatcher;
  upstreams: UpstreamAddresses;
  contentHosts: ContentHosts;
  guards: UpstreamBulkheads;
  budgets: CallBudgets;
  /** Called once per message, when its response begins or fails. */
  onCall: (call: ServiceCall) => void;
  /**
   * Called for each attempt that fails for a reason other than the call itself; "unauthenticated" if even a refreshed token is
   * rejected.
   */
  onFailure: (operationId: OperationId, failure: CallFailure | 'unauthenticated') => void;
  /** Limits that are omitted have their defaults. */
  callLimits?: Partial<CallLimits> | undefined;
};

/**
 * The single client for all calls to the services. A call waits for a permit, gets a token, passes the circuit breaker and is
 * sent. A token that the service rejects is refreshed once, and failures are retried as the retry policy allows.
 */
export class UpstreamClient {
  readonly limits: CallLimits;
  readonly #contentHosts: ContentHosts;
  readonly #agent: Dispatcher;
  readonly #targets: UpstreamTargets;
  readonly #guards: UpstreamBulkheads;
  readonly #budgets: CallBudgets;
  readonly #onCall: (call: ServiceCall) => void;
  readonly #onFailure: UpstreamClientOptions['onFailure'];

  constructor(options: UpstreamClientOptions) {
    const { agent, upstreams, contentHosts, guards, budgets, onCall, onFailure, callLimits } = options;
    this.#agent = agent;
    this.#targets = new UpstreamTargets(upstreams);
    this.#contentHosts = contentHosts;
    this.#guards = guards;
    this.#budgets = budgets;
    this.#onCall = onCall;
    this.#onFailure = onFailure;
    this.limits = { ...CALL_LIMITS, ...callLimits };
  }

  /**
   * Makes a call. Resolves to the outcome of the last attempt. Throws ProblemError if the call is not sent because there is no
   * permit or token, its budget is exhausted, or the service is down.
   */
  send<Success extends { kind: string }>(
    sent: UpstreamCall,
    sink: ResponseSink<Success>,
  ): Promise<Success | UpstreamError> {
    const { call, body, isRetryAllowed } = sent;
    const priority = getPriority(sent.source);
    this.#budgets.requireBudget(toBudgeted(sent), priority);
    const retries = {
      retryClass: () => getClass(call, body),
      budget: this.#guards[call.operation.service].budget,
      isRetryAllowed: (failure: CallFailure) =>
        canResend(body, priority === 'background', failure) && (isRetryAllowed?.() ?? true),
      findReconciled: (failure: CallFailure) => this.#findReconciled(sent, sink, failure),
    };
    const attempt = () => this.#sendAuthenticated(sent, sink);
    return this.withPermit(call.operation.service, priority, () => withRetries(retries, attempt));
  }

  /**
   * Runs work that calls a service, including its retries, with a permit. Throws 503 `overloaded` if too many calls are queued.
   */
  withPermit<T>(service: ServiceName, priority: Priority, work: () => Promise<T>): Promise<T> {
    return this.#guards[service].run(work, priority);
  }

  /**
   * Sends one message through the circuit breaker. `prepare` creates the message and the handler of its response, which must
   * report the response; `prepare` must not throw. Throws 503 `upstream_unavailable` while the service is down.
   */
  sendMessage<Outcome>(
    { service, trafficClass, operationId, source, isContentHost = false }: MessageSubject,
    prepare: (report: ReportResponse) => { message: Dispatcher.DispatchOptions; handler: ResponseHandler<Outcome> },
  ): Promise<Outcome> {
    const permit = isContentHost ? undefined : this.#guards[service].admit(trafficClass);
    const startedAtMs = performance.now();
    let isReported = false;
    const { message, handler } = prepare((status, isDown) => {
      if (isReported) return;
      isReported = true;
      permit?.record(isDown);
      this.#onCall({ ...source, operationId, status, durationMs: performance.now() - startedAtMs });
    });
    if (!isContentHost) this.#budgets.count({ service, kind: trafficClass, userId: source.userId });
    this.#agent.dispatch(message, handler);
    return handler.outcome;
  }

  /** Records that the service rejected a message because of a quota. Calls made with `send` are recorded already. */
  reportQuotaError(call: BudgetedCall, { upstream }: ProblemError): void {
    this.#budgets.lower(call, upstream?.reason);
  }

  // The response to a retry may prove that an earlier attempt succeeded.
  async #findReconciled<Success extends { kind: string }>(
    sent: UpstreamCall,
    sink: ResponseSink<Success>,
    failure: CallFailure,
  ): Promise<Success | undefined> {
    const { call, body } = sent;
    const earlier = reconcileRetry(call, body, failure);
    if (earlier?.isDone) return sink.finish(call.operation.successStatus, failure.status);
    if (!earlier) return undefined;
    const read = await this.#sendAuthenticated({ ...sent, call: earlier.lookup, body: null }, sink, failure.status);
    return isError(read) ? undefined : read;
  }

  async #sendAuthenticated<Success extends { kind: string }>(
    sent: UpstreamCall,
    sink: ResponseSink<Success>,
    originalStatus?: number,
  ): Promise<Success | UpstreamError> {
    const accessToken = await sent.accessToken().catch(throwTokenProblem);
    const outcome = await this.#attempt(sent, sink, accessToken, originalStatus);
    this.#reportFailure(sent, outcome);
    if (outcome.kind !== 'unauthenticated') return outcome;
    const renewed = await sent.accessToken(accessToken).catch(throwTokenProblem);
    // A stream has already been consumed and is not stored: the browser must send it again, with the new token.
    if (isStream(sent.body)) throw new ProblemError('upstream_auth', { retryable: true });
    const last = await this.#attempt(sent, sink, renewed, originalStatus);
    if (last.kind === 'unauthenticated') this.#onFailure(sent.call.operationId, last.kind);
    this.#reportFailure(sent, last);
    return last;
  }

  async #attempt<Success extends { kind: string }>(
    sent: UpstreamCall,
    sink: ResponseSink<Success>,
    accessToken: string,
    originalStatus: number | undefined,
  ): Promise<Success | UpstreamError> {
    const { operation } = sent.call;
    const target = this.#targets.find(sent.call);
    const sendTo = (address: ContentAddress) => {
      const isContentHost = address.origin !== target.origin;
      return this.#sendTo(sent, sink, { address, isContentHost, accessToken, originalStatus });
    };
    const outcome = await sendTo(sent.address ?? { ...target, canReceiveToken: true });
    if (!isRedirect(outcome)) return outcome;
    const hosts = this.#contentHosts;
    return followRedirect(outcome, {
      isRead: operation.method === 'GET',
      target: sent.address ?? target,
      hosts,
      sendTo,
    });
  }

  #sendTo<Success>(
    { call, body, headersOf, isHead, source }: UpstreamCall,
    sink: ResponseSink<Success>,
    {
      address,
      isContentHost,
      accessToken,
      originalStatus,
    }: { address: ContentAddress; isContentHost: boolean; accessToken: string; originalStatus: number | undefined },
  ): Promise<Success | UpstreamError | UpstreamRedirect> {
    const { operation, operationId } = call;
    const { origin, path, canReceiveToken } = address;
    const stallMs = this.limits.betweenBytesMs;
    const { authorization, ...headers } = headersOf(accessToken, body);
    const message: Dispatcher.DispatchOptions = {
      origin,
      path,
      method: isHead ? 'HEAD' : operation.method,
      headers: canReceiveToken && authorization !== undefined ? { ...headers, authorization } : headers,
      body,
      headersTimeout: getHeadersTimeout(operationId, this.limits),
      bodyTimeout: stallMs,
    };
    const subject = {
      service: operation.service,
      trafficClass: getTrafficClass(call),
      operationId,
      source,
      isContentHost,
    };
    return this.sendMessage(subject, (report) => ({
      message,
      handler: sink.open({ report, call, originalStatus, stallMs }),
    }));
  }

  #reportFailure<Success extends { kind: string }>(sent: UpstreamCall, outcome: Success | UpstreamError): void {
    if (!isFailed(outcome)) return;
    const { failure } = outcome;
    if (isQuota(failure)) this.reportQuotaError(toBudgeted(sent), failure.problem);
    if (!isCausedByRequest(failure)) this.#onFailure(sent.call.operationId, failure);
  }
}

function throwTokenProblem(error: unknown): never {
  throw toTokenProblem(error);
}

function toBudgeted({ call, source }: UpstreamCall): BudgetedCall {
  return { service: call.operation.service, kind: getTrafficClass(call), userId: source.userId };
}

// Nobody waits for individual calls of the other callers, and there may be very many of them.
function getPriority({ caller }: CallSource): Priority {
  return caller === 'browser' || caller === 'delayed' ? 'people' : 'background';
}

function isRedirect<Outcome extends { kind: string }>(
  outcome: Outcome | UpstreamRedirect,
): outcome is UpstreamRedirect {
  return outcome.kind === 'redirected';
}

function isFailed<Success extends { kind: string }>(
  outcome: Success | UpstreamError,
): outcome is Extract<UpstreamError, { kind: 'failed' }> {
  return outcome.kind === 'failed';
}

function isError<Success extends { kind: string }>(outcome: Success | UpstreamError): outcome is UpstreamError {
  return outcome.kind === 'failed' || outcome.kind === 'unauthenticated';
}
