import { queryOptions } from '@tanstack/react-query';
import { decodeInWorker } from './decode-in-worker.ts';
import type { DocumentFormat } from './document-format.ts';

/** A decoded document; `names` tell its content from any other. Fails with a DecodingError, once. */
export function decodedDocumentQuery(names: readonly string[], content: Blob, format: DocumentFormat) {
  return queryOptions({
    queryKey: ['decoded document', format, ...names],
    queryFn: ({ signal }) => decodeInWorker(content, format, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    retry: false,
  });
}
