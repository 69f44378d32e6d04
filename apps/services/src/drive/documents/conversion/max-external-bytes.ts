/** What a PDF unpacks to is known only once it is unpacked. */
const MAX_PDF_BYTES = 768 * 2 ** 20;

/**
 * Bytes outside of its heap that a thread may hold while it reads a content of this type. What other formats unpack to is
 * checked before: the size of archives, and the pixels of pictures.
 */
export function maxExternalBytes(mimeType: string): number {
  return mimeType === 'application/pdf' ? MAX_PDF_BYTES : Number.POSITIVE_INFINITY;
}
