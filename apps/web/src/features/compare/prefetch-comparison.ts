import type { QueryClient } from '@tanstack/react-query';
import { waitUntilRestored } from '#shared/device-cache/wait-until-restored.ts';
import { contentQuery, versionsQuery } from '#shared/script/queries.ts';
import { findBase } from './find-base.ts';
import type { CompareSearch } from './search.ts';

/** Prefetches both sides of a comparison. The earlier one depends on the versions, which the device may have. */
export async function prefetchComparison(client: QueryClient, scriptId: string, search: CompareSearch): Promise<void> {
  void client.prefetchQuery(versionsQuery(scriptId));
  void client.prefetchQuery(contentQuery(scriptId, search.head));
  await waitUntilRestored(client);
  // The screen reports a failure.
  const versions = await client.ensureQueryData(versionsQuery(scriptId)).catch(() => []);
  const base = findBase(search, versions);
  if (base !== undefined) await client.prefetchQuery(contentQuery(scriptId, base));
}
