/** RGBA pixels, row by row from the top. */
export type Raster = { width: number; height: number; pixels: Uint8Array };

// Rotations by EXIF orientation (tag 0x0112). Mirrored orientations rotate like the unmirrored ones.
const QUARTER_TURNS: Readonly<Record<number, number>> = { 3: 2, 4: 2, 5: 1, 6: 1, 7: 3, 8: 3 };

/** Returns the clockwise quarter turns needed to display a picture with this EXIF orientation upright. */
export function toQuarterTurns(orientation: number | undefined): number {
  return QUARTER_TURNS[orientation ?? 1] ?? 0;
}

/** Rotates a picture clockwise by quarter turns. */
export function turn(raster: Raster, quarterTurns: number): Raster {
  return quarterTurns === 0 ? raster : turn(turnOnce(raster), quarterTurns - 1);
}

function turnOnce({ width, height, pixels }: Raster): Raster {
  // Copies a pixel as one number.
  const from = new Uint32Array(pixels.buffer, pixels.byteOffset, width * height);
  const turned = new Uint32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) turned[x * height + (height - 1 - y)] = from[y * width + x] ?? 0;
  }
  return { width: height, height: width, pixels: new Uint8Array(turned.buffer) };
}
