import { queryOptions } from '@tanstack/react-query';
import { MAX_CONTENT_BYTES } from '#shared/content/kinds/content-kind.ts';
import { requireComplete } from '#shared/content/kinds/incomplete-content.ts';
import type { StoredFile } from '#shared/files/file.ts';
import { findContentState, readRest } from './preview-content.ts';

/** Longer texts are loaded completely only on request. */
export const MAX_AUTOLOAD_BYTES = 8 * 1024 * 1024;

/** Reports whether a text is small enough to fit in the memory of a tab. */
export function canLoadFully(file: StoredFile): boolean {
  return Number(file.size ?? 0) <= MAX_CONTENT_BYTES;
}

/** Returns the query of a whole long text whose beginning is already loaded. */
export function fullTextQuery(file: StoredFile, beginning: Blob, acknowledgesAbuse: boolean) {
  return queryOptions({
    queryKey: ['drive.files.get', 'whole text', file.id, findContentState(file), acknowledgesAbuse],
    queryFn: async ({ signal }) => {
      const rest = await readRest(file, acknowledgesAbuse, beginning.size, signal);
      const parts: BlobPart[] = [beginning];
      await rest.pipeTo(new WritableStream({ write: (bytes: Uint8Array<ArrayBuffer>) => void parts.push(bytes) }));
      const content = new Blob(parts, { type: beginning.type });
      return requireComplete(content, { form: 'text', sizeBytes: Number(file.size), sha256: file.sha256Checksum });
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });
}
