import type { components } from '@rotunda/api-client/bff-types';

/** What is watched after a deployment. */
export type WatchLimits = components['schemas']['DeploymentWatchLimits'];
/** What is watched after a deployment, as it is entered. */
export type WatchEntry = { isOn: boolean; minutes: string; maxFailures: string; action: 'alert' | 'rollBack' };

const NO_WATCH: WatchEntry = { isOn: false, minutes: '60', maxFailures: '3', action: 'alert' };

/** What a dialog begins with: nothing, or what is scheduled. */
export function toWatchEntry(limits: WatchLimits | undefined): WatchEntry {
  if (!limits) return NO_WATCH;
  const { minutes, maxFailures, action } = limits;
  return { isOn: true, minutes: String(minutes), maxFailures: String(maxFailures), action };
}

/** What is to be watched; undefined for nothing. */
export function toLimits({ isOn, minutes, maxFailures, action }: WatchEntry): WatchLimits | undefined {
  return isOn ? { minutes: Number(minutes), maxFailures: Number(maxFailures), action } : undefined;
}
