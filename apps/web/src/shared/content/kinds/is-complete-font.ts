const HEAD_BYTES = 12;
const TABLE_BYTES = 16;
const SFNT = new Set([0x00_01_00_00, 0x4f_54_54_4f, 0x74_72_75_65]); // TrueType, `OTTO` and `true`.
const WOFF = new Set([0x77_4f_46_46, 0x77_4f_46_32]); // `wOFF` and `wOF2`.

/**
 * Reports whether the bytes of a font are complete: they contain all its tables (OpenType, "Table directory"), and a WOFF file
 * has its declared length (WOFF 1.0 and 2.0, section 4). Bytes in other formats count as complete.
 */
export function isCompleteFont(content: ArrayBuffer): boolean {
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
