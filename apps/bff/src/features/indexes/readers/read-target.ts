import type { ExecuteCall, Target } from '#features/indexes/store/index-target.ts';
import type { IndexRow } from '#features/indexes/store/row-store.ts';
import type { IndexReader, ReadContext } from './index-reader.ts';

/** The result of reading a target. */
export type ReadTarget = { rows: IndexRow[]; isIncomplete: boolean };

/** Reads a target for a user. `isIncomplete` is set if the service omitted something. Rejects if a call fails. */
export async function readTarget(
  reader: IndexReader,
  request: ExecuteCall,
  target: Target,
  context: Omit<ReadContext, 'markIncomplete'>,
): Promise<ReadTarget> {
  let isIncomplete = false;
  const markIncomplete = () => {
    isIncomplete = true;
  };
  const rows = await reader.read(request, target, { ...context, markIncomplete });
  return { rows, isIncomplete };
}
