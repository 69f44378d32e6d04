/** Pixels as red, green, blue and opacity, row by row from the top. */
export type Raster = { width: number; height: number; pixels: Uint8Array };

// Turns by the orientation that a camera notes (EXIF tag 0x0112); mirrored ones turn like those that are not.
const QUARTER_TURNS: Readonly<Record<number, number>> = { 3: 2, 4: 2, 5: 1, 6: 1, 7: 3, 8: 3 };

/** Quarter turns clockwise that show a picture upright whose camera noted this orientation. */
export function toQuarterTurns(orientation: number | undefined): number {
  return QUARTER_TURNS[orientation ?? 1] ?? 0;
}

/** A picture turned clockwise by so many quarters. */
export function turn(raster: Raster, quarterTurns: number): Raster {
  return quarterTurns === 0 ? raster : turn(turnOnce(raster), quarterTurns - 1);
}

function turnOnce({ width, height, pixels }: Raster): Raster {
  // A pixel is moved as one number.
  const from = new Uint32Array(pixels.buffer, pixels.byteOffset, width * height);
  const turned = new Uint32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) turned[x * height + (height - 1 - y)] = from[y * width + x] ?? 0;
  }
  return { width: height, height: width, pixels: new Uint8Array(turned.buffer) };
}
