/**
 * Returns the hexadecimal SHA-256 of content. The browser computes it on another thread. Returns undefined if the browser does not
 * provide it, as on insecure origins.
 */
export async function findDigest(content: Blob): Promise<string | undefined> {
  const digest = await globalThis.crypto?.subtle?.digest('SHA-256', await content.arrayBuffer());
  return digest && [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
