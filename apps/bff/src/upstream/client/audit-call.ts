import type { Call } from '#domain/calls/match-call.ts';
import type { AuditAction, AuditActor, AuditResult } from '#platform/audit-trail/audit-record.ts';
import { toProblemResult } from '#platform/audit-trail/call-result.ts';
import type { Audit } from '#platform/audit-trail/open-audit.ts';
import type { RecordedChange } from '#platform/audit-trail/recorded-change.ts';

/** The dependencies for counting and recording calls. */
export type CallAudit = Pick<Audit, 'trail' | 'usage'>;

/** A call to count. */
export type CountedCall<Response> = {
  call: Pick<Call, 'operationId'>;
  /** Converts the response of the call to its audit result. `startedAt` is from `performance.now()`. */
  resultOf: (response: Response, startedAt: number) => AuditResult;
};

/** A call, its user, and its audit action. */
export type AuditedCall<Response> = CountedCall<Response> & { actor: AuditActor; action: AuditAction };

/** Makes a read call and counts it. `record` adds its result to the audit trail. Throws if the call does. */
export function auditRead<Response>(
  { usage }: Pick<CallAudit, 'usage'>,
  counted: CountedCall<Response>,
  make: () => Promise<Response>,
  record?: (result: AuditResult) => Promise<void> | undefined,
): Promise<Response> {
  return makeToEnd(usage, counted, make, (result) => record?.(result));
}

/**
 * Makes a call that can change something, and records it before and after. The call is not made if it cannot be recorded.
 * `toChange` returns the content of the call after it has ended, with or without a response. Throws if the call does.
 */
export async function auditChange<Response>(
  { trail, usage }: CallAudit,
  audited: AuditedCall<Response>,
  make: () => Promise<Response>,
  toChange?: (response: Response | undefined) => Promise<RecordedChange> | RecordedChange | undefined,
): Promise<Response> {
  const intent = await trail.begin(audited.actor, audited.action);
  return makeToEnd(usage, audited, make, async (result, response) => intent.end(result, await toChange?.(response)));
}

async function makeToEnd<Response>(
  usage: Audit['usage'],
  { call, resultOf }: CountedCall<Response>,
  make: () => Promise<Response>,
  end: (result: AuditResult, response?: Response) => Promise<unknown> | undefined,
): Promise<Response> {
  const startedAt = performance.now();
  let response: Response;
  try {
    response = await make();
  } catch (error) {
    const result = toProblemResult(error, startedAt);
    count(usage, call, result, 'internal');
    await end(result);
    throw error;
  }
  const result = resultOf(response, startedAt);
  count(usage, call, result);
  await end(result, response);
  return response;
}

function count(
  usage: Audit['usage'],
  { operationId }: Pick<Call, 'operationId'>,
  { status = 0, details }: AuditResult,
  unnamed?: string,
): void {
  usage.count(operationId, status, typeof details?.code === 'string' ? details.code : unnamed);
}
