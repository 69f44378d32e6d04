import type { PreferenceStore } from './preference-store.ts';

/** The longest time, in seconds, that calls can be held: a hundred times the default, for people who need longer (WCAG 2.2.1). */
export const MAX_HOLD_SECONDS = 600;

/** How long calls are held for people. */
export type HoldTimes = {
  preferences: PreferenceStore;
  /** For people who have not chosen, in milliseconds. */
  defaultHoldMs: number;
};

/** How long the calls of a person are held, in milliseconds. */
export async function readHoldMs({ preferences, defaultHoldMs }: HoldTimes, userId: string): Promise<number> {
  const { holdSeconds } = await preferences.read(userId);
  return holdSeconds === undefined ? defaultHoldMs : holdSeconds * 1000;
}
