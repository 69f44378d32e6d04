import type { TiffIfd } from 'tiff';

type Page = Pick<
  TiffIfd,
  'width' | 'height' | 'type' | 'bitsPerSample' | 'samplesPerPixel' | 'alpha' | 'palette' | 'data'
>;

const PALETTE = 3;

/** Returns the pixels of a TIFF page as RGBA bytes. */
export function toPixels({ width, height, type, bitsPerSample, samplesPerPixel, alpha, palette, data }: Page) {
  const pixels = new Uint8ClampedArray(width * height * 4);
  // Floating-point samples range from 0 to 1.
  const scale = data instanceof Float32Array || data instanceof Float64Array ? 255 : 255 / (2 ** bitsPerSample - 1);
  const colours = alpha ? samplesPerPixel - 1 : samplesPerPixel;
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const at = pixel * samplesPerPixel;
    const [red, green, blue] = readColour(at);
    pixels.set([red, green, blue, alpha ? (data[at + colours] ?? 0) * scale : 255], pixel * 4);
  }
  return pixels;

  function readColour(at: number): readonly [red: number, green: number, blue: number] {
    const first = data[at] ?? 0;
    // A palette has 16 bits per colour.
    if (type === PALETTE) return (palette?.[first] ?? [0, 0, 0]).map((one) => one / 257) as [number, number, number];
    if (colours < 3) return [first * scale, first * scale, first * scale];
    return [first * scale, (data[at + 1] ?? 0) * scale, (data[at + 2] ?? 0) * scale];
  }
}
