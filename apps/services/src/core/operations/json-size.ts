/** Texts up to this length are measured by their length, which is faster. */
const SHORT_TEXT_CHARACTERS = 256;
/** Quotes, colon and comma of a member. */
const MEMBER_BYTES = 4;
const NUMBER_BYTES = 4;

/** Returns the approximate size of a value as JSON, in bytes. */
export function getJsonSize(value: unknown): number {
  if (typeof value === 'string') {
    return value.length <= SHORT_TEXT_CHARACTERS ? value.length + 2 : Buffer.byteLength(JSON.stringify(value));
  }
  if (typeof value !== 'object' || value === null) return NUMBER_BYTES;
  let bytes = 2;
  for (const [key, member] of Object.entries(value)) bytes += key.length + MEMBER_BYTES + getJsonSize(member);
  return bytes;
}
