import type { OperationId } from '@rotunda/api-client/operations';
import type { Clock } from '#clock.ts';
import type { Principal } from '#http/context.ts';
import { ProblemError } from '#http/problem.ts';
import { isRisky } from './is-risky.ts';

/** How long a proof of identity counts for calls whose effect cannot be taken back. */
export const PROOF_MAX_AGE_SECONDS = 300;

/**
 * Throws 403 `step_up_required` when a call could destroy something, act as an administrator or run code, and the person
 * has not proved recently who they are: a session that somebody else took over ends there.
 */
export function requireRecentProof(
  { authenticatedAt }: Pick<Principal, 'authenticatedAt'>,
  { operationId, query }: { operationId: OperationId; query: URLSearchParams },
  clock: Clock,
): void {
  if (!isRisky(operationId, query)) return;
  if (authenticatedAt !== undefined && authenticatedAt + PROOF_MAX_AGE_SECONDS * 1000 > clock.nowMs()) return;
  throw new ProblemError('step_up_required', { detail: `${operationId} needs you to confirm your identity first.` });
}
