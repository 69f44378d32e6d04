import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PhotonImage } from '@cf-wasm/photon/node';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import type { Slide } from '@rotunda/document-formats/slide';
import { escapeXml } from '@rotunda/document-formats/xml';

// Pixels, with an aspect ratio of 16:9.
const SLIDE_WIDTH = 960;
const SLIDE_HEIGHT = 540;
const MARGIN = 64;
const TITLE_SIZE = 40;
const LINE_SIZE = 22;
const LINE_STEP = 34;
const JPEG_QUALITY = 90;
// Approximate average character width, relative to the height.
const WIDTH_RATIO = 0.55;

/** Draws a slide as SVG. Omits content beyond its lower edge. */
export function toSvg({ title, lines }: Slide): string {
  const titleLines = wrap(title, TITLE_SIZE, 0).slice(0, 2);
  const titleText = titleLines.map((text, index) =>
    toLine(text, { x: MARGIN, y: 96 + index * 48, size: TITLE_SIZE, weight: 'bold' }),
  );
  const top = 96 + titleLines.length * 48 + 16;
  const room = Math.floor((SLIDE_HEIGHT - 40 - top) / LINE_STEP) + 1;
  const rows = lines.flatMap(({ depth, text }) =>
    wrap(text, LINE_SIZE, depth + 1).map((part, index) => ({ depth, text: index === 0 ? `• ${part}` : `  ${part}` })),
  );
  const body = rows
    .slice(0, room)
    .map(({ depth, text }, index) =>
      toLine(text, { x: MARGIN + depth * 32, y: top + index * LINE_STEP, size: LINE_SIZE, weight: 'normal' }),
    );
  const size = `viewBox="0 0 ${SLIDE_WIDTH} ${SLIDE_HEIGHT}" width="${SLIDE_WIDTH}" height="${SLIDE_HEIGHT}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect width="100%" height="100%" fill="#fff"/>${[...titleText, ...body].join('')}</svg>`;
}

type Place = { x: number; y: number; size: number; weight: 'bold' | 'normal' };

function toLine(text: string, { x, y, size, weight }: Place): string {
  return `<text x="${x}" y="${y}" font-family="DejaVu Sans, sans-serif" font-size="${size}" font-weight="${weight}" fill="#202124" xml:space="preserve">${escapeXml(text)}</text>`;
}

/** Wraps text to lines that roughly fit a slide. */
function wrap(text: string, size: number, depth: number): string[] {
  const room = Math.max(10, Math.floor((SLIDE_WIDTH - 2 * MARGIN - depth * 32) / (size * WIDTH_RATIO)));
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/u).flatMap((whole) => whole.match(new RegExp(`.{1,${room}}`, 'gu')) ?? [])) {
    if (line !== '' && line.length + 1 + word.length > room) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return line === '' ? lines : [...lines, line];
}

let ready: Promise<void> | undefined;

/** Renders a slide as PNG. */
export async function toPng(slide: Slide): Promise<Uint8Array> {
  ready ??= initWasm(readFileSync(toPath('@resvg/resvg-wasm/index_bg.wasm')));
  await ready;
  const fontBuffers = ['DejaVuSans', 'DejaVuSans-Bold'].map((name) =>
    readFileSync(toPath(`dejavu-fonts-ttf/ttf/${name}.ttf`)),
  );
  const image = new Resvg(toSvg(slide), { font: { fontBuffers, defaultFontFamily: 'DejaVu Sans' } }).render();
  return image.asPng();
}

/** Renders a slide as JPEG. */
export async function toJpeg(slide: Slide): Promise<Uint8Array> {
  using image = PhotonImage.new_from_byteslice(await toPng(slide));
  return image.get_bytes_jpeg(JPEG_QUALITY);
}

function toPath(name: string): string {
  return fileURLToPath(import.meta.resolve(name));
}
