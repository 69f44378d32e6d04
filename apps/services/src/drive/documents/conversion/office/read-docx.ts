import type { DocumentComment } from '@rotunda/document-formats/document-comment';
import { docxToHtml } from '@rotunda/document-formats/docx-to-html';
import { readArchive } from '#core/read-archive.ts';
import type { PictureStore } from '#drive/documents/conversion/blocks/pictures.ts';

/**
 * Converts a Word document to HTML with its comments. Rejects if the bytes are not a Word document or decompress to more than
 * `maxUnpackedBytes`.
 */
export async function readDocx(
  bytes: Uint8Array,
  { shelf, maxUnpackedBytes }: { shelf: PictureStore; maxUnpackedBytes: number | undefined },
): Promise<{ html: string; comments: DocumentComment[] }> {
  const files = await readArchive(bytes, () => true, maxUnpackedBytes);
  return docxToHtml(files, { putPicture: (picture) => shelf.put(picture), trackedChanges: 'accept' });
}
