import type { Context } from 'hono';
import type { Call } from '#domain/calls/match-call.ts';
import type { AuditAction, AuditResult } from '#platform/audit-trail/audit-entry.ts';
import { answeredResult, problemResult } from '#platform/audit-trail/call-result.ts';
import type { Audit } from '#platform/audit-trail/open-audit.ts';
import { requestActor } from '#platform/audit-trail/request-actor.ts';
import type { AppEnv } from '#platform/http/context.ts';
import { CallContent, type ReadSnapshot } from './call-content.ts';

/** A call, and what it is on record as. */
type Recorded = { call: Call; described: AuditAction };

/** Makes an allowed call that only reads, and counts it; one that hands out content is recorded after. */
export function recordRead(
  { trail, usage }: Pick<Audit, 'trail' | 'usage'>,
  context: Context<AppEnv>,
  { call, described }: Recorded,
  make: () => Promise<void>,
): Promise<void> {
  return makeToEnd(context, make, (result) => {
    count(usage, call, result);
    return isContent(call) ? trail.note(requestActor(context), described, result) : undefined;
  });
}

/**
 * Makes an allowed call that can change something and puts it on record, before and after. It is not made when it cannot be
 * recorded.
 */
export async function recordChange(
  { trail, usage }: Pick<Audit, 'trail' | 'usage'>,
  context: Context<AppEnv>,
  { call, described, readSnapshot }: Recorded & { readSnapshot: ReadSnapshot },
  make: (content: CallContent) => Promise<void>,
): Promise<void> {
  const intent = await trail.begin(requestActor(context), described);
  const content = new CallContent(call, readSnapshot);
  const makeWithContent = () => make(content);
  await makeToEnd(context, makeWithContent, async (result) => {
    count(usage, call, result);
    await intent.end(result, await content.toChange());
  });
}

/** Makes a call and says how it ended, whichever way. Throws as the call does. */
async function makeToEnd(
  { env }: Context<AppEnv>,
  make: () => Promise<void>,
  end: (result: AuditResult) => Promise<unknown> | undefined,
): Promise<void> {
  const startedAt = performance.now();
  try {
    await make();
  } catch (error) {
    await end(problemResult(error, startedAt));
    throw error;
  }
  await end(answeredResult(env.outgoing, startedAt));
}

function count(usage: Audit['usage'], { operationId }: Call, { status = 0, details }: AuditResult): void {
  const code = details?.code;
  usage.count(operationId, status, typeof code === 'string' ? code : undefined);
}

function isContent({ operation, query }: Call): boolean {
  return operation.content === 'always' || query.get('alt') === 'media';
}
