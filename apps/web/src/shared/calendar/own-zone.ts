import type { QueryClient } from '@tanstack/react-query';
import { operationQuery } from '#shared/api/operation-query.ts';
import { currentZone } from '#shared/format/zone.ts';
import { readPreferences } from '#shared/preferences/preferences-store.ts';
import { isZone } from './zones.ts';

const BROWSER = 'browser';
const ZONE_FRESH_MS = 600_000;

/**
 * The zone that events are shown in: the one chosen for the console, else the one chosen in the service; without either that
 * of the browser. An IANA name.
 */
export function ownZone(fromService: string | undefined): string {
  const { timeZone = BROWSER } = readPreferences();
  return timeZone === BROWSER && isZone(fromService) ? fromService : currentZone();
}

/** The zone that the person has chosen in the calendar service; undefined when it does not say. */
export async function loadServiceZone(queryClient: QueryClient): Promise<string | undefined> {
  const query = { ...operationQuery('calendar.settings.get', { setting: 'timezone' }), staleTime: ZONE_FRESH_MS };
  const { value } = await queryClient.ensureQueryData(query).catch(() => ({ value: undefined }));
  return value;
}

/** The zone that events are shown in, as soon as the service has sent its part of it. */
export async function loadOwnZone(queryClient: QueryClient): Promise<string> {
  return ownZone(await loadServiceZone(queryClient));
}
