/** The result of comparing two images pixel by pixel. Sizes are in pixels. */
export type PixelDifference = {
  before: { width: number; height: number };
  after: { width: number; height: number };
  /** The share of different pixels, from 0 to 1. Undefined if the images differ in size or are too large. */
  share: number | undefined;
};

const MAX_PIXELS = 24_000_000; // Reading more would need hundreds of megabytes of memory.

/** Compares two images pixel by pixel. Rejects if one of them is not an image. */
export async function comparePixels(before: Blob, after: Blob): Promise<PixelDifference> {
  const [earlier, later] = await Promise.all([toBitmap(before), toBitmap(after)]);
  const getSize = ({ width, height }: ImageBitmap) => ({ width, height });
  const isComparable =
    earlier.width === later.width && earlier.height === later.height && earlier.width * earlier.height <= MAX_PIXELS;
  const share = isComparable ? measureDifference(earlier, later) : undefined;
  const found = { before: getSize(earlier), after: getSize(later), share };
  earlier.close();
  later.close();
  return found;
}

/** Decodes an image. SVG images are decoded through an element, because browsers cannot decode them from bytes otherwise. */
async function toBitmap(content: Blob): Promise<ImageBitmap> {
  if (content.type !== 'image/svg+xml') return createImageBitmap(content);
  const image = new Image();
  image.src = URL.createObjectURL(content);
  try {
    await image.decode();
    return await createImageBitmap(image);
  } finally {
    URL.revokeObjectURL(image.src);
  }
}

function measureDifference(before: ImageBitmap, after: ImageBitmap): number | undefined {
  const [earlier, later] = [readPixels(before), readPixels(after)];
  if (!earlier || !later) return undefined;
  let count = 0;
  for (let index = 0; index < earlier.length; index += 1) if (earlier[index] !== later[index]) count += 1;
  return count / earlier.length;
}

/** Returns one number for each pixel. */
function readPixels(image: ImageBitmap): Uint32Array | undefined {
  const context = new OffscreenCanvas(image.width, image.height).getContext('2d', { willReadFrequently: true });
  context?.drawImage(image, 0, 0);
  const pixels = context?.getImageData(0, 0, image.width, image.height);
  return pixels && new Uint32Array(pixels.data.buffer);
}
