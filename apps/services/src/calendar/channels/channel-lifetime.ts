import type { ChannelLifetime } from '#core/push/read-channel.ts';

const DAY_MS = 86_400_000;

/** How long channels of the calendar service live. */
export const CHANNEL_LIFETIME: ChannelLifetime = { defaultMs: 7 * DAY_MS, maxMs: 30 * DAY_MS };
