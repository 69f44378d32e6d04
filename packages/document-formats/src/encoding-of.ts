import { findEncoding } from './find-encoding.ts';
import { isKnownCharset } from './known-charset.ts';
import { findUnicodeEncoding } from './unicode-encoding.ts';

/**
 * Returns the encoding of a text: from its byte order mark, else UTF-8 if the bytes are valid UTF-8, else `charset`, else a
 * detected encoding. Defaults to the Western European one if detection is inconclusive.
 */
export function getEncoding(bytes: Uint8Array, charset?: string, cut?: { isCut: boolean }): string {
  const unicode = findUnicodeEncoding(bytes, cut);
  if (unicode !== undefined) return unicode;
  return charset !== undefined && isKnownCharset(charset) ? charset : findEncoding(bytes);
}
