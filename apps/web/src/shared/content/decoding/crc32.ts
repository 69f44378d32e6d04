const POLYNOMIAL = 0xedb88320;
const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ POLYNOMIAL : value >>> 1;
  return value;
});

/** Returns the CRC-32 of bytes (ISO 3309) in hexadecimal, as in ZIP archives. */
export function crc32(bytes: Uint8Array): string {
  let value = 0xffffffff;
  for (const byte of bytes) value = (TABLE[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8);
  return toHex(~value);
}

/** Formats a CRC-32 in hexadecimal. */
export function toHex(value: number): string {
  return (value >>> 0).toString(16).padStart(8, '0');
}
