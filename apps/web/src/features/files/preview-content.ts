import { queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api.ts';
import { HEX_BYTES } from '#shared/content/hex-view.tsx';
import { previewForm } from '#shared/content/preview-form.ts';
import type { StoredFile } from './file.ts';

/** Of longer texts only the beginning is fetched. */
export const MAX_TEXT_BYTES = 256 * 1024;

/**
 * The bytes that a preview needs. A new version of the file is a new query. What the service takes for harmful is only
 * given to its owner, who has to say that they know.
 */
export function previewContentQuery(file: StoredFile, acknowledgesAbuse: boolean) {
  const limit = limitOf(file);
  const isLong = limit !== undefined && Number(file.size ?? 0) > limit;
  return queryOptions({
    queryKey: ['drive.files.get', 'content', file.id, file.headRevisionId, acknowledgesAbuse],
    queryFn: async ({ signal }) => {
      const acknowledged = acknowledgesAbuse ? { acknowledgeAbuse: true } : {};
      const response = await api.raw(
        'drive.files.get',
        { fileId: file.id ?? '', supportsAllDrives: true, alt: 'media', ...acknowledged },
        { signal, headers: { accept: '*/*', ...(isLong && { range: `bytes=0-${limit - 1}` }) } },
      );
      return new Blob([await response.arrayBuffer()], { type: file.mimeType ?? '' });
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });
}

/** How many bytes are enough; undefined where all are needed. */
function limitOf({ mimeType, size, name }: StoredFile): number | undefined {
  const form = previewForm(mimeType, size, name);
  if (form === 'hex') return HEX_BYTES;
  return form === 'image' || form === 'pdf' ? undefined : MAX_TEXT_BYTES;
}
