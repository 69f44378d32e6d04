import type { AuditAction, AuditResult } from '#audit/audit-entry.ts';
import { answeredResult, problemResult } from '#audit/call-result.ts';
import type { Audit } from '#audit/open-audit.ts';
import { requestActor } from '#audit/request-actor.ts';
import type { Exchange } from '#http/exchange.ts';
import { policyTable } from '#policy/policy-table.ts';
import { CallContent, type ReadBefore } from './call-content.ts';
import type { Call } from './match-call.ts';

/** Operations that hand out content, beside those that are asked for it with `alt=media`. */
const CONTENT_OPERATIONS = new Set(['drive.files.download', 'drive.files.export']);

/**
 * Makes an allowed call and puts it on record. What can change something is recorded before and after, and not made when
 * it cannot be recorded; what hands out content is recorded after; other reads are only counted.
 */
export async function recordCall(
  { trail, usage }: Pick<Audit, 'trail' | 'usage'>,
  exchange: Exchange,
  { call, described, readBefore }: { call: Call; described: AuditAction; readBefore: ReadBefore },
  make: (content: CallContent | undefined) => Promise<void>,
): Promise<void> {
  const isMutation = policyTable[call.operationId].risk !== 'read';
  const intent = isMutation ? await trail.begin(requestActor(exchange), described) : undefined;
  const content = isMutation ? new CallContent(call, readBefore) : undefined;
  const end = async (result: AuditResult) => {
    const code = result.details?.code;
    usage.count(call.operationId, result.status ?? 0, typeof code === 'string' ? code : undefined);
    if (intent) await intent.end(result, await content?.toChange());
    else if (isContent(call)) await trail.note(requestActor(exchange), described, result);
  };
  const startedAt = performance.now();
  try {
    await make(content);
  } catch (error) {
    await end(problemResult(error, startedAt));
    throw error;
  }
  await end(answeredResult(exchange.env.outgoing, startedAt));
}

function isContent({ operationId, query }: Call): boolean {
  return CONTENT_OPERATIONS.has(operationId) || query.get('alt') === 'media';
}
