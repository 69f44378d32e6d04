/** Whether the encoding with this label (WHATWG Encoding) is supported. */
export function isKnownCharset(label: string): boolean {
  try {
    return new TextDecoder(label).encoding !== 'replacement';
  } catch {
    return false;
  }
}
