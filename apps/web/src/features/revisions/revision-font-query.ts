import { queryOptions } from '@tanstack/react-query';
import { decodeInWorker } from '#shared/content/decoding/decode-in-worker.ts';
import { type RevisionSource, revisionContentQuery } from './queries.ts';
import type { Revision } from './revision.ts';

/** Returns the query of a font revision: its bytes and metadata. Fails with a DecodingError if the content is not a font. */
export function revisionFontQuery(source: RevisionSource, revision: Revision) {
  return queryOptions({
    queryKey: ['drive.revisions.get', 'font', source, revision.id],
    queryFn: async ({ client, signal }) => {
      const content = await client.fetchQuery(revisionContentQuery(source, revision));
      return { content, facts: await decodeInWorker('font', content, { hasOutlines: true }, signal) };
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });
}
