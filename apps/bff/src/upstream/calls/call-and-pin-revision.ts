import { readMember } from '@rotunda/api-client/read-member';
import type { UserCall } from '#domain/calls/user-call.ts';
import type { Principal } from '#domain/principal.ts';
import { ProblemError } from '#domain/problem.ts';
import type { CallResponse } from './call-response.ts';
import type { ExecuteUserCalls } from './user-call-executor.ts';

/** Who makes calls, and what names them in logs. */
type Maker = { calls: ExecuteUserCalls; principal: Principal; requestId: string };

/** What a service answered, and why the content that the call was about could not be kept, where it was to be. */
export type PinnedResponse = CallResponse & { pinProblem?: ProblemError | undefined };

/**
 * Makes a call as `UserCallExecutor` does. When it `pinsContent`, the revision that the file has just before is kept for ever
 * once the call has succeeded, so that later content can be compared with it. What goes wrong with keeping fails nothing.
 * Nothing is kept of documents, whose revisions are no bytes, nor for people who may not read revisions.
 */
export async function callAndPinRevision(maker: Maker, call: UserCall, known?: CallResponse): Promise<PinnedResponse> {
  const { calls, principal, requestId } = maker;
  if (!call.pinsContent) return calls.execute(principal, call, requestId, known);
  const fileId = String(call.params.fileId);
  // Read before: by the end of the call somebody may have put other content there.
  const head = await settle(() => findHead(maker, fileId));
  const response = await calls.execute(principal, call, requestId, known);
  if ('failed' in head) return { ...response, pinProblem: head.failed };
  const revisionId = head.found;
  if (revisionId === undefined) return response;
  const pinned = await settle(() => pin(maker, { fileId, revisionId }));
  return 'failed' in pinned ? { ...response, pinProblem: pinned.failed } : response;
}

/** The revision that is the content of a file now; undefined where there is none to keep for this person. */
async function findHead({ calls, principal, requestId }: Maker, fileId: string): Promise<string | undefined> {
  const params = { fileId, supportsAllDrives: true, fields: 'headRevisionId,capabilities(canReadRevisions)' };
  const { body } = await calls.execute(principal, { operationId: 'drive.files.get', params }, requestId);
  const id = readMember(body, 'headRevisionId');
  const canRead = readMember(readMember(body, 'capabilities'), 'canReadRevisions') === true;
  return canRead && typeof id === 'string' ? id : undefined;
}

async function pin({ calls, principal, requestId }: Maker, params: { fileId: string; revisionId: string }) {
  const read = { operationId: 'drive.revisions.get', params: { ...params, fields: 'keepForever' } } as const;
  const { body } = await calls.execute(principal, read, requestId);
  // The record is of changes: what is kept already is not kept once more.
  if (readMember(body, 'keepForever') === true) return;
  const change = { params: { ...params, fields: 'id,keepForever' }, body: { keepForever: true } };
  await calls.execute(principal, { operationId: 'drive.revisions.update', ...change }, requestId);
}

async function settle<T>(work: () => Promise<T>): Promise<{ found: T } | { failed: ProblemError }> {
  try {
    return { found: await work() };
  } catch (error) {
    return { failed: error instanceof ProblemError ? error : new ProblemError('internal', { cause: error }) };
  }
}
