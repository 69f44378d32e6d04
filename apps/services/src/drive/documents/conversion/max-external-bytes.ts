/** The largest pictures are decoded, turned and written again: a gigabyte and a half. */
const MAX_BYTES = 2 * 2 ** 30;
/** What a PDF unpacks to is known only once it is unpacked. */
const MAX_PDF_BYTES = 768 * 2 ** 20;

/** Bytes outside of its heap that a thread may hold while it reads a content of this type. */
export function maxExternalBytes(mimeType: string): number {
  return mimeType === 'application/pdf' ? MAX_PDF_BYTES : MAX_BYTES;
}
