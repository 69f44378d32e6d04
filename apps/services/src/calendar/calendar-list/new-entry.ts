import { calendarColors } from '#calendar/colors/palette.ts';
import type { ListEntry } from './entry.ts';

/** Returns an entry with the default settings. */
export function createListEntry(calendarNumber: number): Omit<ListEntry, 'sequence'> {
  return {
    calendarNumber,
    // Gives calendars created one after another different colours.
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
