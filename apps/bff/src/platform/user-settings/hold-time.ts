import type { PreferenceStore } from './preference-store.ts';

/** The maximum hold time of calls, in seconds: a hundred times the default, for users who need longer (WCAG 2.2.1). */
export const MAX_HOLD_SECONDS = 600;

/** The hold times of users' calls. */
export type HoldTimes = {
  preferences: PreferenceStore;
  /** The default for users who have not chosen a time, in milliseconds. */
  defaultHoldMs: number;
};

/** Returns how long a user's calls are held, in milliseconds. */
export async function readHoldMs({ preferences, defaultHoldMs }: HoldTimes, userId: string): Promise<number> {
  const { holdSeconds } = await preferences.read(userId);
  return holdSeconds === undefined ? defaultHoldMs : holdSeconds * 1000;
}
