const SIGNATURES: readonly { type: string; pattern: RegExp }[] = [
  { type: 'image/png', pattern: /^\x89PNG\r\n/ },
  { type: 'image/jpeg', pattern: /^\xff\xd8\xff/ },
  { type: 'image/gif', pattern: /^GIF8[79]a/ },
  { type: 'image/webp', pattern: /^RIFF[\s\S]{4}WEBP/ },
  { type: 'image/bmp', pattern: /^BM/ },
];

/**
 * Returns the type of a picture by its first bytes. Returns undefined for types that browsers do not support, and for SVG, which
 * can contain scripts.
 */
export function getPictureType(bytes: Uint8Array): string | undefined {
  const head = String.fromCharCode(...bytes.subarray(0, 16));
  return SIGNATURES.find(({ pattern }) => pattern.test(head))?.type;
}
