/** Returns the encoding declared in the head of a page (HTML, 13.2.3.2). */
export function findMetaCharset(bytes: Uint8Array): string | undefined {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 1024));
  return /<meta\b[^>]*\bcharset\s*=\s*["']?([\w:.-]+)/iu.exec(head)?.[1];
}
