import type { EscalationStep } from '#features/approvals/escalation-queries.ts';
import { isAddress } from '#shared/people/addresses.ts';

/** The escalation steps for a missing response, in hours after the due time. Negative numbers are before the due time. */
export type StartEscalation = { remind?: number; notify?: number; reassign?: number; reviewer: string };

/** The step kinds in the order of the form. */
export const STEP_KINDS = ['remind', 'notify', 'reassign'] as const;

/** The escalation without steps. */
export const NO_ESCALATION: StartEscalation = { reviewer: '' };

/** The default escalation. */
export const DEFAULT_ESCALATION: StartEscalation = { remind: 0, reviewer: '' };

const HOUR_MS = 3_600_000;

/** Reports whether the escalation has steps. */
export function hasSteps(escalation: StartEscalation): boolean {
  return STEP_KINDS.some((kind) => escalation[kind] !== undefined);
}

/** Returns the reason why the steps cannot be scheduled. Returns undefined if they can. */
export function escalationRefusal(
  escalation: StartEscalation,
  dueTime: string | undefined,
  nowMs: number,
): string | undefined {
  const steps = listSteps(escalation, dueTime);
  if (steps.some(({ time = '' }) => Date.parse(time) <= nowMs)) return 'A step of the escalation is in the past.';
  const isIncomplete = steps.some(({ reviewer }) => reviewer !== undefined && !isAddress(reviewer));
  return isIncomplete ? 'Enter the new reviewer’s address.' : undefined;
}

/** Returns the steps for a due time, or no steps without one. */
export function listSteps(escalation: StartEscalation, dueTime: string | undefined): EscalationStep[] {
  if (dueTime === undefined) return [];
  return STEP_KINDS.flatMap((kind): EscalationStep[] => {
    const hours = escalation[kind];
    if (hours === undefined) return [];
    const time = new Date(Date.parse(dueTime) + hours * HOUR_MS).toISOString();
    return [{ kind, time, ...(kind === 'reassign' && { reviewer: escalation.reviewer.trim() }) }];
  });
}
