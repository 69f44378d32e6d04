const SAMPLE_BYTES = 4096;
// In UTF-16, nearly every second byte of Western text is zero. In other languages, spaces and line breaks still contain zeros.
const MIN_ZEROS = 0.1;

/**
 * Detects the Unicode encoding of a text: by its byte order mark, as UTF-8 if the bytes are valid, and as UTF-16 if zeros only
 * occur at every second position. Returns undefined otherwise. A truncated text may end inside a character.
 */
export function findUnicodeEncoding(bytes: Uint8Array, { isCut = false } = {}): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return isUtf8(bytes, isCut) ? 'utf-8' : findUtf16(bytes, isCut);
}

/** Texts in UTF-16 and ISO-2022 may be valid UTF-8, but then contain characters that no text has. */
function isUtf8(bytes: Uint8Array, isCut: boolean): boolean {
  const text = decode('utf-8', bytes, isCut);
  return text !== undefined && !text.includes('\0') && !text.includes('\u001b');
}

function findUtf16(bytes: Uint8Array, isCut: boolean): string | undefined {
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const zeros = [0, 0];
  for (const [index, byte] of sample.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (Math.min(even, odd) > 0 || Math.max(even, odd) < (sample.length / 2) * MIN_ZEROS) return undefined;
  const label = even > 0 ? 'utf-16be' : 'utf-16le';
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
