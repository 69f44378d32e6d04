import { findNearestColor } from '#core/nearest-color.ts';
import { calendarColors } from './palette.ts';

/** The id of the calendar colour that comes closest to a colour in the form `#rrggbb`. */
export function nearestColorId(color: string): string {
  const nearest = findNearestColor(color, [...calendarColors.values()]);
  return [...calendarColors].find(([, background]) => background === nearest)?.[0] ?? '1';
}
