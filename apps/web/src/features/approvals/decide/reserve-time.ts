import { findReviewEnd, findReviewTime } from '#features/approvals/history/review-time.ts';
import { consoleAddress } from '#lib/base-path.ts';
import { api } from '#shared/api/api.ts';

/** Reserves half an hour in the first free time before a response is due. Returns the start time and the event ID. */
export async function reserveTime(
  email: string,
  { title, fileId, dueTime }: { title: string; fileId: string; dueTime: string },
): Promise<{ startMs: number; eventId: string }> {
  const dueMs = Date.parse(dueTime);
  const bounds = { timeMin: new Date().toISOString(), timeMax: new Date(dueMs).toISOString() };
  const { calendars = {} } = await api.call(
    'calendar.freebusy.query',
    {},
    { body: { ...bounds, items: [{ id: email }] } },
  );
  const busy = (calendars[email]?.busy ?? []).map(({ start = '', end = '' }) => {
    return { startMs: Date.parse(start), endMs: Date.parse(end) };
  });
  const startMs = findReviewTime(busy, Date.now(), dueMs) ?? Date.now();
  const body = {
    summary: `Review: ${title}`,
    eventType: 'focusTime',
    transparency: 'opaque',
    focusTimeProperties: { autoDeclineMode: 'declineNone' },
    description: `${consoleAddress}/file/${encodeURIComponent(fileId)}/approvals`,
    start: { dateTime: new Date(startMs).toISOString() },
    end: { dateTime: new Date(findReviewEnd(startMs)).toISOString() },
  } as const;
  const { id: eventId = '' } = await api.call('calendar.events.insert', { calendarId: 'primary' }, { body });
  return { startMs, eventId };
}
