import { requireCalendar } from '#calendar/access.ts';
import { toCalendarMessages } from '#calendar/channels/calendar-channel-messages.ts';
import { CHANNEL_LIFETIME } from '#calendar/channels/channel-lifetime.ts';
import { getSequence } from '#calendar/sequence.ts';
import { operation } from '#core/operations/operation.ts';
import { changeSource } from '#core/push/change-source.ts';
import { openChannel } from '#core/push/open-channel.ts';
import { all, fragment } from '#db/sql-fragment.ts';
import { toTypeFilter } from './event-query.ts';
import { handler as list } from './list.ts';

export const handler = operation('calendar.events.watch', (context) => {
  // Watching requires the same access as listing.
  list.handle({ ...context, body: undefined });
  const { calendar } = requireCalendar(context, context.params.calendarId);
  return openChannel(context, {
    operation: 'calendar.events.watch',
    reader: 'calendar.events.list',
    resource: String(calendar.number),
    sequence: getSequence(context.db),
    lifetime: CHANNEL_LIFETIME,
  });
});

export const source = changeSource('calendar.events.watch', {
  getSequence,
  findMessages(db, channel) {
    const { eventTypes } = channel.params;
    return toCalendarMessages(db, channel, 'freeBusyReader', (number, role) => {
      const changed = fragment('e.calendar_number = ? AND e.sequence > ?', number, channel.sequence);
      const { sql, values } = all([changed, ...(eventTypes ? [toTypeFilter(eventTypes, role)] : [])]);
      const change = db.get(`SELECT 1 FROM events AS e WHERE ${sql} LIMIT 1`, ...values);
      return change !== undefined;
    });
  },
});
