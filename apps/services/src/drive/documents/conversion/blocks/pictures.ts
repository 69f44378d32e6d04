import { createHash } from 'node:crypto';
import { imageSize } from 'image-size';
import { toQuarterTurns, turn } from '#drive/raster.ts';

/** A picture in a document, in one of two formats that all programs display. */
export type Picture = {
  /** Derived from its bytes: identical pictures have the same ID. */
  id: string;
  mimeType: 'image/jpeg' | 'image/png';
  bytes: Uint8Array;
  /** Width in pixels. The height is in pixels too. */
  width: number;
  height: number;
};

/** The pictures of a document, by their addresses in its text. */
export type Pictures = ReadonlyMap<string, Picture>;

// Decoding takes four bytes per pixel.
const MAX_DECODED_PIXELS = 50_000_000;
const JPEG_QUALITY = 90;
// Fits on an A4 page within its margins at 96 pixels per inch.
const MAX_SHOWN_WIDTH = 600;
const MAX_SHOWN_HEIGHT = 850;

// In HTML, in a Markdown image, and in a Markdown reference definition.
const EMBEDDED = /(\][(:]\s*<?|\bsrc\s*=\s*["']?)data:image\/[\w.+-]+;base64,([\w+/=-]+)/gi;
const ADDRESS = /picture:[\da-f]{64}/g;

/**
 * Collects the pictures of a document while it is read. The text refers to them by short addresses because their data is too
 * long.
 */
export class PictureStore {
  readonly pictures = new Map<string, Picture>();

  /** Stores a picture and returns its address. Rejects if the bytes are not a displayable picture. */
  async put(bytes: Uint8Array): Promise<string> {
    const id = createHash('sha256').update(bytes).digest('hex');
    const address = `picture:${id}`;
    if (!this.pictures.has(address)) this.pictures.set(address, { id, ...(await readPicture(bytes)) });
    return address;
  }

  /** Like `put`, for a picture that is the whole document. Also rejects if only the beginning is a picture. */
  async putWhole(bytes: Uint8Array): Promise<string> {
    const address = await this.put(bytes);
    const picture = this.pictures.get(address);
    if (picture) await toPlainPng(picture);
    return address;
  }

  /** Replaces the embedded pictures of HTML or Markdown with addresses. Leaves invalid pictures unchanged. */
  async putEmbedded(text: string): Promise<string> {
    let [result, end] = ['', 0];
    for (const { 0: whole, 1: start = '', 2: base64 = '', index } of text.matchAll(EMBEDDED)) {
      const address = await this.put(Buffer.from(base64, 'base64')).catch(() => undefined);
      if (address === undefined) continue;
      result += text.slice(end, index) + start + address;
      end = index + whole.length;
    }
    return result + text.slice(end);
  }
}

/** Replaces the addresses of pictures in HTML or Markdown with embedded pictures. */
export function embedPictures(text: string, pictures: Pictures): string {
  return text.replaceAll(ADDRESS, (address) => {
    const picture = pictures.get(address);
    return picture ? `data:${picture.mimeType};base64,${Buffer.from(picture.bytes).toString('base64')}` : address;
  });
}

/** Returns the file name of a picture. */
export function toFileName({ id, mimeType }: Picture): string {
  return `${id}.${mimeType === 'image/png' ? 'png' : 'jpg'}`;
}

/** Returns the size of a picture on a page, in pixels of 1/96 inch: its own size, limited to the page. */
export function toDisplaySize({ width, height }: Picture): { width: number; height: number } {
  const scale = Math.min(1, MAX_SHOWN_WIDTH / width, MAX_SHOWN_HEIGHT / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Converts a picture to a basic PNG. Rejects if it cannot be decoded or has too many pixels. */
export async function toPlainPng({
  bytes,
  width,
  height,
}: Pick<Picture, 'bytes' | 'width' | 'height'>): Promise<Uint8Array> {
  requireDecodable(width, height);
  // Imported only if needed because the library is large.
  const { PhotonImage } = await import('@cf-wasm/photon/node');
  using image = PhotonImage.new_from_byteslice(bytes);
  return image.get_bytes();
}

/** Pictures in documents ignore the EXIF orientation, so the picture itself is rotated. */
async function toUpright(bytes: Uint8Array, quarterTurns: number): Promise<Omit<Picture, 'id'>> {
  const { PhotonImage } = await import('@cf-wasm/photon/node');
  using image = PhotonImage.new_from_byteslice(bytes);
  const lying = { width: image.get_width(), height: image.get_height(), pixels: image.get_raw_pixels() };
  const { width, height, pixels } = turn(lying, quarterTurns);
  using upright = new PhotonImage(pixels, width, height);
  return { mimeType: 'image/jpeg', bytes: upright.get_bytes_jpeg(JPEG_QUALITY), width, height };
}

function requireDecodable(width: number, height: number): void {
  if (width * height > MAX_DECODED_PIXELS) throw new Error('the picture has too many pixels');
}

async function readPicture(bytes: Uint8Array): Promise<Omit<Picture, 'id'>> {
  const { width, height, type, orientation } = imageSize(bytes);
  const quarterTurns = toQuarterTurns(orientation);
  if (width === 0 || height === 0) throw new Error('the picture is empty');
  if (type === 'jpg' && quarterTurns > 0) {
    requireDecodable(width, height);
    return toUpright(bytes, quarterTurns);
  }
  if (type === 'jpg') return { mimeType: 'image/jpeg', bytes, width, height };
  if (type === 'png') return { mimeType: 'image/png', bytes, width, height };
  return { mimeType: 'image/png', bytes: await toPlainPng({ bytes, width, height }), width, height };
}
