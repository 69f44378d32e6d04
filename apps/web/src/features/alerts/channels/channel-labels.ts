import { WEEKDAYS } from '#shared/format/weekdays.ts';
import { getCurrentZone } from '#shared/format/zone.ts';
import type { AlertChannel, ChannelKind, DeliverySchedule } from './channel-queries.ts';

/** The labels of the channel types and of their addresses. */
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

/** The channel types, in the order of the form. */
export const CHANNEL_KINDS = Object.keys(channelKinds) as ChannelKind[];

/** Describes the delivery schedule of a channel. */
export function describeSchedule({ frequency, clock, weekday, timeZone, quietHours }: DeliverySchedule): string {
  const times = {
    instant: 'Immediately',
    daily: `Daily at ${clock}`,
    weekly: `${WEEKDAYS[weekday - 1] ?? ''} at ${clock}`,
  };
  const quiet = quietHours ? `, quiet from ${quietHours.from} to ${quietHours.to}` : '';
  const isTimed = frequency !== 'instant' || quietHours !== undefined;
  const zone = isTimed && timeZone !== getCurrentZone() ? ` (${timeZone})` : '';
  return `${times[frequency]}${quiet}${zone}`;
}

/** Describes the owner of a channel. */
export function getChannelOwner({ isTeam, isMine, ownerName }: AlertChannel): string {
  const owner = isMine ? 'You' : ownerName;
  return isTeam ? `Team (${owner})` : owner;
}
