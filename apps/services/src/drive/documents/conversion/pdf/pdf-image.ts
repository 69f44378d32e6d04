import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

const MAX_PIXELS = 20_000_000;
const TIMEOUT_MS = 5_000;
/** Pixel formats returned by the library. */
const [BITS, RGB, RGBA] = [1, 2, 3];

/** Returns a picture of a page as PNG, or undefined if it cannot be decoded. */
export async function toPictureBytes(page: PDFPageProxy, name: string): Promise<Uint8Array | undefined> {
  const image: unknown = await new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), TIMEOUT_MS);
    (name.startsWith('g_') ? page.commonObjs : page.objs).get(name, (found: unknown) => {
      clearTimeout(timer);
      resolve(found);
    });
  });
  const { width, height, kind, data } = Object(image);
  const isUsable = Number.isInteger(width) && Number.isInteger(height) && width * height <= MAX_PIXELS;
  const pixels = isUsable && ArrayBuffer.isView(data) ? toRgba(data, { width, height, kind }) : undefined;
  if (!pixels) return undefined;
  // Imported only if needed because the library is large.
  const { PhotonImage } = await import('@cf-wasm/photon/node');
  using picture = new PhotonImage(pixels, width, height);
  return picture.get_bytes();
}

type Shape = { width: number; height: number; kind: number };

function toRgba(view: ArrayBufferView, { width, height, kind }: Shape): Uint8Array | undefined {
  const data = new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
  const count = width * height;
  if (kind === RGBA) return data.length >= count * 4 ? data.subarray(0, count * 4) : undefined;
  const pixels = new Uint8Array(count * 4).fill(255);
  if (kind === RGB && data.length >= count * 3) {
    for (let index = 0; index < count; index += 1) pixels.set(data.subarray(index * 3, index * 3 + 3), index * 4);
    return pixels;
  }
  const lineBytes = Math.ceil(width / 8);
  if (kind !== BITS || data.length < lineBytes * height) return undefined;
  for (let index = 0; index < count; index += 1) {
    const column = index % width;
    const byte = data[Math.floor(index / width) * lineBytes + Math.floor(column / 8)] ?? 0;
    pixels.fill((byte >> (7 - (column % 8))) & 1 ? 255 : 0, index * 4, index * 4 + 3);
  }
  return pixels;
}
