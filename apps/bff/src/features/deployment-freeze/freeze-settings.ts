import type { components } from '@rotunda/api-client/bff-types';
import { z } from 'zod';
import { type PreferenceStore, TEAM } from '#platform/user-settings/preference-store.ts';

/** Which events of a calendar freeze deployments, for the whole team. */
export type FreezeSettings = components['schemas']['FreezeSettings'];

/** What operators may set. */
export const freezeSettings = z.strictObject({
  calendarId: z.string().min(1).max(256),
  marker: z.string().trim().min(1).max(100),
  onUnreadable: z.enum(['refuse', 'allow']),
});

/** The settings of the team; undefined while nothing freezes deployments. */
export async function readFreezeSettings(preferences: PreferenceStore): Promise<FreezeSettings | undefined> {
  return freezeSettings.safeParse((await preferences.readTeam()).deploymentFreeze).data;
}

/** Sets what freezes deployments; null for nothing. */
export function storeFreezeSettings(preferences: PreferenceStore, settings: FreezeSettings | null): Promise<void> {
  return preferences.change(TEAM, { deploymentFreeze: settings });
}
