import { queryOptions } from '@tanstack/react-query';
import type { DecodableFormat } from '#shared/content/decoding/decodable-format.ts';
import { decodeInWorker } from '#shared/content/decoding/decode-in-worker.ts';
import { type RevisionSource, revisionContentQuery } from './queries.ts';
import type { Revision } from './revision.ts';

/**
 * Returns the query of a decoded document revision. Fails with a DecodingError if the content is not a document of this format.
 */
export function revisionDocumentQuery(source: RevisionSource, revision: Revision, format: DecodableFormat) {
  return queryOptions({
    queryKey: ['drive.revisions.get', 'document', source, revision.id],
    queryFn: async ({ client, signal }) =>
      decodeInWorker('document', await client.fetchQuery(revisionContentQuery(source, revision)), { format }, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });
}
