import { isKnownCharset } from '@rotunda/document-formats/known-charset';
import { findUnicodeEncoding } from '@rotunda/document-formats/unicode-encoding';

/** A text and the encoding in which it was decoded, by label (Encoding Standard). */
export type DecodedText = { text: string; encoding: string };

type DecodeOptions = {
  /** The encoding declared by the content itself or its type. */
  declared?: string | undefined;
  /** The encoding selected by the user. Takes precedence over all others. */
  chosen?: string | undefined;
  /** Whether the text may end within a character. */
  isCut?: boolean;
};

/**
 * Decodes bytes to text in the selected encoding, or else the detected Unicode encoding, or else the declared encoding, or else
 * the most likely one. Invalid bytes become U+FFFD.
 */
export async function decodeText(bytes: Uint8Array, options: DecodeOptions = {}): Promise<DecodedText> {
  const encoding = options.chosen ?? (await getEncoding(bytes, options));
  return { text: new TextDecoder(encoding).decode(bytes, { stream: options.isCut === true }), encoding };
}

async function getEncoding(bytes: Uint8Array, { declared, isCut = false }: DecodeOptions): Promise<string> {
  const unicode = findUnicodeEncoding(bytes, { isCut });
  if (unicode !== undefined) return unicode;
  if (declared !== undefined && isKnownCharset(declared)) return new TextDecoder(declared).encoding;
  // Lazy-loaded, because the language statistics are large and most texts are UTF-8.
  const { findEncoding } = await import('@rotunda/document-formats/find-encoding');
  return findEncoding(bytes);
}
