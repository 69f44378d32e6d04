import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { latestFilesQuery } from '#shared/files/latest-files-query.ts';
import type { Label } from './label.ts';
import { labelsQuery } from './queries.ts';

const MAX_ASKED = 20; // One call for each file.
const LATEST = 10;

/**
 * Ids of labels that are in use, by name: those of some files, of the files that changed last, and of all whose labels were
 * loaded before. The service lists no labels of the organisation, so there may be more.
 */
export function knownLabelsQuery(client: QueryClient, fileIds: readonly string[]) {
  const asked = fileIds.slice(0, MAX_ASKED);
  return queryOptions({
    queryKey: ['known labels', asked],
    queryFn: async (): Promise<readonly string[]> => {
      const latest = await client.fetchQuery(latestFilesQuery(LATEST)).catch(() => undefined);
      const near = (latest?.files ?? []).flatMap(({ id }) => id ?? []);
      // A file that keeps its labels to itself has nothing to offer.
      await Promise.all([...new Set([...asked, ...near])].map((id) => client.prefetchQuery(labelsQuery(id))));
      const loaded = client.getQueriesData<readonly Label[]>({ queryKey: ['drive.files.listLabels'] });
      const ids = loaded.flatMap(([, labels]) => (labels ?? []).flatMap(({ id }) => id ?? []));
      return [...new Set(ids)].sort((one, other) => one.localeCompare(other));
    },
    staleTime: 60_000,
  });
}
