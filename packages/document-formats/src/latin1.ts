const CHUNK = 0x80_00; // Characters that one call can be given.

/** Bytes as characters of the same numbers (ISO 8859-1), which `TextDecoder` does not offer. */
export function toLatin1(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += CHUNK) text += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return text;
}

/** The bytes that such characters stand for. */
export function fromLatin1(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

/** Bytes by pairs of hexadecimal digits, up to the first that is none. */
export function fromHex(hex: string): Uint8Array {
  const pairs = /^(?:[\da-f]{2})*/iu.exec(hex)?.[0] ?? '';
  return Uint8Array.from({ length: pairs.length / 2 }, (_, at) => Number.parseInt(pairs.slice(2 * at, 2 * at + 2), 16));
}
