import type { OperationId } from '@rotunda/api-client/operations';
import { type CallParams, type PersonCall, requireChange, requireReview } from '#calls/person-call.ts';
import { takesStamp } from '#calls/stamp.ts';
import { ProblemError } from '#http/problem.ts';
import { inTurns } from '#in-turns.ts';
import type { NewItem } from './job-item-store.ts';
import type { NewJob } from './job-store.ts';

type DraftItem = {
  id: string;
  label: string;
  params: CallParams;
  body?: Record<string, unknown> | undefined;
  stamp?: string | undefined;
  isUnseen?: boolean | undefined;
  keepsContent?: boolean | undefined;
  /** When it is another one than that of the job; only of steps. */
  operationId?: OperationId | undefined;
  isPart?: boolean | undefined;
};

/** A job as it was asked for. */
export type JobDraft = {
  title: string;
  operationId: OperationId;
  items: readonly DraftItem[];
  keepsUndo: boolean;
  isWhole: boolean;
};

/** Reads a job. Every fault names the item that it is in. Throws 400. */
export async function readJob(draft: JobDraft): Promise<Omit<NewJob, 'personId'>> {
  const ids = new Set<string>();
  const items: NewItem[] = [];
  await inTurns(draft.items, ({ id, label, stamp, operationId, isPart, ...asked }, index) => {
    const call: PersonCall = { operationId: operationId ?? draft.operationId, ...asked };
    if (!draft.isWhole && (operationId !== undefined || isPart)) {
      throw fault(index, 'operationId and isPart: are for steps of a job that is done as a whole.');
    }
    if (ids.has(id)) throw fault(index, 'id: is that of another item.');
    ids.add(id);
    try {
      requireChange(call);
      requireReview(call);
    } catch (error) {
      throw error instanceof ProblemError ? fault(index, error.message) : error;
    }
    if (stamp !== undefined && !takesStamp(call)) throw fault(index, `stamp: ${call.operationId} knows none.`);
    items.push({ id, label, call, stamp, isPart });
  });
  return {
    title: draft.title,
    operationId: draft.operationId,
    items,
    keepsUndo: draft.keepsUndo,
    isWhole: draft.isWhole,
  };
}

function fault(index: number, detail: string): ProblemError {
  return new ProblemError('bad_request', { detail: `items.${index}.${detail}` });
}
