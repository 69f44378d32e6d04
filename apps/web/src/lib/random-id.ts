const BYTES = 16;

/**
 * Returns a random UUID (version 4, RFC 9562). Browsers provide `crypto.randomUUID` only on secure origins, but the console must
 * also work over plain HTTP in a private network.
 */
export function generateId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  const hex = Array.from(bytes, (byte, index) => {
    // Sets the version and the variant of the UUID.
    const marked = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return marked.toString(16).padStart(2, '0');
  }).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
