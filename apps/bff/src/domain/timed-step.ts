import { z } from 'zod';

const time = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text));
const address = z.string().trim().min(3).max(254).includes('@');

/** A step that an approval takes at a given time, in Unix milliseconds, if it is still waiting for a response. */
export type TimedStep =
  | { kind: 'remind' | 'notify'; timeMs: number }
  | { kind: 'reassign'; timeMs: number; reviewerEmail: string };

/** A step in a request body. */
export const timedStep = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('remind'), time }),
    z.strictObject({ kind: z.literal('notify'), time }),
    z.strictObject({ kind: z.literal('reassign'), time, reviewer: address }),
  ])
  .transform((step): TimedStep => {
    const { kind, time: timeMs } = step;
    return kind === 'reassign' ? { kind, timeMs, reviewerEmail: step.reviewer } : { kind, timeMs };
  });

const MAX_AHEAD_MS = 366 * 24 * 3_600_000;

/** Whether a step is in the future, at most a year ahead. */
export function isStepAhead({ timeMs }: TimedStep, nowMs: number): boolean {
  return timeMs > nowMs && timeMs <= nowMs + MAX_AHEAD_MS;
}
