/** Source of the current time in Unix milliseconds; tests pass one of their own. */
export type Clock = { nowMs(): number };

export const systemClock: Clock = { nowMs: Date.now };
