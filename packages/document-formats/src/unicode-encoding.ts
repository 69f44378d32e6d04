const SAMPLE_BYTES = 4096;
// In UTF-16, nearly every second byte of Western text is zero. In other languages, spaces and line breaks still contain zeros.
const MIN_ZEROS = 0.1;
const SPACE = 0x20;
const ESCAPE = '\u001b';

/**
 * Detects the Unicode encoding of a text: by its byte order mark, as UTF-16 if zeros only occur at every second position, where
 * no letters do, and as UTF-8 if the bytes are valid. Returns undefined otherwise. A truncated text may end inside a character.
 */
export function findUnicodeEncoding(bytes: Uint8Array, { isCut = false } = {}): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const text = decode('utf-8', bytes, isCut);
  // Texts in UTF-16 and ISO-2022 may be valid UTF-8, but then contain zeros or escape characters.
  if (text !== undefined && !text.includes('\0') && !text.includes(ESCAPE)) return 'utf-8';
  const utf16 = findUtf16(bytes, { isCut, isUtf8: text !== undefined });
  return utf16 ?? (text === undefined || text.includes(ESCAPE) ? undefined : 'utf-8');
}

function findUtf16(bytes: Uint8Array, { isCut, isUtf8 }: { isCut: boolean; isUtf8: boolean }): string | undefined {
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const zeros = [0, 0];
  const letters = [0, 0];
  for (const [index, byte] of sample.entries()) {
    const side = index % 2;
    if (byte === 0) zeros[side] = (zeros[side] ?? 0) + 1;
    else if (byte > SPACE) letters[side] = (letters[side] ?? 0) + 1;
  }
  const high = (zeros[0] ?? 0) > 0 ? 0 : 1;
  const count = zeros[high] ?? 0;
  if ((zeros[1 - high] ?? 0) > 0 || count < (sample.length / 2) * MIN_ZEROS) return undefined;
  // A text in UTF-8 with a few zeros. The high bytes of a text in UTF-16 that is valid UTF-8 are control characters.
  if (isUtf8 && (letters[high] ?? 0) > count) return undefined;
  const label = high === 0 ? 'utf-16be' : 'utf-16le';
  return decode(label, bytes, isCut) === undefined ? undefined : label;
}

/** Returns undefined if the bytes are not valid in an encoding. */
function decode(label: string, bytes: Uint8Array, isCut: boolean): string | undefined {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes, { stream: isCut });
  } catch {
    return undefined;
  }
}
