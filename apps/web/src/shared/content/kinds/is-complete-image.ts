import { getPictureType } from '#shared/content/decoding/picture-type.ts';

type Reader = (bytes: DataView) => boolean;

const HEAD_BYTES = 16;

/**
 * Reports whether the bytes of a picture are complete, by the end that its format defines (PNG: ISO/IEC 15948, 11.2.5; JPEG:
 * ITU-T T.81, B.1; GIF89a, 27; WebP: RFC 9649, 2; AVIF: ISO/IEC 14496-12, 4.2; BMP: BITMAPFILEHEADER). Browsers render truncated
 * pictures without an error. Detects the format by the first bytes, as browsers do. Returns true for unknown formats.
 */
export function isCompleteImage(content: ArrayBuffer, mimeType: string): boolean {
  const reader = READERS[getFormat(new Uint8Array(content, 0, Math.min(HEAD_BYTES, content.byteLength)), mimeType)];
  if (!reader) return true;
  try {
    return reader(new DataView(content));
  } catch (error) {
    // A length in the picture points beyond its end.
    if (error instanceof RangeError) return false;
    throw error;
  }
}

function getFormat(head: Uint8Array, mimeType: string): string {
  const isKnownByType = head.length < HEAD_BYTES || mimeType === 'image/avif';
  return getPictureType(head) ?? (isKnownByType ? mimeType : '');
}

const READERS: Readonly<Record<string, Reader>> = {
  'image/png': isCompletePng,
  'image/jpeg': isCompleteJpeg,
  'image/gif': isCompleteGif,
  'image/webp': (bytes) => bytes.byteLength >= bytes.getUint32(4, true) + 8,
  'image/avif': hasCompleteBoxes,
  // Some programs omit the size.
  'image/bmp': (bytes) => bytes.byteLength >= Math.max(bytes.getUint32(2, true), bytes.getUint32(10, true) + 1),
};

function isCompletePng(bytes: DataView): boolean {
  const END = 0x49454e44; // “IEND”
  let at = 8;
  while (bytes.getUint32(at + 4) !== END) at += bytes.getUint32(at) + 12;
  return at + 12 <= bytes.byteLength;
}

function isCompleteJpeg(bytes: DataView): boolean {
  const [END_OF_IMAGE, START_OF_SCAN] = [0xd9, 0xda];
  let at = 2;
  for (;;) {
    // Fill bytes may occur between scans.
    while (bytes.getUint8(at) !== 0xff) at += 1;
    const marker = bytes.getUint8(at + 1);
    if (marker === END_OF_IMAGE) return true;
    const isAlone = marker === 0xff || marker === 0x00 || marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
    if (isAlone) at += marker === 0xff ? 1 : 2;
    else at += 2 + bytes.getUint16(at + 2);
    if (marker === START_OF_SCAN) at = endOfScan(bytes, at);
  }
}

/** Returns the position of the next marker: in coded data, FF is followed by 00 or a restart number. */
function endOfScan(bytes: DataView, start: number): number {
  let at = start;
  for (;;) {
    const next = bytes.getUint8(at) === 0xff ? bytes.getUint8(at + 1) : 0;
    if (next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at;
    at += 1;
  }
}

function isCompleteGif(bytes: DataView): boolean {
  const [TRAILER, EXTENSION] = [0x3b, 0x21];
  let at = 13 + readColourTable(bytes.getUint8(10));
  for (;;) {
    const block = bytes.getUint8(at);
    if (block === TRAILER) return true;
    // An extension has a label. A picture has its position, an optional colour table, and the code size.
    at += block === EXTENSION ? 2 : 11 + readColourTable(bytes.getUint8(at + 9));
    for (let size = bytes.getUint8(at); size !== 0; size = bytes.getUint8(at)) at += size + 1;
    at += 1;
  }
}

/** Returns the size in bytes of the colour table declared by the flags of a GIF. */
function readColourTable(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
}

function hasCompleteBoxes(bytes: DataView): boolean {
  const DATA = 0x6d646174; // “mdat”
  let at = 0;
  let hasData = false;
  while (at < bytes.byteLength) {
    const size = bytes.getUint32(at);
    hasData ||= bytes.getUint32(at + 4) === DATA;
    // 0 means up to the end of the file. 1 means that eight further bytes contain the size.
    if (size === 0) return hasData;
    at += size === 1 ? Number(bytes.getBigUint64(at + 8)) : Math.max(size, 8);
  }
  return hasData && at === bytes.byteLength;
}
