/** How long a channel is asked to last. Short, so that channels that nobody could stop end by themselves soon. */
export const CHANNEL_LIFE_MS = 10 * 60_000;

/**
 * By when a channel has to have delivered a message, or is not heard. Services send the first one, `sync`, as soon as a
 * channel is open (push documentation of Drive and Calendar).
 */
export const HEARD_WITHIN_MS = 30_000;
