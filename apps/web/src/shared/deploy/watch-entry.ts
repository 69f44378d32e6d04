import type { components } from '@rotunda/api-client/bff-types';

/** The limits of the watch after a deployment. */
export type WatchLimits = components['schemas']['DeploymentWatchLimits'];
/** The form values of the watch after a deployment. */
export type WatchEntry = { isOn: boolean; minutes: string; maxFailures: string; action: 'alert' | 'rollBack' };

const NO_WATCH: WatchEntry = { isOn: false, minutes: '60', maxFailures: '3', action: 'alert' };

/** Returns the initial form values: none, or the scheduled ones. */
export function toWatchEntry(limits: WatchLimits | undefined): WatchEntry {
  if (!limits) return NO_WATCH;
  const { minutes, maxFailures, action } = limits;
  return { isOn: true, minutes: String(minutes), maxFailures: String(maxFailures), action };
}

/** Returns the limits of the watch. Returns undefined for no watch. */
export function toLimits({ isOn, minutes, maxFailures, action }: WatchEntry): WatchLimits | undefined {
  return isOn ? { minutes: Number(minutes), maxFailures: Number(maxFailures), action } : undefined;
}
