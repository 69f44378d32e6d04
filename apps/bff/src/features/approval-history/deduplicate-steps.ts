import { toEmailKey } from '#domain/email-key.ts';

/** The fields that determine whether a detected step duplicates one taken in the console. */
export type RecordedStep = {
  kind: string;
  user_email: string | null;
  is_from_console: number;
  /** Unix milliseconds. */
  happened_at: number;
};

/** A step detected within this time of a call is the effect of that call. */
export const DUPLICATE_WINDOW_MS = 60_000;

/**
 * Removes detected steps that are also recorded as taken in the console. A reader may see the effect of a call before the call is
 * recorded, and store it afterwards.
 */
export function deduplicateSteps<Step extends RecordedStep>(steps: readonly Step[]): Step[] {
  const made = steps.filter((step) => step.is_from_console === 1);
  const isRepeated = (step: Step) =>
    made.some((other) => isSame(step, other) && !steps.some((between) => isResetBetween(between, step, other)));
  return steps.filter((step) => step.is_from_console === 1 || !isRepeated(step));
}

/** The step that was noticed of one that was made here: the nearest in time, and no other. */
export function findNoticed<Step extends RecordedStep>(made: RecordedStep, noticed: readonly Step[]): Step | undefined {
  const distance = (step: Step) => Math.abs(Number(step.happened_at) - Number(made.happened_at));
  return noticed.filter((step) => isSame(step, made)).toSorted((one, other) => distance(one) - distance(other))[0];
}

function isSame(noticed: RecordedStep, made: RecordedStep): boolean {
  const distanceMs = Math.abs(Number(noticed.happened_at) - Number(made.happened_at));
  return noticed.kind === made.kind && isSameUser(noticed, made) && distanceMs <= DUPLICATE_WINDOW_MS;
}

/** Whether a response was taken back between two steps, so that they are two. */
function isResetBetween(step: RecordedStep, noticed: RecordedStep, made: RecordedStep): boolean {
  const [first, last] = [Number(noticed.happened_at), Number(made.happened_at)].toSorted((one, other) => one - other);
  const atMs = Number(step.happened_at);
  return step.kind === 'reset' && isSameUser(step, made) && atMs > (first ?? 0) && atMs < (last ?? 0);
}

function isSameUser({ user_email: noticed }: RecordedStep, { user_email: made }: RecordedStep): boolean {
  return noticed === null || toEmailKey(noticed) === toEmailKey(made ?? '');
}
