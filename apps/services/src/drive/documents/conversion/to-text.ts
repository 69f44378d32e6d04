import { findEncoding } from './find-encoding.ts';
import { isKnownCharset } from './known-charset.ts';

/**
 * Bytes as text, by their byte order mark; as UTF-8 if that is what they are; else in the encoding that `charset` names;
 * else in the one that they look like, and in that of Western Europe when that is not clear.
 */
export function toText(bytes: Uint8Array, charset?: string): string {
  return new TextDecoder(encodingOf(bytes, charset)).decode(bytes).replaceAll(/\r\n?/g, '\n');
}

function encodingOf(bytes: Uint8Array, charset: string | undefined): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (isUtf8(bytes)) return 'utf-8';
  if (charset !== undefined && isKnownCharset(charset)) return charset;
  return findEncoding(bytes);
}

/** Texts in UTF-16 and ISO-2022 may be of bytes that UTF-8 has, too: those hold characters that no text has. */
function isUtf8(bytes: Uint8Array): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return !text.includes('\0') && !text.includes('\u001b');
  } catch {
    return false;
  }
}
