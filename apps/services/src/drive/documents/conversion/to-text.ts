/** Bytes as text: UTF-8, or UTF-16 with a byte order mark. What is neither shows as replacement characters. */
export function toText(bytes: Uint8Array): string {
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding).decode(bytes).replaceAll(/\r\n?/g, '\n');
}
