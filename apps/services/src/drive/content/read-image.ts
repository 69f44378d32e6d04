import type { DriveSchemas } from '@rotunda/api-client/operation-types';
import { imageSize } from 'image-size';
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

/** What a camera noted, by the members that clients get. */
export type CameraFacts = Omit<
  NonNullable<DriveSchemas['File']['imageMediaMetadata']>,
  'width' | 'height' | 'rotation'
>;

// Turns by the orientation that a camera notes (EXIF tag 0x0112); mirrored ones turn like those that are not.
const QUARTER_TURNS: Readonly<Record<number, number>> = { 3: 2, 4: 2, 5: 1, 6: 1, 7: 3, 8: 3 };

/** The facts of a picture. Throws when the bytes are none that is known. */
export function readImage(bytes: Uint8Array): ImageFacts {
  const { width, height, orientation = 1 } = imageSize(bytes);
  return { width, height, rotation: QUARTER_TURNS[orientation] ?? 0, camera: readCamera(bytes) };
}
