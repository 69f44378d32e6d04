import { afterEach, expect, test } from 'vitest';
import { storePreferences } from '#shared/preferences/preferences-store.ts';
import { formatReminder } from './reminders.ts';

afterEach(() => storePreferences({}));

test.each([
  ['America/Los_Angeles', 'is due 30 Nov 2026, 08:00:00 GMT-8'],
  ['UTC', 'is due 30 Nov 2026, 16:00:00 UTC'],
  ['Asia/Kolkata', 'is due 30 Nov 2026, 21:30:00 GMT+5:30'],
])('a reminder sent from %s names the zone of the due time', (zone, due) => {
  storePreferences({ timeZone: zone });
  const nowMs = Date.parse('2026-11-29T12:00:00Z');
  expect(formatReminder('Plan', '2026-11-30T16:00:00Z', nowMs)).toBe(`Reminder: your response to “Plan” ${due}.`);
});
