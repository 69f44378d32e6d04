import type { QueryClient } from '@tanstack/react-query';
import { sessionQuery } from '#shared/session/session.ts';
import { restoreFromDevice } from './restore-from-device.ts';

/** Resolves once the queries that exist by now have their stored data, on a first visit as soon as the session is known. */
export async function waitUntilRestored(client: QueryClient): Promise<void> {
  const session = await client.ensureQueryData(sessionQuery);
  if (session) await restoreFromDevice(client, session.deviceCacheKey);
}
