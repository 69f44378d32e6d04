// Writes camera metadata (EXIF 2.3, big-endian TIFF) for tests.

type Entry = { tag: number; type: number; count: number; value: Buffer };

const ascii = (tag: number, text: string): Entry => ({
  tag,
  type: 2,
  count: text.length + 1,
  value: Buffer.from(`${text}\0`),
});

function short(tag: number, number: number): Entry {
  const value = Buffer.alloc(2);
  value.writeUInt16BE(number);
  return { tag, type: 3, count: 1, value };
}

function long(tag: number, number: number): Entry {
  const value = Buffer.alloc(4);
  value.writeUInt32BE(number);
  return { tag, type: 4, count: 1, value };
}

function rationals(tag: number, fractions: readonly (readonly [number, number])[]): Entry {
  const value = Buffer.alloc(fractions.length * 8);
  for (const [index, [top, bottom]] of fractions.entries()) {
    value.writeUInt32BE(top, index * 8);
    value.writeUInt32BE(bottom, index * 8 + 4);
  }
  return { tag, type: 5, count: fractions.length, value };
}

/** Writes a directory of entries at `offset` of the metadata. Values longer than four bytes follow the directory. */
function directory(entries: readonly Entry[], offset: number): Buffer {
  const head = Buffer.alloc(2 + entries.length * 12 + 4);
  head.writeUInt16BE(entries.length);
  let rest = Buffer.alloc(0);
  for (const [index, { tag, type, count, value }] of entries.entries()) {
    const at = 2 + index * 12;
    head.writeUInt16BE(tag, at);
    head.writeUInt16BE(type, at + 2);
    head.writeUInt32BE(count, at + 4);
    if (value.length <= 4) value.copy(head, at + 8);
    else {
      head.writeUInt32BE(offset + head.length + rest.length, at + 8);
      rest = Buffer.concat([rest, value]);
    }
  }
  return Buffer.concat([head, rest]);
}

/** Adds the metadata of a camera in portrait orientation to a JPEG. */
export function withExif(jpeg: Buffer): Buffer {
  const place = [
    ascii(0x0001, 'N'),
    rationals(0x0002, [
      [52, 1],
      [30, 1],
      [0, 1],
    ]),
    ascii(0x0003, 'W'),
    rationals(0x0004, [
      [13, 1],
      [15, 1],
      [0, 1],
    ]),
    { tag: 0x0005, type: 1, count: 1, value: Buffer.alloc(1) },
    rationals(0x0006, [[34, 1]]),
  ];
  const shot = [
    rationals(0x829a, [[1, 125]]),
    rationals(0x829d, [[28, 10]]),
    short(0x8827, 400),
    ascii(0x9003, '2026:05:01 10:20:30'),
    short(0x9207, 5),
    short(0x9209, 1),
    rationals(0x920a, [[35, 1]]),
  ];
  const main = (shotAt: number, placeAt: number) =>
    directory(
      [ascii(0x010f, 'Kestrel'), ascii(0x0110, 'K-7'), short(0x0112, 6), long(0x8769, shotAt), long(0x8825, placeAt)],
      8,
    );
  const shotAt = 8 + main(0, 0).length;
  const placeAt = shotAt + directory(shot, shotAt).length;
  const tiff = Buffer.concat([
    Buffer.from('MM\0*\0\0\0\b', 'latin1'),
    main(shotAt, placeAt),
    directory(shot, shotAt),
    directory(place, placeAt),
  ]);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(2 + 6 + tiff.length);
  const segment = Buffer.concat([Buffer.from([0xff, 0xe1]), length, Buffer.from('Exif\0\0', 'latin1'), tiff]);
  return Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)]);
}
