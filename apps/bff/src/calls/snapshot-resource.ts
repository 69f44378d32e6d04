import { setTimeout as sleep } from 'node:timers/promises';
import type { Principal } from '#principal.ts';
import { undoPlans } from './undo-plans.ts';
import type { UserCall } from './user-call.ts';
import type { CallResponse, UserCallExecutor } from './user-call-executor.ts';

const TIMEOUT_MS = 3_000; // A slow look at what was there before must not hold up a change for long.

/**
 * What a thing is like before a call changes it, where one read tells. Undefined when the person may not read it, when
 * the service does not answer in time, and when the call is not well-formed: the call itself then says what is wrong.
 */
export async function readSnapshot(
  calls: Pick<UserCallExecutor, 'execute' | 'isAllowed'>,
  principal: Principal,
  call: UserCall,
  requestId: string,
): Promise<CallResponse | undefined> {
  const read = undoPlans[call.operationId]?.before?.(call);
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
