/** The decompressed size of a PDF is known only after decompressing it. */
const MAX_PDF_BYTES = 768 * 2 ** 20;

/**
 * Returns the bytes that a thread may hold outside its heap while reading a content of this type. For other formats, limits are
 * checked beforehand: archive sizes and picture dimensions.
 */
export function getMaxExternalBytes(mimeType: string): number {
  return mimeType === 'application/pdf' ? MAX_PDF_BYTES : Number.POSITIVE_INFINITY;
}
