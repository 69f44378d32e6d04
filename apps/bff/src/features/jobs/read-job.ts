import type { OperationId } from '@rotunda/api-client/operations';
import { z } from 'zod';
import {
  callBody,
  callParams,
  operationId,
  requireChange,
  requireReview,
  type UserCall,
} from '#domain/calls/user-call.ts';
import { forEachYielding } from '#domain/for-each-yielding.ts';
import { ProblemError } from '#domain/problem.ts';
import { timedStep } from '#domain/timed-step.ts';
import { validate } from '#platform/http/validate.ts';
import { supportsPrecondition } from '#upstream/calls/precondition.ts';
import type { NewItem } from './job-item-store.ts';
import type { NewJob } from './job-store.ts';

const MAX_STEPS = 3;

const draftItem = z.strictObject({
  id: z.string().min(1).max(1024),
  label: z.string().trim().min(1).max(300),
  params: callParams,
  body: callBody.optional(),
  ifMatch: z.string().max(256).optional(),
  isUnseen: z.literal(true).optional(),
  pinsContent: z.literal(true).optional(),
  escalation: z.array(timedStep).min(1).max(MAX_STEPS).optional(),
  /** Overrides the job's operation. Only for steps. */
  operationId: operationId.optional(),
  isPart: z.literal(true).optional(),
});

/** A job as requested. */
export type JobDraft = {
  title: string;
  operationId: OperationId;
  /** Not parsed yet. */
  items: readonly unknown[];
  storesUndo: boolean;
  isAtomic: boolean;
};

/** Parses a job. Every error names the affected item. Throws 400. */
export async function readJob(draft: JobDraft): Promise<Omit<NewJob, 'userId'>> {
  const ids = new Set<string>();
  const items: NewItem[] = [];
  await forEachYielding(draft.items, (item, index) => {
    const { id, label, ifMatch, operationId: own, isPart, escalation, ...requested } = readItem(item, index);
    const call: UserCall = { operationId: own ?? draft.operationId, ...requested };
    if (!draft.isAtomic && (own !== undefined || isPart)) {
      throw fault(index, 'operationId and isPart: are only for steps of an atomic job.');
    }
    if (ids.has(id)) throw fault(index, 'id: is already used by another item.');
    ids.add(id);
    try {
      requireChange(call);
      requireReview(call);
    } catch (error) {
      throw error instanceof ProblemError ? fault(index, error.message) : error;
    }
    if (ifMatch !== undefined && !supportsPrecondition(call))
      throw fault(index, `ifMatch: ${call.operationId} does not support preconditions.`);
    if (escalation && call.operationId !== 'drive.approvals.start')
      throw fault(index, `escalation: ${call.operationId} does not start an approval.`);
    items.push({ id, label, call, ifMatch, isPart, escalation });
  });
  return {
    title: draft.title,
    operationId: draft.operationId,
    items,
    storesUndo: draft.storesUndo,
    isAtomic: draft.isAtomic,
  };
}

function readItem(item: unknown, index: number): z.infer<typeof draftItem> {
  return validate(draftItem, item, { name: 'item', prefix: `items.${index}.` });
}

function fault(index: number, detail: string): ProblemError {
  return new ProblemError('bad_request', { detail: `items.${index}.${detail}` });
}
