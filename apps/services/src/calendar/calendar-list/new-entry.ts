import { calendarColors } from '#calendar/colors/palette.ts';
import type { ListEntry } from './entry.ts';

/** An entry as it is before a person has chosen anything for it. */
export function newEntry(calendarNumber: number): Omit<ListEntry, 'sequence'> {
  return {
    calendarNumber,
    // Calendars that were made one after another look different.
    colorId: String((calendarNumber % calendarColors.size) + 1),
    backgroundColor: null,
    foregroundColor: null,
    summaryOverride: null,
    isHidden: false,
    isSelected: false,
    defaultReminders: '[]',
    notifications: '[]',
    isDeleted: false,
  };
}
