import { CHANNEL_LIFETIME } from '#calendar/channels/channel-lifetime.ts';
import { getSequence } from '#calendar/sequence.ts';
import { operation } from '#core/operations/operation.ts';
import { changeSource } from '#core/push/change-source.ts';
import { openChannel } from '#core/push/open-channel.ts';
import { handler as list } from './list.ts';

export const handler = operation('calendar.settings.watch', (context) => {
  // Watching requires the same access as listing.
  list.handle({ ...context, body: undefined });
  return openChannel(context, {
    operation: 'calendar.settings.watch',
    reader: 'calendar.settings.list',
    resource: context.caller.accountId,
    sequence: getSequence(context.db),
    lifetime: CHANNEL_LIFETIME,
  });
});

export const source = changeSource('calendar.settings.watch', {
  getSequence,
  findMessages(db, { accountId, sequence }) {
    const change = db.get(
      'SELECT 1 FROM calendar_settings WHERE account_id = ? AND sequence > ? LIMIT 1',
      accountId,
      sequence,
    );
    return { messages: change ? [{ state: 'exists' }] : [] };
  },
});
