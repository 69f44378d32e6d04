type Page = { width: number; height: number; shade: number; compression?: number };

/**
 * Encodes a TIFF file whose pages each have one shade of grey. Uncompressed unless a page specifies another compression number.
 */
export function encodeTiff(pages: readonly Page[]): Uint8Array<ArrayBuffer> {
  const parts: Buffer[] = [Buffer.from('49492a0008000000', 'hex')];
  let at = 8;
  for (const [index, { width, height, shade, compression = 1 }] of pages.entries()) {
    const directoryBytes = 2 + 9 * 12 + 4;
    const pixels = Buffer.alloc(width * height, shade);
    const entries: [tag: number, value: number][] = [
      [256, width],
      [257, height],
      [258, 8],
      [259, compression],
      [262, 1],
      [273, at + directoryBytes],
      [277, 1],
      [278, height],
      [279, pixels.length],
    ];
    const directory = Buffer.alloc(directoryBytes);
    directory.writeUInt16LE(entries.length, 0);
    for (const [place, [tag, value]] of entries.entries()) {
      directory.writeUInt16LE(tag, 2 + place * 12);
      directory.writeUInt16LE(4, 4 + place * 12);
      directory.writeUInt32LE(1, 6 + place * 12);
      directory.writeUInt32LE(value, 10 + place * 12);
    }
    const next = at + directoryBytes + pixels.length;
    directory.writeUInt32LE(index === pages.length - 1 ? 0 : next, directoryBytes - 4);
    parts.push(directory, pixels);
    at = next;
  }
  return new Uint8Array(Buffer.concat(parts));
}
