import { operations } from '@rotunda/api-client/operations';
import type { Call } from '#domain/calls/match-call.ts';
import type { CallBody } from './call-body.ts';
import type { CallFailure } from './call-failure.ts';
import { toLookup } from './call-key.ts';

/** What the failure of a repetition says of an earlier attempt: that it did its work, or by what call that shows. */
export type RetryReconciliation = { isDone: true } | { isDone: undefined; lookup: Call };

/** Reads a failure that follows on an attempt in doubt; undefined when it says nothing. `call` has its checked query. */
export function reconcileRetry(
  call: Call,
  body: CallBody,
  { status }: Pick<CallFailure, 'status'>,
): RetryReconciliation | undefined {
  if (call.operation.method === 'DELETE' && (status === 404 || status === 410)) return { isDone: true };
  const found = status === 409 ? toLookup(call, body) : undefined;
  if (!found) return undefined;
  const known = [...call.query].filter(([name]) => name === 'fields' || name === 'supportsAllDrives');
  const operation = operations[found.operationId];
  return { isDone: undefined, lookup: { ...found, operation, query: new URLSearchParams(known), isUpload: false } };
}
