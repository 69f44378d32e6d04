import { queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api.ts';
import type { StoredFile } from './file.ts';

/** Ways in which content is shown. */
export type PreviewKind = 'image' | 'pdf' | 'text';

/** Of longer texts only the beginning is fetched. */
export const MAX_TEXT_BYTES = 256 * 1024;
const MAX_WHOLE_BYTES = 50 * 1024 * 1024; // Images and PDFs are needed whole; larger ones would fill the tab's memory.
const TEXT_TYPES = /^text\/|[/+](?:json|xml|javascript|x-yaml|x-sh|sql)$/;
const IMAGE_TYPES = /^image\/(?:png|jpeg|gif|webp|avif|bmp)$/; // No SVG: it can hold script.

/** How a file can be shown; undefined when it cannot. */
export function previewKind({ mimeType = '', size }: StoredFile): PreviewKind | undefined {
  if (size === undefined) return undefined;
  if (TEXT_TYPES.test(mimeType)) return 'text';
  if (Number(size) > MAX_WHOLE_BYTES) return undefined;
  if (IMAGE_TYPES.test(mimeType)) return 'image';
  return mimeType === 'application/pdf' ? 'pdf' : undefined;
}

/** The bytes that a preview needs. A new version of the file is a new query. */
export function previewContentQuery(file: StoredFile) {
  const isText = previewKind(file) === 'text';
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
