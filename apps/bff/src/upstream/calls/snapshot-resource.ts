import { setTimeout as sleep } from 'node:timers/promises';
import type { OperationId } from '@rotunda/api-client/operations';
import { undoPlans } from '#domain/calls/undo-plans.ts';
import type { UserCall } from '#domain/calls/user-call.ts';
import type { Principal } from '#domain/principal.ts';
import type { CallResponse } from './call-response.ts';

/** The calls for reading a resource before a change. */
type SnapshotCalls = {
  isAllowed: (principal: Principal, operationId: OperationId) => boolean;
  execute: (principal: Principal, call: UserCall, requestId: string) => Promise<CallResponse>;
};

const TIMEOUT_MS = 3_000; // Reading the previous state must not delay a change for long.

/**
 * Reads the state of a resource before a call changes it, if a single read suffices. Returns undefined if the user may not read
 * it, if the service does not respond in time, or if the call is malformed, in which case the call itself reports the error.
 */
export async function readSnapshot(
  calls: SnapshotCalls,
  principal: Principal,
  call: UserCall,
  requestId: string,
): Promise<CallResponse | undefined> {
  const read = undoPlans[call.operationId]?.readBefore?.(call);
  if (!read || !calls.isAllowed(principal, read.operationId)) return undefined;
  const timer = new AbortController();
  try {
    const late = sleep(TIMEOUT_MS, undefined, { signal: timer.signal });
    return await Promise.race([calls.execute(principal, read, requestId), late]);
  } catch {
    return undefined;
  } finally {
    timer.abort();
  }
}
