import { toProxyCall, type UserCall } from '#calls/user-call.ts';
import type { Principal } from '#principal.ts';
import { inTurns } from '#in-turns.ts';
import { isHighRisk } from '#policy/high-risk.ts';
import { isRisky } from '#policy/is-risky.ts';
import { consumeRateLimit } from './limit-requests.ts';
import type { RateLimits } from './rate-limits.ts';

/**
 * Counts calls that a person asks the BFF to make, when one of them could destroy something, act as an administrator, run
 * code, or is of high risk otherwise. However many they are, they count as one: they were decided on as a whole. Throws
 * 429 `rate_limited`, with the time to wait, when there have been too many.
 */
export async function limitHighRisk(
  limits: RateLimits,
  { subject, email }: Principal,
  calls: readonly UserCall[],
): Promise<void> {
  let isCounted = false;
  await inTurns(calls, (call) => {
    if (isCounted) return;
    const proxied = { ...toProxyCall(call), body: call.body };
    isCounted = isRisky(proxied.operationId, proxied.query) || isHighRisk(proxied, email);
  });
  if (isCounted) await consumeRateLimit(limits, 'risky', subject);
}
