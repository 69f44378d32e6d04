import { queryOptions } from '@tanstack/react-query';
import { decodeInWorker } from '#shared/content/decoding/decode-in-worker.ts';

/** What a font says of itself; `names` tell its content from any other. Fails with a DecodingError, once. */
export function fontQuery(names: readonly string[], content: Blob) {
  return queryOptions({
    queryKey: ['font', ...names],
    queryFn: ({ signal }) => decodeInWorker('font', content, { hasOutlines: false }, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    retry: false,
  });
}
