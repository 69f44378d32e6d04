import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { operationTraits } from '@rotunda/api-client/operation-traits';
import type { OperationId } from '@rotunda/api-client/operations';
import { type Context, Hono } from 'hono';
import { type Call, matchCall } from '#domain/calls/match-call.ts';
import { isHighRisk, isHighRiskRequest, isRiskInBody } from '#domain/policy/high-risk.ts';
import type { Principal } from '#domain/principal.ts';
import type { CredentialVault } from '#identity/credentials/credential-vault.ts';
import type { RecentAuthCheck } from '#identity/sessions/require-recent-auth.ts';
import type { AuditAction, AuditActor, AuditResult } from '#platform/audit-trail/audit-record.ts';
import { toProxiedResult } from '#platform/audit-trail/call-result.ts';
import { describeCall } from '#platform/audit-trail/describe-call.ts';
import { requestActor } from '#platform/audit-trail/request-actor.ts';
import type { ContentAddress } from '#platform/config/content-hosts.ts';
import { setOperationHeader } from '#platform/http/call-headers.ts';
import type { AppEnv } from '#platform/http/context.ts';
import { readIdempotencyKey } from '#platform/http/idempotency.ts';
import { consumeRateLimit } from '#platform/limits/limit-requests.ts';
import type { RateLimits } from '#platform/limits/rate-limits.ts';
import type { UserCallExecutor } from '#upstream/calls/user-call-executor.ts';
import { type AuditedCall, auditRead, type CountedCall } from '#upstream/client/audit-call.ts';
import type { AttachmentOptions } from '#upstream/client/browser-response.ts';
import { type ChangeDeps, executeChange } from '#upstream/client/execute-change.ts';
import type { CallBody } from '#upstream/client/upstream-request.ts';
import { permitCall } from '#upstream/policy/permit-call.ts';
import { createBodyPolicy, createPreBodyPolicy, isAllowedByBody } from '#upstream/policy/response-policy.ts';
import { ChangeRecorder, parseBody } from './change-recorder.ts';
import { readFreezeReason } from './freeze-reason.ts';
import { type AllowedCall, type StreamDeps, streamCall } from './stream-call.ts';

/** The dependencies for forwarding calls. */
export type ForwardDeps = StreamDeps &
  ChangeDeps & {
    vault: CredentialVault;
    limits: RateLimits;
    scopeBase: string;
    proof: RecentAuthCheck;
    /** Runs the reads and checks that precede a call. */
    calls: Pick<UserCallExecutor, 'readSnapshot' | 'checkProof'>;
  };

/** The options for forwarding a call for content. */
type ForwardOptions = {
  /** Set if the browser should save the response, whatever its type. */
  saveAs?: AttachmentOptions;
  /** The address of the content. Defaults to the address of the operation. */
  address?: ContentAddress | undefined;
  /** Records reads of content. By default, each call is recorded after it has ended. */
  recordRead?: RecordRead | undefined;
};

/** Begins the record of a call that reads content. */
export type RecordRead = (actor: AuditActor, action: AuditAction) => Promise<RecordedRead>;

/** A read of content in progress. */
export type RecordedRead = { end: (result: AuditResult, sentBytes: number) => Promise<void> };

/** Calls that the BFF makes itself instead of forwarding them. */
export type SpecialCalls = {
  operations: ReadonlySet<OperationId>;
  respond: (context: Context<AppEnv>, call: Call) => Promise<Response>;
};

/** `/api`: the operations of the services. Sessions are checked before the routes are reached. */
export function apiRoutes(deps: ForwardDeps, special: SpecialCalls): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.all('*', async (context) => {
    const call = matchCall(context.req.method, context.env.incoming.url ?? '');
    if (special.operations.has(call.operationId)) return special.respond(context, call);
    await forwardCall(deps, context, call);
    return RESPONSE_ALREADY_SENT;
  });
  return routes;
}

