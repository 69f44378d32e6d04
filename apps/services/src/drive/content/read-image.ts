import { imageSize } from 'image-size';
import { toQuarterTurns } from '#drive/raster.ts';
import type { CameraFacts } from './camera-facts.ts';
import { readCamera } from './read-camera.ts';

/** What is known of a picture. */
export type ImageFacts = {
  /** Size in pixels as stored. */
  width: number;
  height: number;
  /** Quarter turns clockwise that show it upright. */
  rotation: number;
  camera: CameraFacts;
};

/** The facts of a picture. Throws when the bytes are none that is known. */
export function readImage(bytes: Uint8Array): ImageFacts {
  const { width, height, orientation } = imageSize(bytes);
  return { width, height, rotation: toQuarterTurns(orientation), camera: readCamera(bytes) };
}
