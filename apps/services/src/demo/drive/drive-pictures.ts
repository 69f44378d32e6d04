import { type Rgb, writePng } from './drive-png.ts';
import type { Picture, Table } from './subjects/subject.ts';

const SIZE = { width: 320, height: 200 };
const MARGIN = 20;
const GAP = 12;
const PAPER: Rgb = [255, 255, 255];
const LINE: Rgb = [214, 216, 226];
const INDIGO: Rgb = [79, 91, 190];
const TEAL: Rgb = [38, 139, 137];
const AMBER: Rgb = [214, 148, 32];
const SKY: Rgb = [196, 219, 240];
const SWATCHES: readonly Rgb[] = [INDIGO, TEAL, AMBER, [46, 52, 102], [229, 232, 246], [247, 237, 214]];

/** Draws an image: a chart of the first numbers in the table, or a drawing. A draft lacks some parts. */
export function drawPicture(picture: Picture, table: Table | undefined, isDraft: boolean): Buffer {
  if (picture === 'chart') return drawChart(listNumbers(table));
  const colorAt = { logo: drawLogoPixel, swatches: drawSwatchPixel, landscape: drawLandscapePixel }[picture];
  return draw((x, y) => colorAt(x, y, isDraft));
}

function draw(colorAt: (x: number, y: number) => Rgb): Buffer {
  return writePng(SIZE.width, SIZE.height, colorAt);
}

function listNumbers(table: Table | undefined): number[] {
  return (table?.rows ?? []).flatMap((row) => row.find((cell) => typeof cell === 'number') ?? []);
}

/** Draws bars over lines a quarter of the height apart. */
function drawChart(values: readonly number[]): Buffer {
  const { width, height } = SIZE;
  const room = height - 2 * MARGIN;
  const most = Math.max(1, ...values);
  const step = (width - 2 * MARGIN) / Math.max(1, values.length);
  const heights = values.map((value) => (Math.max(0, value) / most) * room);
  return draw((x, y) => {
    const above = height - MARGIN - y;
    if (x < MARGIN || x >= width - MARGIN || above < 0) return PAPER;
    const place = Math.floor((x - MARGIN) / step);
    const isBar = (x - MARGIN) % step >= GAP && above <= (heights[place] ?? 0);
    if (isBar) return place % 2 === 0 ? INDIGO : TEAL;
    return above % (room / 4) === 0 ? LINE : PAPER;
  });
}

/** Draws a bird: a round body with a wing and an eye. */
function drawLogoPixel(x: number, y: number, isDraft: boolean): Rgb {
  const [dx, dy] = [x - SIZE.width / 2, y - SIZE.height / 2];
  if (Math.hypot(dx - 28, dy + 22) < 6) return PAPER;
  if (!isDraft && Math.hypot(dx + 6, dy - 14) < 34 && dy > dx / 3 + 4) return TEAL;
  if (Math.hypot(dx, dy) < 62) return INDIGO;
  const isBeak = dx > 50 && dx < 92 && Math.abs(dy + 14) < (92 - dx) / 3;
  return isBeak ? AMBER : PAPER;
}

/** Draws the colours in two rows. */
function drawSwatchPixel(x: number, y: number, isDraft: boolean): Rgb {
  const isLower = y >= SIZE.height / 2;
  if (isDraft && isLower) return PAPER;
  const place = Math.floor((x / SIZE.width) * 3) + (isLower ? 3 : 0);
  return SWATCHES[place] ?? PAPER;
}

/** Draws hills below a sky with a sun. */
function drawLandscapePixel(x: number, y: number, isDraft: boolean): Rgb {
  if (y > 150 + 14 * Math.sin(x / 41)) return [52, 96, 74];
  if (y > 118 + 22 * Math.sin(x / 63 + 2)) return [88, 139, 112];
  return !isDraft && Math.hypot(x - 244, y - 52) < 22 ? [250, 214, 122] : SKY;
}
