import { DAY_MS } from '#core/durations.ts';
import type { ChannelLifetime } from '#core/push/read-channel.ts';

/** How long channels of the calendar service live. */
export const CHANNEL_LIFETIME: ChannelLifetime = { defaultMs: 7 * DAY_MS, maxMs: 30 * DAY_MS };
