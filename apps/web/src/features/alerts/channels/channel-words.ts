import { WEEKDAYS } from '#shared/format/weekdays.ts';
import { currentZone } from '#shared/format/zone.ts';
import type { AlertChannel, ChannelKind, DeliverySchedule } from './channel-queries.ts';

/** How channels are called, and what their address is. */
export const channelKinds: Readonly<Record<ChannelKind, { label: string; address: string; placeholder: string }>> = {
  mail: { label: 'Email', address: 'Email address', placeholder: 'name@example.com' },
  webhook: { label: 'Webhook (signed JSON)', address: 'URL', placeholder: 'https://example.com/alerts' },
  slack: { label: 'Slack', address: 'Incoming webhook URL', placeholder: 'https://hooks.slack.com/services/…' },
  googleChat: {
    label: 'Google Chat',
    address: 'Incoming webhook URL',
    placeholder: 'https://chat.googleapis.com/v1/…',
  },
  teams: { label: 'Microsoft Teams', address: 'Incoming webhook URL', placeholder: 'https://…' },
};

/** The kinds in the order of the form. */
export const CHANNEL_KINDS = Object.keys(channelKinds) as ChannelKind[];

/** When a channel delivers, in words. */
export function describeSchedule({ frequency, clock, weekday, timeZone, quietHours }: DeliverySchedule): string {
  const times = {
    instant: 'Immediately',
    daily: `Daily at ${clock}`,
    weekly: `${WEEKDAYS[weekday - 1] ?? ''} at ${clock}`,
  };
  const quiet = quietHours ? `, quiet from ${quietHours.from} to ${quietHours.to}` : '';
  const isTimed = frequency !== 'instant' || quietHours !== undefined;
  const zone = isTimed && timeZone !== currentZone() ? ` (${timeZone})` : '';
  return `${times[frequency]}${quiet}${zone}`;
}

/** Whose channel it is, in a few words. */
export function channelOwner({ isTeam, isMine, ownerName }: AlertChannel): string {
  const owner = isMine ? 'You' : ownerName;
  return isTeam ? `Team (${owner})` : owner;
}
