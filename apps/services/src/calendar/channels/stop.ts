import { operation } from '#core/operations/operation.ts';
import { stopChannel } from '#core/push/stop-channel.ts';

export const handler = operation('calendar.channels.stop', (context) => stopChannel(context, 'calendar'));
