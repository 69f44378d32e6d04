import { setTimeout as sleep } from 'node:timers/promises';
import type { Principal } from '#http/context.ts';
import { inversePlans } from './inverse-plan.ts';
import type { PersonCall } from './person-call.ts';
import type { CallAnswer, PersonCalls } from './person-calls.ts';

const TIMEOUT_MS = 3_000; // A slow look at what was there before must not hold up a change for long.

/**
 * What a thing is like before a call changes it, where one read tells. Undefined when the person may not read it, when
 * the service does not answer in time, and when the call is not well-formed: the call itself then says what is wrong.
 */
export async function readBefore(
  calls: Pick<PersonCalls, 'isAllowed' | 'make'>,
  principal: Principal,
  call: PersonCall,
  requestId: string,
): Promise<CallAnswer | undefined> {
  const read = inversePlans[call.operationId]?.before?.(call);
  if (!read || !calls.isAllowed(principal, read.operationId)) return undefined;
  const timer = new AbortController();
  try {
    const late = sleep(TIMEOUT_MS, undefined, { signal: timer.signal });
    return await Promise.race([calls.make(principal, read, requestId), late]);
  } catch {
    return undefined;
  } finally {
    timer.abort();
  }
}
