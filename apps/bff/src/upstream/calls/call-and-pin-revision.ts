import { readMember } from '@rotunda/api-client/read-member';
import type { UserCall } from '#domain/calls/user-call.ts';
import type { Principal } from '#domain/principal.ts';
import { ProblemError } from '#domain/problem.ts';
import type { CallResponse } from './call-response.ts';
import type { ExecuteUserCalls } from './user-call-executor.ts';

/** The user and executor of calls, and their ID in logs. */
type Caller = { calls: ExecuteUserCalls; principal: Principal; requestId: string };

/** A service's response, and the reason why requested pinning of the content failed. */
export type PinnedResponse = CallResponse & { pinProblem?: ProblemError | undefined };

/**
 * Makes a call like `UserCallExecutor`. If the call has `pinsContent`, the file's revision from just before the call is stored
 * permanently after the call succeeds, so that later content can be compared with it. Pinning errors do not fail the call.
 * Documents are not pinned, because their revisions have no bytes, and nothing is pinned for users who may not read revisions.
 */
export async function callAndPinRevision(maker: Caller, call: UserCall, known?: CallResponse): Promise<PinnedResponse> {
  const { calls, principal, requestId } = maker;
  if (!call.pinsContent) return calls.execute(principal, call, requestId, known);
  const fileId = String(call.params.fileId);
  // Read before the call, because the content may change during it.
  const head = await settle(() => findHead(maker, fileId));
  const response = await calls.execute(principal, call, requestId, known);
  if ('failed' in head) return { ...response, pinProblem: head.failed };
  const revisionId = head.found;
  if (revisionId === undefined) return response;
  const pinned = await settle(() => pin(maker, { fileId, revisionId }));
  return 'failed' in pinned ? { ...response, pinProblem: pinned.failed } : response;
}

/** Returns the current revision of a file's content, or undefined if there is none that can be pinned for this user. */
async function findHead({ calls, principal, requestId }: Caller, fileId: string): Promise<string | undefined> {
  const params = { fileId, supportsAllDrives: true, fields: 'headRevisionId,capabilities(canReadRevisions)' };
  const { body } = await calls.execute(principal, { operationId: 'drive.files.get', params }, requestId);
  const id = readMember(body, 'headRevisionId');
  const canRead = readMember(readMember(body, 'capabilities'), 'canReadRevisions') === true;
  return canRead && typeof id === 'string' ? id : undefined;
}

async function pin({ calls, principal, requestId }: Caller, params: { fileId: string; revisionId: string }) {
  const read = { operationId: 'drive.revisions.get', params: { ...params, fields: 'keepForever' } } as const;
  const { body } = await calls.execute(principal, read, requestId);
  // Only changes are recorded, so a revision that is already pinned is not pinned again.
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
