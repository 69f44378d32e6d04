/** The type of the test annotation that contains a task's effort. */
export const EFFORT = 'effort';

/** The user's actions in a task, and the time spent waiting for the console. */
export type Effort = {
  /** Controls pressed, fields filled in, options selected. */
  steps: number;
  /** The number of mouse clicks, including pointing. */
  clicks: number;
  keys: number;
  waitMs: number;
};

/** The measurement of one run of a task. */
export type Measured = {
  title: string;
  role: string;
  /** The previous effort. */
  before: string;
  width: number;
  device: string;
  effort: Effort;
};

// The keystroke-level model (Card, Moran and Newell, 1983), in seconds.
const PREPARE_S = 1.35;
const POINT_AND_CLICK_S = 1.3;
const KEY_S = 0.28;

/**
 * Returns the time that an experienced user needs for the task: the actions according to the keystroke-level model, plus the
 * measured waits.
 */
export function toSeconds({ steps, clicks, keys, waitMs }: Effort): number {
  return steps * PREPARE_S + clicks * POINT_AND_CLICK_S + keys * KEY_S + waitMs / 1_000;
}
