import { queryOptions } from '@tanstack/react-query';
import type { DecodableFormat } from './decodable-format.ts';
import { decodeInWorker } from './decode-in-worker.ts';

/** Returns the query of a decoded document. `names` is the key of its content. Fails with a DecodingError, without retries. */
export function decodedDocumentQuery(names: readonly string[], content: Blob, format: DecodableFormat) {
  return queryOptions({
    queryKey: ['decoded document', format, ...names],
    queryFn: ({ signal }) => decodeInWorker('document', content, { format }, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    retry: false,
  });
}
