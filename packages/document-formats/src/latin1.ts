const CHUNK = 0x80_00; // A function call accepts a limited number of arguments.

/** Decodes bytes as ISO 8859-1, one character per byte, which `TextDecoder` does not support. */
export function toLatin1(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += CHUNK) text += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return text;
}

/** Encodes such characters as bytes. */
export function fromLatin1(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

/** Decodes pairs of hexadecimal digits, up to the first invalid one. */
export function fromHex(hex: string): Uint8Array {
  const pairs = /^(?:[\da-f]{2})*/iu.exec(hex)?.[0] ?? '';
  return Uint8Array.from({ length: pairs.length / 2 }, (_, at) => Number.parseInt(pairs.slice(2 * at, 2 * at + 2), 16));
}
