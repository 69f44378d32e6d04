/** The height of a minute. Half an hour, the shortest drawn event, is then tall enough as a pointer target (WCAG 2.5.8). */
export const MINUTE_PX = 0.85;

/** The minimum column width of an event: a few letters of its title. */
export const MIN_EVENT_PX = 36;

/** The width of the hour column, and of each additional zone's clocks. */
const HOURS_PX = 56;
export const OTHER_ZONE_PX = 44;

/** Returns the width of everything to the left of the days. */
export function measureGutterWidth(otherZones: number): number {
  return HOURS_PX + otherZones * OTHER_ZONE_PX;
}

/** The height of the day names, and of one track of bars below them. */
export const DAY_HEAD_PX = 44;
export const TRACK_PX = 26;

/** The length of a keyboard slot, and the step for changing times, in minutes. */
export const SLOT_MINUTES = 30;
export const STEP_MINUTES = 15;
