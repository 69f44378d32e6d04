import { requireCalendar } from '#calendar/access.ts';
import { toCalendarMessages } from '#calendar/channels/calendar-channel-messages.ts';
import { CHANNEL_LIFETIME } from '#calendar/channels/channel-lifetime.ts';
import { getSequence } from '#calendar/sequence.ts';
import { operation } from '#core/operations/operation.ts';
import { changeSource } from '#core/push/change-source.ts';
import { openChannel } from '#core/push/open-channel.ts';
import { handler as list } from './list.ts';

export const handler = operation('calendar.acl.watch', (context) => {
  // Watching requires the same access as listing.
  list.handle({ ...context, body: undefined });
  const { calendar } = requireCalendar(context, context.params.calendarId);
  return openChannel(context, {
    operation: 'calendar.acl.watch',
    reader: 'calendar.acl.list',
    resource: String(calendar.number),
    sequence: getSequence(context.db),
    lifetime: CHANNEL_LIFETIME,
  });
});

export const source = changeSource('calendar.acl.watch', {
  getSequence,
  findMessages(db, channel) {
    return toCalendarMessages(db, channel, 'writer', (number) => {
      const change = db.get(
        'SELECT 1 FROM calendar_acl_rules WHERE calendar_number = ? AND sequence > ? LIMIT 1',
        number,
        channel.sequence,
      );
      return change !== undefined;
    });
  },
});
