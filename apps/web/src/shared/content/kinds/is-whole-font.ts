const HEAD_BYTES = 12;
const TABLE_BYTES = 16;
const SFNT = new Set([0x00_01_00_00, 0x4f_54_54_4f, 0x74_72_75_65]); // TrueType, `OTTO` and `true`.
const WOFF = new Set([0x77_4f_46_46, 0x77_4f_46_32]); // `wOFF` and `wOF2`.

/**
 * Whether the bytes of a font go on to its end: all of its tables lie in them (OpenType, "Table directory"), and WOFF is as long as it
 * says (WOFF 1.0 and 2.0, section 4). Bytes that are no font of these are whole.
 */
export function isWholeFont(content: ArrayBuffer): boolean {
  if (content.byteLength < HEAD_BYTES) return true;
  const view = new DataView(content);
  const signature = view.getUint32(0);
  if (WOFF.has(signature)) return view.getUint32(8) <= content.byteLength;
  if (!SFNT.has(signature)) return true;
  const end = HEAD_BYTES + view.getUint16(4) * TABLE_BYTES;
  if (end > content.byteLength) return false;
  for (let at = HEAD_BYTES; at < end; at += TABLE_BYTES) {
    if (view.getUint32(at + 8) + view.getUint32(at + 12) > content.byteLength) return false;
  }
  return true;
}
