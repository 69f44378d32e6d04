import { toEmailKey } from '#domain/email-key.ts';

/** What decides whether a step that was noticed is one that was made here. */
export type RecordedStep = {
  kind: string;
  user_email: string | null;
  is_here: number;
  /** Unix milliseconds. */
  happened_at: number;
};

/** What was noticed within this time of a call is the effect of the call. */
export const SAME_MS = 60_000;

/**
 * Steps without those that were noticed and are recorded as made here as well: a reader may see the effect of a call before the
 * call is recorded, and write it down after.
 */
export function dropRepeated<Step extends RecordedStep>(steps: readonly Step[]): Step[] {
  const made = steps.filter((step) => step.is_here === 1);
  return steps.filter((step) => step.is_here === 1 || !made.some((other) => isSame(step, other)));
}

function isSame(noticed: RecordedStep, made: RecordedStep): boolean {
  const isSameUser =
    noticed.user_email === null || toEmailKey(noticed.user_email) === toEmailKey(made.user_email ?? '');
  const distanceMs = Math.abs(Number(noticed.happened_at) - Number(made.happened_at));
  return noticed.kind === made.kind && isSameUser && distanceMs <= SAME_MS;
}
