import type { CalendarSchemas } from '@rotunda/api-client/operation-types';
import { calendarError } from './errors.ts';

type Override = CalendarSchemas['EventReminder'];

const MAX_OVERRIDES = 5;
const MAX_MINUTES = 28 * 24 * 60; // Four weeks.

/**
 * Returns the submitted reminders: null for the defaults of the calendar, undefined if none are set. As in the public service,
 * minutes out of range are clamped and unknown methods are dropped. Throws 400.
 */
export function checkReminders(sent: CalendarSchemas['Event']['reminders']): Override[] | null | undefined {
  if (!sent) return undefined;
  const overrides = sent.overrides ?? [];
  if (sent.useDefault === true && overrides.length > 0) {
    throw calendarError(
      'cannotUseDefaultRemindersAndSpecifyOverride',
      'Cannot specify both default reminders and overrides at the same time.',
    );
  }
  if (sent.useDefault === true) return null;
  return normalizeReminders(overrides);
}

/** Returns the reminders with clamped minutes and without duplicates. Throws 400 if there are too many. */
export function normalizeReminders(reminders: readonly Override[]): Override[] {
  const known = reminders.filter(({ method }) => method === 'email' || method === 'popup');
  const byKey = new Map(
    known.map(({ method, minutes = 0 }) => {
      const clamped = Math.min(Math.max(Math.round(minutes), 0), MAX_MINUTES);
      return [`${method} ${clamped}`, { method, minutes: clamped }];
    }),
  );
  if (byKey.size > MAX_OVERRIDES) {
    throw calendarError('eventRemindersCountExceedsLimit', `An event can have at most ${MAX_OVERRIDES} reminders.`);
  }
  return [...byKey.values()];
}
