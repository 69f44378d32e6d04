import type { Call } from '#domain/calls/match-call.ts';
import type { AuditAction, AuditActor, AuditResult } from '#platform/audit-trail/audit-record.ts';
import { problemResult } from '#platform/audit-trail/call-result.ts';
import type { Audit } from '#platform/audit-trail/open-audit.ts';
import type { RecordedChange } from '#platform/audit-trail/recorded-change.ts';

/** What calls are counted and recorded in. */
export type CallAudit = Pick<Audit, 'trail' | 'usage'>;

/** A call that is counted. */
export type CountedCall<Response> = {
  call: Pick<Call, 'operationId'>;
  /** How the call ended that resolved with this; `startedAt` is of `performance.now()`. */
  resultOf: (response: Response, startedAt: number) => AuditResult;
};

/** A call, who makes it, and what it is on record as. */
export type AuditedCall<Response> = CountedCall<Response> & { actor: AuditActor; action: AuditAction };

/** Makes a call that only reads, and counts it; `record` puts its result on record. Throws as the call does. */
export function auditRead<Response>(
  { usage }: Pick<CallAudit, 'usage'>,
  counted: CountedCall<Response>,
  make: () => Promise<Response>,
  record?: (result: AuditResult) => Promise<void> | undefined,
): Promise<Response> {
  return makeToEnd(usage, counted, make, (result) => record?.(result));
}

/**
 * Makes a call that can change something and puts it on record, before and after. It is not made when it cannot be recorded.
 * `toChange` says what it was about, once it has ended: with a response, or without. Throws as the call does.
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
    const result = problemResult(error, startedAt);
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
