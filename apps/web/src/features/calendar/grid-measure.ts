/** Height of a minute. Half an hour, the shortest that is drawn, is then tall enough to be hit (WCAG 2.5.8). */
export const MINUTE_PX = 0.85;

/** Narrowest column that an event is shown in; also the least that can be hit (WCAG 2.5.8). */
export const LEAST_EVENT_PX = 26;

/** Width of the column of hours. */
export const GUTTER_PX = 56;

/** Height of the names of the days, and of one lane of bars below them. */
export const DAY_HEAD_PX = 44;
export const LANE_PX = 26;

/** Length of a slot that the keyboard reaches, and the step that times change by, in minutes. */
export const SLOT_MINUTES = 30;
export const STEP_MINUTES = 15;
