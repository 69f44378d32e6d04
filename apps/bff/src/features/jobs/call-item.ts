import { isDeepStrictEqual } from 'node:util';
import { operations } from '@rotunda/api-client/operations';
import { readMember } from '@rotunda/api-client/read-member';
import { findRunFailure } from '#domain/calls/run-failure.ts';
import { undoPlans } from '#domain/calls/undo-plans.ts';
import { findClientAssignedId, type UserCall } from '#domain/calls/user-call.ts';
import type { Principal } from '#domain/principal.ts';
import { ProblemError } from '#domain/problem.ts';
import { callAndPinRevision } from '#upstream/calls/call-and-pin-revision.ts';
import { findConflict, isPartialPrecondition } from '#upstream/calls/precondition.ts';
import type { ExecuteUserCalls } from '#upstream/calls/user-call-executor.ts';
import type { JobEscalations } from './job-escalations.ts';
import type { ItemResult, WaitingItem } from './job-item-store.ts';

/** The context for calling an item. */
export type ItemContext = {
  calls: ExecuteUserCalls;
  escalations: Pick<JobEscalations, 'plan'>;
  principal: Principal;
  /** Identifies the calls in logs. */
  requestId: string;
  storesUndo: boolean;
  /** Whether the job has already changed the resource, so that its precondition no longer holds. */
  isChangedByJob: boolean;
  /** Whether the job undoes another one. */
  isUndo: boolean;
  /** Stores the undo call of the item before the item is called. */
  planUndo: (undo: UserCall) => Promise<void>;
};

/** Calls one item, unless the resource has changed since the item was selected. Throws ProblemError if a call fails. */
export async function callItem(context: ItemContext, item: WaitingItem): Promise<ItemResult> {
  try {
    return await callIfUnchanged(context, item);
  } catch (error) {
    const failure = error instanceof ProblemError && error.upstream ? error.failure : undefined;
    if (failure === 'not_found' && (item.isPart || isRemoval(context, item.call))) return { state: 'done' };
    const id = findClientAssignedId(item.call);
    // The process that called the item was lost, but the resource that it created exists.
    if (id === undefined || item.attempts === 0 || failure !== 'conflict') throw error;
    return { state: 'done', resultId: id, undo: undoPlans[item.call.operationId]?.toUndoCall?.(item.call, {}, { id }) };
  }
}

/** A resource to be removed by an undo may already be gone, for example with the series that contained it. */
function isRemoval({ isUndo }: ItemContext, { operationId }: UserCall): boolean {
  return isUndo && operations[operationId].method === 'DELETE';
}

async function callIfUnchanged(context: ItemContext, item: WaitingItem): Promise<ItemResult> {
  const { calls, principal, requestId, storesUndo, isChangedByJob } = context;
  const { call, ifMatch, isPart, plannedUndo } = item;
  const isOutdated = ifMatch === undefined || (isChangedByJob && !isPartialPrecondition(call, ifMatch));
  const drift = isOutdated ? undefined : await findConflict(context, call, ifMatch);
  if (drift !== undefined) return { state: 'skipped', reason: drift };
  const plan = storesUndo && !isPart ? undoPlans[call.operationId] : undefined;
  const read = plan?.toUndoCall && plan.readBefore?.(call);
  const before = read && (await calls.execute(principal, read, requestId));
  const planned = read && plan.toUndoCall?.(call, before?.body, undefined);
  if (planned && !isDeepStrictEqual(planned, call)) await context.planUndo(planned);
  const { body: after, pinProblem } = await callAndPinRevision(context, call, before);
  const failure = findRunFailure(call, after);
  if (failure !== undefined) return { state: 'retryable', reason: failure, resultId: findId(call, after) };
  const inverse = plan?.toUndoCall?.(call, before?.body, after);
  // An earlier attempt made the change, but its response was lost.
  const hasBeenMade = plannedUndo && isDeepStrictEqual(inverse, call);
  const resultId = findId(call, after);
  const planProblem = await planEscalation(context, item, resultId);
  const lacks = [
    pinProblem && `the snapshot was not saved: ${pinProblem.message}`,
    planProblem && `the escalation was not planned: ${planProblem}`,
  ].filter((text) => text !== undefined);
  return {
    state: 'done',
    resultId,
    undo: hasBeenMade ? plannedUndo : inverse,
    ...(lacks.length > 0 && { reason: `Completed, but ${lacks.join(' And ')}` }),
  };
}

/** Schedules the escalation of a started approval. Resolves to the reason if that failed. */
async function planEscalation(
  { escalations, principal, requestId }: ItemContext,
  { call, escalation }: WaitingItem,
  approvalId: string | undefined,
): Promise<string | undefined> {
  if (!escalation) return undefined;
  if (approvalId === undefined) return 'The service sent no ID of the approval.';
  const approval = { fileId: String(call.params.fileId), approvalId };
  try {
    await escalations.plan(principal, approval, escalation, requestId);
    return undefined;
  } catch (error) {
    return error instanceof ProblemError ? error.message : 'The console could not store it.';
  }
}

/** Returns the ID of the created resource, or undefined if the call created none. */
function findId({ params }: UserCall, response: unknown): string | undefined {
  const id = ['id', 'approvalId', 'deploymentId', 'scriptId', 'processId']
    .map((name) => readMember(response, name))
    .find(isText);
  return Object.values(params).some((value) => value === id) ? undefined : id;
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