/** Forwards a call of the signed-in user if policy allows it, and records it. Resolves after the response has been sent. */
export async function forwardCall(
  deps: ForwardDeps,
  context: Context<AppEnv>,
  requested: Call,
  { saveAs, address, recordRead = recordAfter(deps.audit.trail) }: ForwardOptions = {},
): Promise<void> {
  const principal = context.get('principal');
  const response = context.env.outgoing;
  setOperationHeader(response, requested.operationId);
  const describe = () => describeCall(requested);
  context.set('audited', describe);
  // Only changes can have a body that determines who may make them.
  const isRead = operationTraits[requested.operationId].risk === 'read';
  const rule = isRead ? undefined : createPreBodyPolicy(requested, principal.email);
  const call = permitCall(principal, requested, deps.scopeBase, rule);
  if (!isRead) {
    deps.proof.requireFor(principal, call);
    await countChange(deps.limits, call, principal.subject);
  }
  const allowed: AllowedCall = {
    call,
    user: principal.userId,
    request: context.env.incoming,
    response,
    requestId: context.get('requestId'),
    traceId: context.get('traceId'),
    saveAs,
    address,
    idempotencyKey: readIdempotencyKey(context),
    accessToken: (refused) => deps.vault.getAccessToken(principal.credentialId, refused),
    ...(!isRead && needsBodyCheck(call, principal) && { inspect: (body) => checkBody(deps, context, call, body) }),
  };
  const counted: CountedCall<void> = { call, resultOf: (_, startedAt) => toProxiedResult(response, startedAt) };
  const toRecord = () => ({ actor: requestActor(context), action: describe() });
  const beginRecord = () => recordRead(requestActor(context), describe());
  // Observers are notified of changes only, and only changes are serialised.
  if (!isRead) await forwardChange(deps, context, allowed, { ...counted, ...toRecord() });
  else await forwardRead(deps, allowed, counted, isContent(call) ? beginRecord : undefined);
}

async function forwardRead(
  deps: ForwardDeps,
  allowed: AllowedCall,
  counted: CountedCall<void>,
  beginRecord: (() => Promise<RecordedRead>) | undefined,
): Promise<void> {
  let sentBytes = 0;
  const onSent = (bytes: number) => {
    sentBytes += bytes;
  };
  const read = await beginRecord?.();
  await auditRead(
    deps.audit,
    counted,
    () => streamCall(deps, { ...allowed, onSent }),
    (result) => read?.end(result, sentBytes),
  );
}

/** Records a read of content after it has been sent. */
function recordAfter(trail: ForwardDeps['audit']['trail']): RecordRead {
  return async (actor, action) => ({ end: (result) => trail.recordEvent(actor, action, result) });
}

async function forwardChange(
  deps: ForwardDeps,
  context: Context<AppEnv>,
  allowed: AllowedCall,
  audited: AuditedCall<void>,
): Promise<void> {
  const { call, requestId } = allowed;
  const { operationId, pathParams: params } = call;
  const principal = context.get('principal');
  const content = new ChangeRecorder(call, (before) => deps.calls.readSnapshot(principal, before, requestId));
  const freezeReason = readFreezeReason(context);
  const requested = { operationId, params, caller: 'browser', freezeReason } as const;
  const change = { ...withReason(audited, freezeReason), call, principal, requested };
  const make = () => streamCall(deps, { ...allowed, content });
  await executeChange(deps, change, make, () => content.toChange());
}

/** Whether the body of a change determines its risk, or who may make it. */
function needsBodyCheck(call: Call, { email, roles }: Principal): boolean {
  return isRiskInBody(call.operationId) || isAllowedByBody(call, email, roles);
}

/** Checks a call again once its body is known. Throws 403 and 429 like the check before the body. */
async function checkBody(deps: ForwardDeps, context: Context<AppEnv>, call: Call, body: CallBody): Promise<void> {
  const principal = context.get('principal');
  const known = { ...call, body: Buffer.isBuffer(body) ? parseBody(body) : undefined };
  permitCall(principal, known, deps.scopeBase, createBodyPolicy(known, principal.email));
  if (known.body === undefined) return;
  await deps.calls.checkProof(principal, known, context.get('requestId'));
  const isNew = !isHighRiskRequest(known.operationId, known.query) && isHighRisk(known, principal.email);
  if (isNew) await consumeRateLimit(deps.limits, 'highRisk', principal.subject);
}

// Irreversible changes and new uploads have rate limits in addition to the limit of all requests.
async function countChange(limits: RateLimits, { operationId, query, isUpload }: Call, user: string): Promise<void> {
  if (isHighRiskRequest(operationId, query)) await consumeRateLimit(limits, 'highRisk', user);
  if (isUpload) await consumeRateLimit(limits, 'upload', user);
}

function isContent({ operation, query }: Call): boolean {
  return operation.content === 'always' || query.get('alt') === 'media';
}

/** Adds the reason for overriding a freeze to the call's audit details. */
function withReason(audited: AuditedCall<void>, freezeReason: string | undefined): AuditedCall<void> {
  if (freezeReason === undefined) return audited;
  const { action } = audited;
  return { ...audited, action: { ...action, details: { ...action.details, freezeReason } } };
}
