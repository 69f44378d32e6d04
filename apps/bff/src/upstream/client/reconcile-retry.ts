import { operationTraits } from '@rotunda/api-client/operation-traits';
import { type OperationId, operations } from '@rotunda/api-client/operations';
import type { Call } from '#domain/calls/match-call.ts';
import type { CallFailure } from './call-failure.ts';
import { keyOf } from './retry-policy.ts';
import type { CallBody } from './upstream-request.ts';

/** What the failure of a repetition says of an earlier attempt: that it did its work, or by what call that shows. */
export type RetryReconciliation = { isDone: true } | { isDone: undefined; lookup: Call };

type Lookup = { operationId: OperationId; pathParams: Readonly<Record<string, string>> };

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

/** What an earlier attempt of a keyed call made, as the operation that reads it; undefined where none can. */
function toLookup(call: Call, body: CallBody): Lookup | undefined {
  const key = keyOf(call, body);
  if (key === undefined) return undefined;
  const lookup = operationTraits[call.operationId].retryLookup;
  return lookup && { operationId: lookup.operation, pathParams: { ...call.pathParams, [lookup.id]: key } };
}
