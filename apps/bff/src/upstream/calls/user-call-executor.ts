import { operationTraits } from '@rotunda/api-client/operation-traits';
import type { OperationId } from '@rotunda/api-client/operations';
import { checkQuery } from '#domain/calls/check-query.ts';
import type { Call } from '#domain/calls/match-call.ts';
import { toProxyCall, type UserCall } from '#domain/calls/user-call.ts';
import { inTurns } from '#domain/in-turns.ts';
import { authorize, isAllowed, requireAnyChange } from '#domain/policy/authorize.ts';
import type { JudgedCall } from '#domain/policy/high-risk.ts';
import type { Principal } from '#domain/principal.ts';
import { ProblemError } from '#domain/problem.ts';
import type { CredentialVault } from '#identity/credentials/credential-vault.ts';
import type { RecentAuthCheck } from '#identity/sessions/require-recent-auth.ts';
import type { AuditAction } from '#platform/audit-trail/audit-record.ts';
import { doneResult } from '#platform/audit-trail/call-result.ts';
import { describeCall } from '#platform/audit-trail/describe-call.ts';
import type { Caller } from '#platform/observability/service-call.ts';
import { auditRead, type CountedCall } from '#upstream/client/audit-call.ts';
import { callBuffered } from '#upstream/client/buffered-call.ts';
import { type ChangeDeps, makeChange } from '#upstream/client/make-change.ts';
import type { UpstreamClient } from '#upstream/client/upstream-client.ts';
import { permitCall } from '#upstream/policy/permit-call.ts';
import { pinRevisionPolicyOf } from '#upstream/policy/pin-revision-policy.ts';
import { policyOfBody } from '#upstream/policy/response-policy.ts';
import type { CallResponse } from './call-response.ts';
import { readSnapshot } from './snapshot-resource.ts';
import { withRecipient } from './with-recipient.ts';

const MAX_READ_RECIPIENTS = 20;

export type UserCallDeps = ChangeDeps & {
  client: UpstreamClient;
  vault: CredentialVault;
  proof: RecentAuthCheck;
  scopeBase: string;
};

/** Makes calls of users. */
export type ExecuteUserCalls = Pick<UserCallExecutor, 'execute'>;

/**
 * Calls that the BFF makes for people by itself. Each one passes the same policy as a call of the browser, at the time at
 * which it is made, carries the person's own credential, and is on record when it can change something.
 */
export class UserCallExecutor {
  readonly #deps: UserCallDeps;
  readonly #caller: Caller;

  /** `caller` says what the calls are made for. */
  constructor(deps: UserCallDeps, caller: Caller) {
    this.#deps = deps;
    this.#caller = caller;
  }

  /** Whether the person may call an operation at all. */
  isAllowed(principal: Principal, operationId: OperationId): boolean {
    return isAllowed(principal, operationId, this.#deps.scopeBase);
  }

  /** Throws 403 `policy_denied` unless the person may call an operation; the problem names what is missing. */
  requireAllowed(principal: Principal, operationId: OperationId): void {
    authorize(principal, operationId, new URLSearchParams(), this.#deps.scopeBase);
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
    const proxied = toProxyCall(call);
    const rule = policyOfBody({ ...proxied, body: call.body }, principal.email, pinRevisionPolicyOf(call));
    return permitCall(principal, proxied, this.#deps.scopeBase, rule);
  }

  /**
   * Makes one call. Throws ProblemError for every response that is not a success, and when there is none. The request id
   * names the call in the logs of the service. What the resource was like before is read for the record, unless the caller
   * knows it.
   */
  async execute(principal: Principal, call: UserCall, requestId: string, known?: CallResponse): Promise<CallResponse> {
    await this.check(principal, call, requestId);
    const make = () => this.#make(principal, call, requestId);
    const counted: CountedCall<CallResponse> = { call, resultOf: doneResult };
    if (operationTraits[call.operationId].risk === 'read') return auditRead(this.#deps.audit, counted, make);
    const proxied = toProxyCall(call);
    const { subject, email, sessionId } = principal;
    const actor = { requestId, subject, email, sessionId };
    let before: unknown = known?.body;
    const makeAfterSnapshot = async () => {
      before ??= await this.readSnapshot(principal, call, requestId);
      return make();
    };
    const change = {
      ...counted,
      actor,
      action: describeUserCall(call, proxied),
      call: proxied,
      principal,
      requested: { ...call, caller: this.#caller },
    };
    return makeChange(this.#deps, change, makeAfterSnapshot, (made) => ({ call, before, after: made?.body }));
  }

  /** Reads what a call is about to change, for the record; undefined when it cannot be known. */
  async readSnapshot(principal: Principal, call: UserCall, requestId: string): Promise<unknown> {
    return (await readSnapshot(this, principal, call, requestId))?.body;
  }

  async #make(principal: Principal, call: UserCall, requestId: string): Promise<CallResponse> {
    const { client, vault } = this.#deps;
    const { media } = call;
    const isUpload = media !== undefined;
    const proxied = this.#permit(principal, call);
    if (isUpload) proxied.query.set('uploadType', 'multipart');
    const outcome = await callBuffered(client, {
      call: { ...proxied, isUpload, query: checkQuery(proxied.operation, proxied.query, isUpload) },
      body: call.body,
      media,
      source: { caller: this.#caller, userId: principal.userId, requestId },
      accessToken: (refused) => vault.accessToken(principal.credentialId, refused),
    });
    if (outcome.kind === 'unauthenticated') throw new ProblemError('upstream_auth');
    if (outcome.kind === 'failed') throw outcome.failure.problem;
    const { status, text, upstreamStatus } = outcome;
    return { status, body: text === '' ? undefined : parse(text), upstreamStatus };
  }
}

/** What the trail keeps of a call of a person, with what they said of it. */
function describeUserCall({ isUnseen, freezeReason }: UserCall, proxied: ReturnType<typeof toProxyCall>): AuditAction {
  const action = describeCall(proxied);
  const said = { ...(isUnseen && { isUnseen }), ...(freezeReason !== undefined && { freezeReason }) };
  return Object.keys(said).length > 0 ? { ...action, details: { ...action.details, ...said } } : action;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ProblemError('upstream_invalid', { cause });
  }
}
