import { PhotonImage, resize, SamplingFilter } from '@cf-wasm/photon/node';
import { turn } from '#drive/raster.ts';

// Twice the size in lists, for high-density screens.
const MAX_EDGE_PIXELS = 440;
const JPEG_QUALITY = 82;
// Decoding takes four bytes per pixel, and resizing some more.
const MAX_PIXELS = 50_000_000;

/**
 * Creates a small, upright and opaque JPEG thumbnail. Returns undefined if the picture has too many pixels. Throws if the bytes
 * cannot be decoded. Supports JPEG, PNG, GIF, WebP, BMP and TIFF.
 */
export function makeThumbnail(
  bytes: Uint8Array,
  { width, height, rotation }: { width: number; height: number; rotation: number },
): Uint8Array | undefined {
  if (width * height > MAX_PIXELS) return undefined;
  using decoded = PhotonImage.new_from_byteslice(bytes);
  const scale = Math.min(1, MAX_EDGE_PIXELS / Math.max(decoded.get_width(), decoded.get_height()));
  const size = [decoded.get_width(), decoded.get_height()].map((edge) => Math.max(1, Math.round(edge * scale)));
  const [smallWidth = 1, smallHeight = 1] = size;
  using small = resize(decoded, smallWidth, smallHeight, SamplingFilter.Triangle);
  const upright = turn({ width: smallWidth, height: smallHeight, pixels: small.get_raw_pixels() }, rotation);
  using opaque = new PhotonImage(flatten(upright.pixels), upright.width, upright.height);
  return opaque.get_bytes_jpeg(JPEG_QUALITY);
}

/** Blends pixels with white, because JPEG has no transparency. */
function flatten(pixels: Uint8Array): Uint8Array {
  return pixels.map((value, index) => {
    if (index % 4 === 3) return 255;
    const opacity = (pixels[index - (index % 4) + 3] ?? 255) / 255;
    return Math.round(value * opacity + 255 * (1 - opacity));
  });
}
