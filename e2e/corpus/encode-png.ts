import { crc32, deflateSync } from 'node:zlib';

/** Encodes a greyscale PNG picture with one byte per pixel. `declared` overrides the size in its header with a wrong one. */
export function encodePng(
  size: { width: number; height: number },
  shadeAt: (x: number, y: number) => number,
  declared = size,
): Uint8Array<ArrayBuffer> {
  const rows = new Uint8Array((size.width + 1) * size.height);
  for (let y = 0; y < size.height; y += 1) {
    for (let x = 0; x < size.width; x += 1) rows[y * (size.width + 1) + x + 1] = shadeAt(x, y);
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(declared.width, 0);
  head.writeUInt32BE(declared.height, 4);
  head[8] = 8;
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  const chunks = [chunk('IHDR', head), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))];
  return new Uint8Array(Buffer.concat([signature, ...chunks]));
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
