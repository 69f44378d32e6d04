/** Whether text in the encoding with this label (WHATWG Encoding) can be read. */
export function isKnownCharset(label: string): boolean {
  try {
    return new TextDecoder(label).encoding !== 'replacement';
  } catch {
    return false;
  }
}
