import { findEncoding } from './find-encoding.ts';
import { isKnownCharset } from './known-charset.ts';
import { findUnicodeEncoding } from './unicode-encoding.ts';

/**
 * The encoding of text: by its byte order mark; UTF-8 if that is what the bytes are; else the one that `charset` names; else the one that
 * they look like, and that of Western Europe when that is not clear.
 */
export function encodingOf(bytes: Uint8Array, charset?: string, cut?: { isCut: boolean }): string {
  const unicode = findUnicodeEncoding(bytes, cut);
  if (unicode !== undefined) return unicode;
  return charset !== undefined && isKnownCharset(charset) ? charset : findEncoding(bytes);
}
