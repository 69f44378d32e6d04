import { LimitError } from '@rotunda/document-formats/limit-error';
import { decode, type TiffIfd } from 'tiff';
import { MAX_PIXELS } from './picture-limits.ts';
import { toPixels } from './tiff-pixels.ts';

const MAX_PAGES = 200;
/** The unsupported compression methods, by TIFF number. */
const UNREAD: Readonly<Record<number, string>> = {
  2: 'CCITT Group 3',
  3: 'CCITT Group 3',
  4: 'CCITT Group 4',
  6: 'old-style JPEG',
  7: 'JPEG',
  32773: 'PackBits',
  34712: 'JPEG 2000',
  50001: 'WebP',
};

/**
 * Returns the pages of a TIFF file as PNG images. Rejects if the bytes are invalid, and with LimitError if there are too many
 * pixels or pages, or if the compression is unsupported. The unpacked size is known before anything is unpacked.
 */
export async function decodeTiff(bytes: Uint8Array): Promise<Blob[]> {
  const heads = decode(bytes, { ignoreImageData: true });
  if (heads.length > MAX_PAGES) throw new LimitError(`The image has more than ${MAX_PAGES} pages.`);
  const pixels = heads.reduce((sum, { width, height }) => sum + width * height, 0);
  if (pixels > MAX_PIXELS) throw new LimitError(tooManyPixels(pixels));
  for (const { compression } of heads) {
    const name = UNREAD[compression];
    if (name !== undefined) throw new LimitError(`TIFF images with ${name} compression have no preview.`);
  }
  return Promise.all(decode(bytes).map(toPng));
}

function tooManyPixels(pixels: number): string {
  return `The image has ${pixels.toLocaleString('en')} pixels. Images of up to ${MAX_PIXELS.toLocaleString('en')} pixels are shown.`;
}

function toPng(page: TiffIfd): Promise<Blob> {
  const canvas = new OffscreenCanvas(page.width, page.height);
  canvas.getContext('2d')?.putImageData(new ImageData(toPixels(page), page.width, page.height), 0, 0);
  return canvas.convertToBlob({ type: 'image/png' });
}
