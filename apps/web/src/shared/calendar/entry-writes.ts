import type { BodyOf } from '@rotunda/api-client/operation-types';
import { api } from '#shared/api/api.ts';
import type { WriteResult } from './event-writes.ts';
import type { CalendarEntry } from './occurrence.ts';

/** Changes the user's list entry of a calendar: its name, colour, visibility and reminders. */
export async function changeEntry(
  entry: CalendarEntry,
  patch: BodyOf<'calendar.calendarList.patch'>,
): Promise<WriteResult> {
  const calendarId = entry.id ?? '';
  // RGB colours need the parameter; with it, a colour ID would be ignored.
  const params = { calendarId, colorRgbFormat: patch.backgroundColor !== undefined };
  await api.call('calendar.calendarList.patch', params, { body: patch });
  const members = new Map(Object.entries(entry));
  const before = Object.fromEntries(Object.keys(patch).map((name) => [name, members.get(name) ?? fallback(name)]));
  return {
    message: `Saved ${getName(entry)}`,
    affected: 'list',
    undo: () => api.call('calendar.calendarList.patch', params, { body: before }),
  };
}

/** Returns the name of a calendar in the user's list. */
export function getName({ summaryOverride, summary, id }: CalendarEntry): string {
  return summaryOverride || summary || id || '';
}

const EMPTY = new Map<string, unknown>([
  ['hidden', false],
  ['selected', false],
  ['defaultReminders', []],
  ['notificationSettings', { notifications: [] }],
]);

/** Returns the default value of a missing member. */
function fallback(name: string): unknown {
  return EMPTY.get(name) ?? '';
}
