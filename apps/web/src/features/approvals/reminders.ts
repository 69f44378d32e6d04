import { formatDateTime, formatDistance, formatTimeWithZone } from '#shared/format/time.ts';

const REST_MS = 4 * 3_600_000; // A reminder notifies everyone involved, so more frequent ones would be noise.

/**
 * Returns the reason why no further reminder about an approval can be sent yet, where `remindedTime` is the last reminder.
 * Returns undefined if one can be sent.
 */
export function reminderRefusal(remindedTime: string | undefined, nowMs: number): string | undefined {
  const sentMs = Date.parse(remindedTime ?? '');
  if (Number.isNaN(sentMs) || sentMs + REST_MS <= nowMs) return undefined;
  return `A reminder was sent ${formatDistance(sentMs, nowMs)}. You can send the next one at ${formatDateTime(sentMs + REST_MS)}.`;
}

/**
 * Returns the text of a reminder. The approval history detects reminders by their prefix. The due time includes its zone, because
 * the reviewers may be in another one.
 */
export function formatReminder(title: string, dueTime: string | undefined, nowMs: number): string {
  if (dueTime === undefined) return `Reminder: “${title}” is waiting for your response.`;
  const dueMs = Date.parse(dueTime);
  return `Reminder: your response to “${title}” ${dueMs < nowMs ? 'was' : 'is'} due ${formatTimeWithZone(dueMs)}.`;
}
