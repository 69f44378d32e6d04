import { findNearestColor } from '#core/nearest-color.ts';
import { calendarColors } from './palette.ts';

/** Returns the ID of the calendar colour closest to a `#rrggbb` colour. */
export function findNearestColorId(color: string): string {
  const nearest = findNearestColor(color, [...calendarColors.values()]);
  return [...calendarColors].find(([, background]) => background === nearest)?.[0] ?? '1';
}
