import type { OperationId } from '@rotunda/api-client/operations';
import type { AuditAction } from '#audit/audit-entry.ts';
import { doneResult, problemResult } from '#audit/call-result.ts';
import { describeCall } from '#audit/describe-call.ts';
import type { RecordedChange } from '#audit/recorded-change.ts';
import type { Principal } from '#principal.ts';
import { ProblemError } from '#http/problem.ts';
import { inTurns } from '#in-turns.ts';
import { isAllowed, requireAnyChange } from '#policy/authorize.ts';
import type { JudgedCall } from '#policy/high-risk.ts';
import { permitCall } from '#policy/permit-call.ts';
import { pinRevisionPolicyOf } from '#policy/pin-revision-policy.ts';
import { policyTable } from '#policy/policy-table.ts';
import { checkQuery } from '#proxy/check-query.ts';
import type { ForwardDeps } from '#proxy/forward-call.ts';
import type { Call } from '#proxy/match-call.ts';
import { withPermissionLock } from '#proxy/permission-lock.ts';
import type { Priority } from '#proxy/upstream-bulkhead.ts';
import type { CredentialVault } from '#vault/credential-vault.ts';
import { toTokenProblem } from '#vault/token-problem.ts';
import { observed } from './call-observer.ts';
import { type ServiceCallDeps, ServiceCalls } from './service-calls.ts';
import { readSnapshot } from './snapshot-resource.ts';
import { toProxyCall, type UserCall } from './user-call.ts';
import { withRecipient } from './with-recipient.ts';

const MAX_READ_RECIPIENTS = 20; // Somebody waits for the check.

/** What a service answered: a success, whose JSON body is absent when there was none. */
export type CallResponse = {
  status: number;
  body: unknown;
  /** What the service answered the last attempt with, where an earlier one had done the work. */
  upstreamStatus?: number | undefined;
};

/** What calls for people work with. */
export type UserCallDeps = ServiceCallDeps & { vault: CredentialVault } & Pick<
    ForwardDeps,
    'audit' | 'lines' | 'proof' | 'scopeBase' | 'watch'
  >;

/**
 * Calls that the BFF makes for people by itself. Each one passes the same policy as a call of the browser, at the time at
 * which it is made, carries the person's own credential, and is on record when it can change something.
 */
export class UserCallExecutor {
  readonly #deps: UserCallDeps;
  readonly #calls: ServiceCalls;

  /** `room` says whether anybody waits for the calls. */
  constructor(deps: UserCallDeps, room: Priority) {
    this.#deps = deps;
    this.#calls = new ServiceCalls(deps, room);
  }

  /** Whether the person may call an operation at all. */
  isAllowed(principal: Principal, operationId: OperationId): boolean {
    return isAllowed(principal, operationId, this.#deps.scopeBase);
  }

  /** Throws 403 for a person who may call nothing that changes something. */
  requireAnyChange(principal: Principal): void {
    requireAnyChange(principal, this.#deps.scopeBase);
  }

  /** Throws what a person would be told who made the call now: 400 when it is not well-formed, 403 when it is refused. */
  async check(principal: Principal, call: UserCall, requestId: string): Promise<void> {
    await this.checkProof(principal, this.#judged(principal, call), requestId);
  }

  /** Like `check` for each of many calls. It reads for whom the first of them are; the others count as for outsiders. */
  async checkAll(principal: Principal, calls: readonly UserCall[], requestId: string): Promise<void> {
    await inTurns(calls, (call, index) => {
      const judged = this.#judged(principal, call);
      if (index < MAX_READ_RECIPIENTS) return this.checkProof(principal, judged, requestId);
      return this.#deps.proof.requireFor(principal, { ...judged, recipient: '' });
    });
  }

  /** Throws 403 `step_up_required` when a call needs a more recent proof of identity than the person has given. */
  async checkProof(principal: Principal, call: JudgedCall, requestId: string): Promise<void> {
    const { proof } = this.#deps;
    if (proof.isGiven(principal)) return;
    proof.requireFor(principal, await withRecipient(call, (read) => this.execute(principal, read, requestId)));
  }

  #judged(principal: Principal, call: UserCall): JudgedCall {
    return { ...this.#permit(principal, call), body: call.body };
  }

  #permit(principal: Principal, call: UserCall): Call {
    return permitCall(principal, toProxyCall(call), this.#deps.scopeBase, pinRevisionPolicyOf(call));
  }

  /**
   * Makes one call. Throws ProblemError for every response that is not a success, and when there is none. The request id
   * names the call in the logs of the service. What the thing was like before is read for the record, unless the caller
   * knows it.
   */
  async execute(principal: Principal, call: UserCall, requestId: string, known?: CallResponse): Promise<CallResponse> {
    await this.check(principal, call, requestId);
    if (policyTable[call.operationId].risk === 'read') return this.#count(principal, call, requestId);
    return observed(this.#deps.watch, principal, call, () => this.#record(principal, call, requestId, known));
  }

  async #record(principal: Principal, call: UserCall, requestId: string, known: CallResponse | undefined) {
    const { subject, email, sessionId } = principal;
    const { audit, lines } = this.#deps;
    const proxied = toProxyCall(call);
    const open = await audit.trail.begin({ requestId, subject, email, sessionId }, describePersonCall(call, proxied));
    const startedAt = performance.now();
    const change: RecordedChange = { call, before: known?.body };
    try {
      const response = await withPermissionLock(lines, proxied, async () => {
        change.before ??= (await readSnapshot(this, principal, call, requestId))?.body;
        return this.#count(principal, call, requestId);
      });
      change.after = response.body;
      await open.end(doneResult(response, startedAt), change);
      return response;
    } catch (error) {
      await open.end(problemResult(error, startedAt), change);
      throw error;
    }
  }

  /** Makes a call and counts it, however it ends. */
  async #count(principal: Principal, call: UserCall, requestId: string): Promise<CallResponse> {
    const startedAt = performance.now();
    const { usage } = this.#deps.audit;
    try {
      const response = await this.#make(principal, call, requestId);
      usage.count(call.operationId, response.status, undefined);
      return response;
    } catch (error) {
      const { status = 0, details } = problemResult(error, startedAt);
      usage.count(call.operationId, status, typeof details?.code === 'string' ? details.code : 'internal');
      throw error;
    }
  }

  async #make(principal: Principal, call: UserCall, requestId: string): Promise<CallResponse> {
    const proxied = this.#permit(principal, call);
    const outcome = await this.#calls.make({
      call: { ...proxied, query: checkQuery(proxied.operation, proxied.query, false) },
      body: call.body ? Buffer.from(JSON.stringify(call.body)) : null,
      requestId,
      accessToken: (refused) => this.#accessToken(principal, refused),
    });
    if (outcome.kind === 'unauthenticated') throw new ProblemError('upstream_auth');
    if (outcome.kind === 'failed') throw outcome.failure.problem;
    const { status, text, upstreamStatus } = outcome;
    return { status, body: text === '' ? undefined : parse(text), upstreamStatus };
  }

  async #accessToken({ credentialId }: Principal, refused?: string): Promise<string> {
    try {
      return await this.#deps.vault.accessToken(credentialId, refused);
    } catch (error) {
      throw toTokenProblem(error);
    }
  }
}

/** What the trail keeps of a call of a person, with what they said of it. */
function describePersonCall({ isUnseen }: UserCall, proxied: ReturnType<typeof toProxyCall>): AuditAction {
  const action = describeCall(proxied);
  return isUnseen ? { ...action, details: { ...action.details, isUnseen } } : action;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ProblemError('upstream_invalid', { cause });
  }
}
