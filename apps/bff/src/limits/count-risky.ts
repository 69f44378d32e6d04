import { type PersonCall, toProxyCall } from '#calls/person-call.ts';
import type { Principal } from '#http/context.ts';
import { isRisky } from '#policy/is-risky.ts';
import { take } from './limit-requests.ts';
import type { RateLimits } from './rate-limits.ts';

/**
 * Counts calls that a person asks the BFF to make, when one of them could destroy something, act as an administrator or
 * run code. However many they are, they count as one: they were decided on as a whole. Throws 429 `rate_limited`, with
 * the time to wait, when there have been too many.
 */
export async function countRisky(
  limits: RateLimits,
  { subject }: Principal,
  calls: Iterable<PersonCall>,
): Promise<void> {
  for (const call of calls) {
    const { operationId, query } = toProxyCall(call);
    if (isRisky(operationId, query)) return take(limits, 'risky', subject);
  }
}
