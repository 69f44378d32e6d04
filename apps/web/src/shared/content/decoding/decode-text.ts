import { isKnownCharset } from '@rotunda/document-formats/known-charset';
import { findUnicodeEncoding } from '@rotunda/document-formats/unicode-encoding';

/** A text, and the encoding that it was read in, by its label (Encoding Standard). */
export type DecodedText = { text: string; encoding: string };

type DecodeOptions = {
  /** What the content itself or its type says of its encoding. */
  declared?: string | undefined;
  /** What a person chose; counts more than anything else. */
  chosen?: string | undefined;
  /** Whether the text may end inside of a character. */
  isCut?: boolean;
};

/**
 * Bytes as text: in the encoding that was chosen, else in the Unicode encoding that they are in, else in the one that is declared, else in
 * the one that they look like. What is not valid in it becomes U+FFFD.
 */
export async function decodeText(bytes: Uint8Array, options: DecodeOptions = {}): Promise<DecodedText> {
  const encoding = options.chosen ?? (await encodingOf(bytes, options));
  return { text: new TextDecoder(encoding).decode(bytes, { stream: options.isCut === true }), encoding };
}

async function encodingOf(bytes: Uint8Array, { declared, isCut = false }: DecodeOptions): Promise<string> {
  const unicode = findUnicodeEncoding(bytes, { isCut });
  if (unicode !== undefined) return unicode;
  if (declared !== undefined && isKnownCharset(declared)) return new TextDecoder(declared).encoding;
  // Its statistics of languages are large, and most texts are UTF-8.
  const { findEncoding } = await import('@rotunda/document-formats/find-encoding');
  return findEncoding(bytes);
}
