import { operationTraits } from '@rotunda/api-client/operation-traits';
import type { OperationId } from '@rotunda/api-client/operations';
import { checkQuery } from '#domain/calls/check-query.ts';
import type { Call } from '#domain/calls/match-call.ts';
import { toProxyCall, type UserCall } from '#domain/calls/user-call.ts';
import { forEachYielding } from '#domain/for-each-yielding.ts';
import { authorize, isAllowed, requireAnyChange } from '#domain/policy/authorize.ts';
import type { RiskInput } from '#domain/policy/high-risk.ts';
import type { Principal } from '#domain/principal.ts';
import { ProblemError } from '#domain/problem.ts';
import type { CredentialVault } from '#identity/credentials/credential-vault.ts';
import type { RecentAuthCheck } from '#identity/sessions/require-recent-auth.ts';
import type { AuditAction } from '#platform/audit-trail/audit-record.ts';
import { toDoneResult } from '#platform/audit-trail/call-result.ts';
import { describeCall } from '#platform/audit-trail/describe-call.ts';
import type { Caller } from '#platform/observability/service-call.ts';
import { auditRead, type CountedCall } from '#upstream/client/audit-call.ts';
import { callBuffered } from '#upstream/client/buffered-call.ts';
import { type ChangeDeps, executeChange } from '#upstream/client/execute-change.ts';
import type { UpstreamClient } from '#upstream/client/upstream-client.ts';
import { permitCall } from '#upstream/policy/permit-call.ts';
import { getPinRevisionPolicy } from '#upstream/policy/pin-revision-policy.ts';
import { createBodyPolicy } from '#upstream/policy/response-policy.ts';
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

/** Executes users' calls. */
export type ExecuteUserCalls = Pick<UserCallExecutor, 'execute'>;

/**
 * Makes the BFF's own calls on behalf of users. Each call is subject to the same policy as a call by the browser, evaluated at
 * the time of the call, uses the user's own credential, and is recorded if it can change something.
 */
export class UserCallExecutor {
  readonly #deps: UserCallDeps;
  readonly #caller: Caller;

  /** `caller` is the purpose of the calls. */
  constructor(deps: UserCallDeps, caller: Caller) {
    this.#deps = deps;
    this.#caller = caller;
  }

  /** Whether the user may call an operation at all. */
  isAllowed(principal: Principal, operationId: OperationId): boolean {
    return isAllowed(principal, operationId, this.#deps.scopeBase);
  }

  /** Throws 403 `policy_denied` if the user may not call an operation. The problem names the missing roles or scopes. */
  requireAllowed(principal: Principal, operationId: OperationId): void {
    authorize(principal, operationId, new URLSearchParams(), this.#deps.scopeBase);
  }

  /** Throws 403 for a user who may not make any changes. */
  requireAnyChange(principal: Principal): void {
    requireAnyChange(principal, this.#deps.scopeBase);
  }

  /** Throws the error that the user would get if they made the call now: 400 if it is malformed, 403 if it is denied. */
  async check(principal: Principal, call: UserCall, requestId: string): Promise<void> {
    await this.checkProof(principal, this.#toRiskInput(principal, call), requestId);
  }

  /** Runs `check` for each of many calls. Reads the recipients of the first ones only; the others are treated as outsiders. */
  async checkAll(principal: Principal, calls: readonly UserCall[], requestId: string): Promise<void> {
    await forEachYielding(calls, (call, index) => {
      const judged = this.#toRiskInput(principal, call);
      if (index < MAX_READ_RECIPIENTS) return this.checkProof(principal, judged, requestId);
      return this.#deps.proof.requireFor(principal, { ...judged, recipient: '' });
    });
  }

  /** Throws 403 `step_up_required` if a call requires more recent authentication. */
  async checkProof(principal: Principal, call: RiskInput, requestId: string): Promise<void> {
    const { proof } = this.#deps;
    if (proof.isRecent(principal)) return;
    proof.requireFor(principal, await withRecipient(call, (read) => this.execute(principal, read, requestId)));
  }

  #toRiskInput(principal: Principal, call: UserCall): RiskInput {
    return { ...this.#permit(principal, call), body: call.body };
  }

  #permit(principal: Principal, call: UserCall): Call {
    const proxied = toProxyCall(call);
    const rule = createBodyPolicy({ ...proxied, body: call.body }, principal.email, getPinRevisionPolicy(call));
    return permitCall(principal, proxied, this.#deps.scopeBase, rule);
  }

  /**
   * Makes one call. Throws ProblemError for an error response, or if there is no response. The request ID identifies the call in
   * the service's logs. The previous state of the resource is read for the record, unless the caller provides it.
   */
  async execute(principal: Principal, call: UserCall, requestId: string, known?: CallResponse): Promise<CallResponse> {
    await this.check(principal, call, requestId);
    const make = () => this.#send(principal, call, requestId);
    const counted: CountedCall<CallResponse> = { call, resultOf: toDoneResult };
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
    return executeChange(this.#deps, change, makeAfterSnapshot, (made) => ({ call, before, after: made?.body }));
  }

  /** Reads the previous state of the resource for the record. Returns undefined if it cannot be determined. */
  async readSnapshot(principal: Principal, call: UserCall, requestId: string): Promise<unknown> {
    return (await readSnapshot(this, principal, call, requestId))?.body;
  }

  async #send(principal: Principal, call: UserCall, requestId: string): Promise<CallResponse> {
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
      accessToken: (refused) => vault.getAccessToken(principal.credentialId, refused),
    });
    if (outcome.kind === 'unauthenticated') throw new ProblemError('upstream_auth');
    if (outcome.kind === 'failed') throw outcome.failure.problem;
    const { status, text, upstreamStatus } = outcome;
    return { status, body: text === '' ? undefined : parse(text), upstreamStatus };
  }
}

/** Returns the audit action of a user's call, including the statements that the user made with it. */
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
