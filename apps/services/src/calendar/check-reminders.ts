import type { CalendarSchemas } from '@rotunda/api-client/operation-types';
import { calendarError } from './errors.ts';

type Override = CalendarSchemas['EventReminder'];

const MAX_OVERRIDES = 5;
const MAX_MINUTES = 28 * 24 * 60; // Four weeks.

/**
 * The reminders that were sent: null for those of the calendar, undefined for none named. Minutes out of range are
 * moved into it and unknown methods are left out, as the public service does. Throws 400.
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

/** Reminders in range and without repetitions. Throws 400 when there are too many. */
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
