import { toProxyCall, type UserCall } from '#domain/calls/user-call.ts';
import { forEachYielding } from '#domain/for-each-yielding.ts';
import { isHighRisk } from '#domain/policy/high-risk.ts';
import type { Principal } from '#domain/principal.ts';
import { consumeRateLimit } from '#platform/limits/limit-requests.ts';
import type { RateLimits } from '#platform/limits/rate-limits.ts';

/**
 * Counts calls that a user requests from the BFF if one of them could destroy data, act as an administrator or run code, or is
 * high-risk for another reason. All of them together count as one, because they result from one decision. Throws 429
 * `rate_limited`, with the time to wait, if there have been too many.
 */
export async function limitHighRisk(
  limits: RateLimits,
  { subject, email }: Principal,
  calls: readonly UserCall[],
): Promise<void> {
  let isCounted = false;
  await forEachYielding(calls, (call) => {
    if (isCounted) return;
    const proxied = { ...toProxyCall(call), body: call.body };
    isCounted = isHighRisk(proxied, email);
  });
  if (isCounted) await consumeRateLimit(limits, 'highRisk', subject);
}
