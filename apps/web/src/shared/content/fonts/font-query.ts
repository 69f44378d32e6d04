import { queryOptions } from '@tanstack/react-query';
import { decodeInWorker } from '#shared/content/decoding/decode-in-worker.ts';

/** Returns the query of a font's metadata. `names` is the key of its content. Fails with a DecodingError, without retries. */
export function fontQuery(names: readonly string[], content: Blob) {
  return queryOptions({
    queryKey: ['font', ...names],
    queryFn: ({ signal }) => decodeInWorker('font', content, { hasOutlines: false }, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    retry: false,
  });
}
