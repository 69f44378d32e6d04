import { getContent, type StoredEvent } from '#calendar/events/model/event.ts';
import { isSameAddress } from '#calendar/mail-address.ts';
import { formatDate, formatDateTime, toUtcMidnight } from '#calendar/time/date-time.ts';
import type { Caller } from '#core/auth/caller.ts';
import { findAccountByEmail } from '#core/auth/directory.ts';
import { sendMail } from '#core/mail.ts';
import type { WriteScene } from './save-event.ts';

/** Whom a request wants to notify: `sendUpdates`, or the older `sendNotifications`. */
export type Updates = {
  sendUpdates?: 'all' | 'externalOnly' | 'none' | undefined;
  sendNotifications?: boolean | undefined;
};

export type EventNotification = 'Invitation' | 'Updated invitation' | 'Cancelled event' | 'Reply';

/**
 * Queues mail to the guests of an event in the outbox, as requested. Excludes the caller. Guests without an account here are
 * external. Private copies do not send mail.
 */
export function notifyGuests(
  { db, calendar, nowMs }: WriteScene,
  caller: Caller,
  event: StoredEvent,
  news: EventNotification,
  updates: Updates,
): void {
  const mode = updates.sendUpdates ?? (updates.sendNotifications ? 'all' : 'none');
  const { attendees = [], summary = '(No title)', organizer, location, privateCopy } = getContent(event);
  if (mode === 'none' || privateCopy) return;
  const recipients = [...attendees, ...(news === 'Reply' && organizer ? [organizer] : [])]
    .flatMap(({ email }) => email ?? [])
    .filter((email) => !isSameAddress(email, caller.email))
    .filter((email) => mode === 'all' || !findAccountByEmail(db, email));
  const when = event.isAllDay
    ? formatDate(toUtcMidnight(event.startAt, calendar.timeZone))
    : formatDateTime(event.startAt, event.startZone ?? calendar.timeZone);
  sendMail(db, {
    recipients,
    sender: caller.email,
    subject: `${news}: ${summary} (${when})`,
    body: [summary, `When: ${when}`, ...(location ? [`Where: ${location}`] : []), `Calendar: ${calendar.summary}`].join(
      '\n',
    ),
    sentAt: nowMs,
  });
}
