/** Marks the annotation of a test that holds what a task took. */
export const EFFORT = 'effort';

/** What a person does for a task, and how long they wait for the console on the way. */
export type Effort = {
  /** Controls pressed, fields filled in, choices made. */
  steps: number;
  /** Times that the mouse is pointed at something and clicked. */
  clicks: number;
  keys: number;
  waitMs: number;
};

/** One walk through a task. */
export type Measured = {
  title: string;
  role: string;
  /** What it took before. */
  before: string;
  width: number;
  device: string;
  effort: Effort;
};

// The keystroke-level model (Card, Moran and Newell, 1983), in seconds.
const PREPARE_S = 1.35;
const POINT_AND_CLICK_S = 1.3;
const KEY_S = 0.28;

/** How long the task takes somebody who knows the way: what they do by the keystroke-level model, and the measured waits. */
export function toSeconds({ steps, clicks, keys, waitMs }: Effort): number {
  return steps * PREPARE_S + clicks * POINT_AND_CLICK_S + keys * KEY_S + waitMs / 1_000;
}
