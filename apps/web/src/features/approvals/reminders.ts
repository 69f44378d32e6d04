import { formatDateTime, formatDistance } from '#shared/format/time.ts';

const KEY = 'rotunda.reminders';
const REST_MS = 4 * 3_600_000; // A reminder reaches everybody on the approval; more often than this it is noise.

/** Why the person may not send another reminder about an approval yet; undefined when they may. */
export function reminderRefusal(approvalId: string, nowMs: number): string | undefined {
  const sentMs = readReminders()[approvalId];
  if (sentMs === undefined || sentMs + REST_MS <= nowMs) return undefined;
  return `You sent a reminder ${formatDistance(sentMs, nowMs)}; the next one can go out at ${formatDateTime(sentMs + REST_MS)}.`;
}

/** Remembers on this browser that a reminder about an approval went out. */
export function noteReminder(approvalId: string, nowMs: number): void {
  const recent = Object.entries(readReminders()).filter(([, sentMs]) => sentMs + REST_MS > nowMs);
  localStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(recent), [approvalId]: nowMs }));
}

/** What a reminder says. */
export function reminderText(title: string, dueTime: string | undefined, nowMs: number): string {
  if (dueTime === undefined) return `A reminder: “${title}” waits for your answer.`;
  const dueMs = Date.parse(dueTime);
  const when = dueMs < nowMs ? `was due ${formatDateTime(dueMs)}` : `is due ${formatDateTime(dueMs)}`;
  return `A reminder: your answer on “${title}” ${when}.`;
}

function readReminders(): Readonly<Record<string, number>> {
  const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(Object.entries(stored).filter(([, sentMs]) => typeof sentMs === 'number'));
}
