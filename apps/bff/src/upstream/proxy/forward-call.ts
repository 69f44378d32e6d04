import { operationTraits } from '@rotunda/api-client/operation-traits';
import type { Context } from 'hono';
import type { Call } from '#domain/calls/match-call.ts';
import type { UserCall } from '#domain/calls/user-call.ts';
import { isHighRisk, isJudgedByBody, type JudgedCall } from '#domain/policy/high-risk.ts';
import { isRisky } from '#domain/policy/is-risky.ts';
import type { Principal } from '#domain/principal.ts';
import type { CredentialVault } from '#identity/credentials/credential-vault.ts';
import type { RecentAuthCheck } from '#identity/sessions/require-recent-auth.ts';
import type { AuditAction } from '#platform/audit-trail/audit-entry.ts';
import { describeCall } from '#platform/audit-trail/describe-call.ts';
import type { Audit } from '#platform/audit-trail/open-audit.ts';
import { nameOperation } from '#platform/http/call-headers.ts';
import type { AppEnv } from '#platform/http/context.ts';
import { readIdempotencyKey } from '#platform/http/idempotency.ts';
import type { DistributedMutex } from '#platform/limits/distributed-mutex.ts';
import { consumeRateLimit } from '#platform/limits/limit-requests.ts';
import type { RateLimits } from '#platform/limits/rate-limits.ts';
import { permitCall } from '#upstream/policy/permit-call.ts';
import { type CallObserver, observed } from '#upstream/proxy/call-observer.ts';
import { accessToken } from './access-token.ts';
import type { CallBody } from './call-body.ts';
import { parseBody } from './call-content.ts';
import type { SaveAs } from './headers.ts';
import { withPermissionLock } from './permission-lock.ts';
import { recordChange, recordRead } from './record-call.ts';
import type { AllowedCall, UpstreamProxy } from './upstream-proxy.ts';

/** What calls are forwarded with. */
export type ForwardDeps = {
  proxy: UpstreamProxy;
  vault: CredentialVault;
  audit: Pick<Audit, 'trail' | 'usage'>;
  limits: RateLimits;
  lines: DistributedMutex;
  watch: CallObserver;
  scopeBase: string;
  /** Reads what a call is about to change, for the record; undefined when it cannot be known. */
  readSnapshot: (principal: Principal, call: UserCall, requestId: string) => Promise<unknown>;
  proof: RecentAuthCheck;
  /** Throws 403 when a call whose body is known needs a more recent proof of identity. */
  checkProof: (principal: Principal, call: JudgedCall, requestId: string) => Promise<void>;
};

/**
 * Forwards a call of the person who is signed in, when policy allows it, and puts it on record; resolves when it has been
 * answered. With `saveAs` the browser saves the response, whatever it is.
 */
export async function forwardCall(
  deps: ForwardDeps,
  context: Context<AppEnv>,
  asked: Call,
  saveAs?: SaveAs,
): Promise<void> {
  const principal = context.get('principal');
  nameOperation(context.env.outgoing, asked.operationId);
  const described = describeCall(asked);
  context.set('audited', described);
  const call = permitCall(principal, asked, deps.scopeBase);
  deps.proof.requireFor(principal, call);
  const isRead = operationTraits[call.operationId].risk === 'read';
  if (!isRead) await countChange(deps.limits, call, principal.subject);
  const allowed: AllowedCall = {
    call,
    person: principal.personId,
    request: context.env.incoming,
    response: context.env.outgoing,
    requestId: context.get('requestId'),
    traceId: context.get('traceId'),
    saveAs,
    idempotencyKey: readIdempotencyKey(context),
    accessToken: (refused) => accessToken(deps, context, { refused }),
    ...(isJudgedByBody(call.operationId) && { inspect: (body) => judgeBody(deps, context, call, body) }),
  };
  // Watches hear of changes alone, and only those wait for each other.
  if (isRead) await recordRead(deps.audit, context, { call, described }, () => deps.proxy.forward(allowed));
  else await makeChange(deps, context, allowed, described);
}

async function makeChange(
  deps: ForwardDeps,
  context: Context<AppEnv>,
  allowed: AllowedCall,
  described: AuditAction,
): Promise<void> {
  const { call, requestId } = allowed;
  const { operationId, pathParams: params } = call;
  const principal = context.get('principal');
  const readSnapshot = (asked: UserCall) => deps.readSnapshot(principal, asked, requestId);
  await observed(deps.watch, principal, { operationId, params }, () =>
    recordChange(deps.audit, context, { call, described, readSnapshot }, (content) =>
      withPermissionLock(deps.lines, call, () => deps.proxy.forward({ ...allowed, content })),
    ),
  );
}

/** Judges a call again once its body is known. Throws 403 and 429 as before it was. */
async function judgeBody(deps: ForwardDeps, context: Context<AppEnv>, call: Call, body: CallBody): Promise<void> {
  if (!Buffer.isBuffer(body)) return;
  const principal = context.get('principal');
  const known = { ...call, body: parseBody(body) };
  await deps.checkProof(principal, known, context.get('requestId'));
  const isNew = !isRisky(known.operationId, known.query) && isHighRisk(known, principal.email);
  if (isNew) await consumeRateLimit(deps.limits, 'risky', principal.subject);
}

// What cannot be taken back, and beginning to send content, are limited beyond what holds for every request.
async function countChange(limits: RateLimits, { operationId, query, isUpload }: Call, person: string): Promise<void> {
  if (isRisky(operationId, query)) await consumeRateLimit(limits, 'risky', person);
  if (isUpload) await consumeRateLimit(limits, 'upload', person);
}
