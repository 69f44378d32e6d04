import { getEncoding } from '@rotunda/document-formats/encoding-of';

/** Decodes bytes as text, with the declared `charset` or a detected encoding. */
export function toText(bytes: Uint8Array, charset?: string): string {
  return new TextDecoder(getEncoding(bytes, charset)).decode(bytes).replaceAll(/\r\n?/g, '\n');
}
