import { operationTraits } from '@rotunda/api-client/operation-traits';
import { type OperationId, operations } from '@rotunda/api-client/operations';
import type { Call } from '#domain/calls/match-call.ts';
import type { CallFailure } from './call-failure.ts';
import { findKey } from './retry-policy.ts';
import type { CallBody } from './upstream-request.ts';

/** Whether an earlier attempt succeeded, or the call that determines it. */
export type RetryReconciliation = { isDone: true } | { isDone: undefined; lookup: Call };

type Lookup = { operationId: OperationId; pathParams: Readonly<Record<string, string>> };

/** Reconciles a failure after an attempt in doubt; undefined if it says nothing about that attempt. `call` has its checked query. */
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

/** The operation that reads what an earlier attempt of a keyed call created; undefined if there is none. */
function toLookup(call: Call, body: CallBody): Lookup | undefined {
  const key = findKey(call, body);
  if (key === undefined) return undefined;
  const lookup = operationTraits[call.operationId].retryLookup;
  return lookup && { operationId: lookup.operation, pathParams: { ...call.pathParams, [lookup.id]: key } };
}
