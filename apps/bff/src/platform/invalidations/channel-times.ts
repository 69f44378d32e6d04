/** The requested lifetime of a channel. Short, so that channels that could not be stopped expire soon. */
export const CHANNEL_LIFE_MS = 10 * 60_000;

/**
 * How long after opening a channel must have delivered a message to count as working. Services send the first message, `sync`, as
 * soon as a channel is open (push documentation of Drive and Calendar).
 */
export const FIRST_MESSAGE_TIMEOUT_MS = 30_000;
