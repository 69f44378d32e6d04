import { imageSize } from 'image-size';
import { toQuarterTurns } from '#drive/raster.ts';
import type { CameraFacts } from './camera-facts.ts';
import { readCamera } from './read-camera.ts';

/** Properties of a picture. */
export type ImageFacts = {
  /** Stored size in pixels. */
  width: number;
  height: number;
  /** Clockwise quarter turns needed to display it upright. */
  rotation: number;
  camera: CameraFacts;
};

/** Reads the properties of a picture. Throws if the format is unknown. */
export function readImage(bytes: Uint8Array): ImageFacts {
  const { width, height, orientation } = imageSize(bytes);
  return { width, height, rotation: toQuarterTurns(orientation), camera: readCamera(bytes) };
}
