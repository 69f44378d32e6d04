import { queryOptions } from '@tanstack/react-query';
import { findArchiveFormat } from '#shared/content/decoding/archive-format.ts';
import { decodeInWorker } from '#shared/content/decoding/decode-in-worker.ts';
import { type NamedContent, unpackMember } from './unpack-member.ts';

const IMMUTABLE = { staleTime: Number.POSITIVE_INFINITY, gcTime: 60_000, retry: false } as const;

/**
 * Returns the query of the files in an archive. `names` is the key of its content. Fails with a DecodingError, without retries.
 */
export function archiveQuery(names: readonly string[], { content, name, mimeType }: NamedContent) {
  const format = findArchiveFormat(mimeType, name) ?? 'zip';
  return queryOptions({
    queryKey: ['archive', ...names],
    queryFn: ({ signal }) => decodeInWorker('archive', content, { format, name }, signal),
    ...IMMUTABLE,
  });
}

/** Returns the query of one file's content in an archive. Fails like the query of the file list. */
export function archiveMemberQuery(names: readonly string[], archive: NamedContent, path: string) {
  return queryOptions({
    queryKey: ['file of an archive', ...names, path],
    queryFn: ({ signal }) => unpackMember(archive, [path], signal),
    ...IMMUTABLE,
  });
}
