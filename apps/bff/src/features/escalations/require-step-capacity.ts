import { ProblemError } from '#domain/problem.ts';
import type { EscalationKey, EscalationStore } from './escalation-store.ts';

const MAX_WAITING = 2_000;

/** Throws 409 if a user would have too many steps, including those of an approval or of several that do not exist yet. */
export async function requireStepCapacity(
  escalations: Pick<EscalationStore, 'countOthers'>,
  key: EscalationKey,
  count: number,
): Promise<void> {
  if ((await escalations.countOthers(key)) + count <= MAX_WAITING) return;
  throw new ProblemError('conflict', { detail: `You can plan at most ${MAX_WAITING.toLocaleString('en')} steps.` });
}
