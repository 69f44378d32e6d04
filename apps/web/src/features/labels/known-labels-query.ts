import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { latestFilesQuery } from '#shared/files/latest-files-query.ts';
import type { Label } from './label.ts';
import { labelsQuery } from './queries.ts';

const MAX_ASKED = 20; // Each file needs a request.
const LATEST = 10;

/**
 * Returns the query of label IDs in use, by name: those of the given files, of recently changed files, and of all files whose
 * labels were loaded before. The service cannot list the labels of the organisation, so there may be more.
 */
export function knownLabelsQuery(client: QueryClient, fileIds: readonly string[]) {
  const asked = fileIds.slice(0, MAX_ASKED);
  return queryOptions({
    queryKey: ['known labels', asked],
    queryFn: async (): Promise<readonly string[]> => {
      const latest = await client.fetchQuery(latestFilesQuery(LATEST)).catch(() => undefined);
      const near = (latest?.files ?? []).flatMap(({ id }) => id ?? []);
      // A file whose labels cannot be read contributes none.
      await Promise.all([...new Set([...asked, ...near])].map((id) => client.prefetchQuery(labelsQuery(id))));
      const loaded = client.getQueriesData<readonly Label[]>({ queryKey: ['drive.files.listLabels'] });
      const ids = loaded.flatMap(([, labels]) => (labels ?? []).flatMap(({ id }) => id ?? []));
      return [...new Set(ids)].sort((one, other) => one.localeCompare(other));
    },
    staleTime: 60_000,
  });
}
