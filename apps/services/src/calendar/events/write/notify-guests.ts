import { contentOf, type StoredEvent } from '#calendar/events/event.ts';
import { formatDate, formatDateTime, toUtcMidnight } from '#calendar/time/date-time.ts';
import type { Caller } from '#core/caller.ts';
import { findAccountByEmail } from '#core/directory.ts';
import { sendMail } from '#core/mail.ts';
import { isSameAddress } from './copies.ts';
import type { WriteScene } from './save-event.ts';

/** Whom a request wants to be told: `sendUpdates`, or the older `sendNotifications` in its place. */
export type Updates = {
  sendUpdates?: 'all' | 'externalOnly' | 'none' | undefined;
  sendNotifications?: boolean | undefined;
};

export type EventNews = 'Invitation' | 'Updated invitation' | 'Cancelled event' | 'Reply';

/**
 * Writes mail to the guests of an event into the outbox, as far as the request asks for it; nobody writes to
 * themselves. Guests without an account here are external. A private copy concerns nobody else.
 */
export function notifyGuests(
  { db, calendar, nowMs }: WriteScene,
  caller: Caller,
  event: StoredEvent,
  news: EventNews,
  updates: Updates,
): void {
  const mode = updates.sendUpdates ?? (updates.sendNotifications ? 'all' : 'none');
  if (mode === 'none' || contentOf(event).privateCopy) return;
  const { attendees = [], summary = '(No title)', organizer, location } = contentOf(event);
  const guests = [...attendees.map((attendee) => attendee.email), ...(news === 'Reply' ? [organizer?.email] : [])];
  const recipients = guests.filter((email) => email !== undefined && !isSameAddress(email, caller.email));
  const when = event.isAllDay
    ? formatDate(toUtcMidnight(event.startAt, calendar.timeZone))
    : formatDateTime(event.startAt, event.startZone ?? calendar.timeZone);
  sendMail(db, {
    recipients: recipients.filter(
      (email): email is string => email !== undefined && (mode === 'all' || !findAccountByEmail(db, email)),
    ),
    sender: caller.email,
    subject: `${news}: ${summary} (${when})`,
    body: [summary, `When: ${when}`, ...(location ? [`Where: ${location}`] : []), `Calendar: ${calendar.summary}`].join(
      '\n',
    ),
    sentAt: nowMs,
  });
}
