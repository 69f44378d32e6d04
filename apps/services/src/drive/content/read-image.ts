import { imageSize } from 'image-size';
import { toQuarterTurns } from '#drive/raster.ts';
import type { ExifData } from './exif-data.ts';
import { readExif } from './read-exif.ts';

/** Properties of a picture. */
export type ImageMetadata = {
  /** Stored size in pixels. */
  width: number;
  height: number;
  /** Clockwise quarter turns needed to display it upright. */
  rotation: number;
  camera: ExifData;
};

/** Reads the properties of a picture. Throws if the format is unknown. */
export function readImage(bytes: Uint8Array): ImageMetadata {
  const { width, height, orientation } = imageSize(bytes);
  return { width, height, rotation: toQuarterTurns(orientation), camera: readExif(bytes) };
}
