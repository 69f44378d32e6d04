const SAMPLE_BYTES = 4096;
// Text of Western languages in UTF-16 has a zero in nearly every second byte, other text still at its spaces and line ends.
const MIN_ZEROS = 0.1;

/**
 * The Unicode encoding of text: by its byte order mark, as UTF-8 if that is what the bytes are, and as UTF-16 where zeros stand at every
 * second place alone; undefined for bytes in none of them. A text that is cut may end inside of a character.
 */
export function findUnicodeEncoding(bytes: Uint8Array, { isCut = false } = {}): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return isUtf8(bytes, isCut) ? 'utf-8' : findUtf16(bytes, isCut);
}

/** Texts in UTF-16 and ISO-2022 may be of bytes that UTF-8 has, too: those hold characters that no text has. */
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

/** Undefined for bytes that are not valid in an encoding. */
function decode(label: string, bytes: Uint8Array, isCut: boolean): string | undefined {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes, { stream: isCut });
  } catch {
    return undefined;
  }
}
