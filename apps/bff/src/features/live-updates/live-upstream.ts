import { randomUUID } from 'node:crypto';
import { operationTraits } from '@rotunda/api-client/operation-traits';
import { operations } from '@rotunda/api-client/operations';
import type { Call } from '#domain/calls/match-call.ts';
import { type FailureReason, ProblemError } from '#domain/problem.ts';
import type { CredentialVault } from '#identity/credentials/credential-vault.ts';
import { type AuditAction, type AuditResult, LIVE_ACTIONS } from '#platform/audit-trail/audit-record.ts';
import { toProblemResult } from '#platform/audit-trail/call-result.ts';
import { describeCall } from '#platform/audit-trail/describe-call.ts';
import type { TopicCall } from '#platform/invalidations/service-topic.ts';
import type { CallSource } from '#platform/observability/service-call.ts';
import { auditChange, auditRead, type CallAudit } from '#upstream/client/audit-call.ts';
import { type BufferedOutcome, callBuffered } from '#upstream/client/buffered-call.ts';
import type { UpstreamClient } from '#upstream/client/upstream-client.ts';

/** A service's response: success with its body, or the reason for a permanent failure. */
export type LiveResponse = { body: unknown; failure?: undefined } | { body: undefined; failure: FailureReason };

const TRANSIENT: ReadonlySet<FailureReason> = new Set(['quota', 'outage']);

/** The session that subscribes to topics. */
export type Viewer = { sessionId: string; credentialId: string };

/** Returns the user of a session, or undefined if it has ended. */
export type FindUser = (sessionId: string) => Promise<{ userId: string; subject: string; email: string } | undefined>;

export type LiveUpstreamDeps = {
  client: UpstreamClient;
  vault: CredentialVault;
  audit: CallAudit;
  findUser: FindUser;
};

/**
 * Calls services on behalf of subscribers, with their own credentials. Every call is counted, and opening and stopping
 * channels is audited.
 */
export class LiveUpstream {
  readonly #deps: LiveUpstreamDeps;

  constructor(deps: LiveUpstreamDeps) {
    this.#deps = deps;
  }

  /**
   * Makes one call. Throws ProblemError if the credential is gone, and if there is no response, an oversized response, or a
   * transient error.
   */
  async call(viewer: Viewer, { operationId, path, query }: TopicCall, body?: object): Promise<LiveResponse> {
    const operation = operations[operationId];
    const call = { operationId, operation, pathParams: path, query: new URLSearchParams(query), isUpload: false };
    const outcome = await this.#record(viewer, call, body);
    if (outcome.kind === 'unauthenticated') return { body: undefined, failure: 'refused' };
    if (outcome.kind === 'succeeded') return { body: outcome.text === '' ? undefined : JSON.parse(outcome.text) };
    const { problem } = outcome.failure;
    if (problem.failure === undefined || TRANSIENT.has(problem.failure)) throw problem;
    return { body: undefined, failure: problem.failure };
  }

  async #record(viewer: Viewer, call: Call, body: object | undefined): Promise<BufferedOutcome> {
    const { audit, findUser: findPerson } = this.#deps;
    const requestId = randomUUID();
    const user = await findPerson(viewer.sessionId);
    const source = { caller: 'live', userId: user?.userId, requestId } as const;
    const make = () => this.#call(viewer, call, source, body);
    const counted = { call, resultOf: toResult };
    if (operationTraits[call.operationId].risk === 'read') return auditRead(audit, counted, make);
    // Without its session, the credential is gone, too, so the call could not succeed.
    if (!user) throw new ProblemError('unauthenticated');
    const { subject, email } = user;
    const actor = { requestId, subject, email, sessionId: viewer.sessionId };
    return auditChange(audit, { ...counted, actor, action: describe(call) }, make);
  }

  #call({ credentialId }: Viewer, call: Call, source: CallSource, body: object | undefined): Promise<BufferedOutcome> {
    const { client, vault } = this.#deps;
    return callBuffered(client, {
      call,
      body,
      source,
      accessToken: (refused) => vault.getAccessToken(credentialId, refused),
    });
  }
}

// These calls have their own audit actions, because a subscription is not a change by the user.
function describe(call: Call): AuditAction {
  const { details, ...described } = describeCall(call);
  const action = call.operationId.endsWith('.stop') ? LIVE_ACTIONS.stop : LIVE_ACTIONS.watch;
  return { ...described, action, details: { ...details, operation: call.operationId } };
}

function toResult(outcome: BufferedOutcome, startedAt: number): AuditResult {
  if (outcome.kind === 'succeeded') return { outcome: 'succeeded', status: outcome.status };
  const isRefused = outcome.kind === 'unauthenticated';
  return toProblemResult(isRefused ? new ProblemError('upstream_auth') : outcome.failure.problem, startedAt);
}
