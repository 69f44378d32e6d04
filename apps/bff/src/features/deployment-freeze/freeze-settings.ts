import type { components } from '@rotunda/api-client/bff-types';
import { z } from 'zod';
import { type PreferenceStore, TEAM } from '#platform/user-settings/preference-store.ts';

/** The team's setting that selects the calendar events that freeze deployments. */
export type FreezeSettings = components['schemas']['FreezeSettings'];

/** The settings that operators may change. */
export const freezeSettings = z.strictObject({
  calendarId: z.string().min(1).max(256),
  marker: z.string().trim().min(1).max(100),
  onUnreadable: z.enum(['refuse', 'allow']),
});

/** Reads the team's settings. Returns undefined if no freeze is configured. */
export async function readFreezeSettings(preferences: PreferenceStore): Promise<FreezeSettings | undefined> {
  return freezeSettings.safeParse((await preferences.readTeam()).deploymentFreeze).data;
}

/** Sets the events that freeze deployments. `null` removes the setting. */
export function storeFreezeSettings(preferences: PreferenceStore, settings: FreezeSettings | null): Promise<void> {
  return preferences.change(TEAM, { deploymentFreeze: settings });
}
