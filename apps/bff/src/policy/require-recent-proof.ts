import type { OperationId } from '@rotunda/api-client/operations';
import type { Clock } from '#clock.ts';
import type { Principal } from '#http/context.ts';
import { ProblemError } from '#http/problem.ts';
import { policyTable, type RiskClass } from './policy-table.ts';

/** How long a proof of identity counts for calls whose effect cannot be taken back. */
export const PROOF_MAX_AGE_SECONDS = 300;

const RISKY: ReadonlySet<RiskClass> = new Set(['destructive', 'admin', 'exec']);

/** Whether an operation could destroy something, act as an administrator or run code. */
export function isRisky(operationId: OperationId): boolean {
  return RISKY.has(policyTable[operationId].risk);
}

/**
 * Throws 403 `step_up_required` when a call could destroy something, act as an administrator or run code, and the person
 * has not proved recently who they are: a session that somebody else took over ends there.
 */
export function requireRecentProof(
  { authenticatedAt }: Pick<Principal, 'authenticatedAt'>,
  operationId: OperationId,
  clock: Clock,
): void {
  if (!isRisky(operationId)) return;
  if (authenticatedAt !== undefined && authenticatedAt + PROOF_MAX_AGE_SECONDS * 1000 > clock.nowMs()) return;
  throw new ProblemError('step_up_required', { detail: `${operationId} asks you to confirm who you are first.` });
}
