import { DAY_MS } from '#core/durations.ts';
import type { ChannelLifetime } from '#core/push/read-channel.ts';

/** Lifetime of channels in the calendar service. */
export const CHANNEL_LIFETIME: ChannelLifetime = { defaultMs: 7 * DAY_MS, maxMs: 30 * DAY_MS };
