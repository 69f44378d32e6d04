/** Height of a minute. Half an hour, the shortest that is drawn, is then tall enough to be hit (WCAG 2.5.8). */
export const MINUTE_PX = 0.85;

/** Narrowest column that an event is shown in: a few letters of its title. */
export const MIN_EVENT_PX = 36;

/** Width of the column of hours, and of the clocks of each other zone beside it. */
const HOURS_PX = 56;
export const OTHER_ZONE_PX = 44;

/** Width of everything left of the days. */
export function gutterWidth(otherZones: number): number {
  return HOURS_PX + otherZones * OTHER_ZONE_PX;
}

/** Height of the names of the days, and of one track of bars below them. */
export const DAY_HEAD_PX = 44;
export const TRACK_PX = 26;

/** Length of a slot that the keyboard reaches, and the step that times change by, in minutes. */
export const SLOT_MINUTES = 30;
export const STEP_MINUTES = 15;
