import { decodeInWorker } from '#shared/content/decoding/decode-in-worker.ts';
import { DecodingError } from '#shared/content/decoding/decoding-error.ts';
import { MAX_DRAWN_PIXELS, MAX_PIXELS } from '#shared/content/decoding/picture-limits.ts';
import { countSvgElements, MAX_SVG_ELEMENTS } from './svg-size.ts';

/** A picture in a form that browsers can render. */
export type PreparedPicture = {
  /** One picture per page. Only TIFF files have several. */
  pages: readonly Blob[];
  /** The reduced size in pixels of a picture that is too large to render. */
  reduced?: { width: number; height: number };
};

const DOWNLOAD = 'Download the file to open it in another program.';

/** Prepares a picture for rendering. Rejects with a DecodingError if it is too large, damaged, or not supported by browsers. */
export async function preparePicture(content: Blob, signal: AbortSignal): Promise<PreparedPicture> {
  if (content.type === 'image/tiff') return { pages: await decodeInWorker('tiff', content, undefined, signal) };
  if (/^image\/hei[cf]/.test(content.type)) {
    throw new DecodingError('HEIC images have no preview.', `Browsers do not decode this format. ${DOWNLOAD}`);
  }
  if (content.type === 'image/svg+xml') {
    await requireDrawable(content);
    return { pages: [content] };
  }
  const size = await readSize(content);
  const pixels = size ? size.width * size.height : 0;
  if (pixels > MAX_PIXELS) {
    const limit = `Images of up to ${MAX_PIXELS.toLocaleString('en')} pixels are shown.`;
    throw new DecodingError(`This image has ${pixels.toLocaleString('en')} pixels.`, `${limit} ${DOWNLOAD}`);
  }
  return size && pixels > MAX_DRAWN_PIXELS ? { pages: [content], reduced: size } : { pages: [content] };
}

async function requireDrawable(content: Blob): Promise<void> {
  const count = countSvgElements(await content.text());
  if (count > MAX_SVG_ELEMENTS) {
    const limit = `Images of up to ${MAX_SVG_ELEMENTS.toLocaleString('en')} elements are drawn.`;
    throw new DecodingError(
      'This SVG image draws too many elements.',
      `${limit} Show its source, or download the file.`,
    );
  }
}

/** Returns the size in the header of a picture. Returns undefined if none exists; the browser then decides. */
async function readSize(content: Blob): Promise<{ width: number; height: number } | undefined> {
  const { imageSize } = await import('image-size');
  const bytes = new Uint8Array(await content.arrayBuffer());
  try {
    return imageSize(bytes);
  } catch (error) {
    // The library throws plain, type and range errors for invalid headers.
    if (error instanceof ReferenceError || !(error instanceof Error)) throw error;
    return undefined;
  }
}
