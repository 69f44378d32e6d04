import { imageSize } from 'image-size';

/** Size of a picture in pixels as stored, and the quarter turns clockwise that show it upright. */
export type ImageShape = { width: number; height: number; rotation: number };

// Turns by the orientation that a camera notes (EXIF tag 0x0112); mirrored ones turn like those that are not.
const QUARTER_TURNS: Readonly<Record<number, number>> = { 3: 2, 4: 2, 5: 1, 6: 1, 7: 3, 8: 3 };

/** The shape of a picture. Throws when the bytes are none that is known. */
export function readImage(bytes: Uint8Array): ImageShape {
  const { width, height, orientation = 1 } = imageSize(bytes);
  return { width, height, rotation: QUARTER_TURNS[orientation] ?? 0 };
}
