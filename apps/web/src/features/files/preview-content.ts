import { queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api.ts';
import { contentKind } from '#shared/content/content-kind.ts';
import type { StoredFile } from './file.ts';

/** Of longer texts only the beginning is fetched. */
export const MAX_TEXT_BYTES = 256 * 1024;

/** The bytes that a preview needs. A new version of the file is a new query. */
export function previewContentQuery(file: StoredFile) {
  const isText = contentKind(file.mimeType, file.size) === 'text';
  const isLong = Number(file.size ?? 0) > MAX_TEXT_BYTES;
  return queryOptions({
    queryKey: ['drive.files.get', 'content', file.id, file.headRevisionId],
    queryFn: async ({ signal }) => {
      const response = await api.raw(
        'drive.files.get',
        { fileId: file.id ?? '', supportsAllDrives: true, alt: 'media' },
        { signal, headers: { accept: '*/*', ...(isText && isLong && { range: `bytes=0-${MAX_TEXT_BYTES - 1}` }) } },
      );
      return new Blob([await response.arrayBuffer()], { type: file.mimeType ?? '' });
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });
}
