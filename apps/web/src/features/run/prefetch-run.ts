import type { QueryClient } from '@tanstack/react-query';
import { loadFirstData } from '#shared/api/first-data.ts';
import { contentQuery, deploymentsQuery } from '#shared/script/queries.ts';
import { findRunTarget } from './run-target.ts';
import type { RunSearch } from './search.ts';

/** Starts loading the code to run, which depends on the deployments. Resolves once it is available. */
export async function prefetchRun(client: QueryClient, scriptId: string, search: RunSearch): Promise<void> {
  const deployments = deploymentsQuery(scriptId);
  await loadFirstData(client, deployments);
  const known = client.getQueryData(deployments.queryKey);
  if (known) await loadFirstData(client, contentQuery(scriptId, findRunTarget(known, search).version));
}
