import type { CorpusFile, FileSources } from './corpus-file.ts';
import { encodePng } from './encode-png.ts';
import { encodeTiff } from './encode-tiff.ts';

const SMALL = { width: 40, height: 20 };
const grey = encodePng(SMALL, () => 128);
const marked = encodePng(SMALL, (x) => (x < 4 ? 0 : 128));

/** Encodes a picture in the browser. */
function encodeImage(type: string, colour = 'teal') {
  return async ({ page }: FileSources) => {
    const base64 = await page.evaluate(
      ([mimeType = '', fill = '']) => {
        const canvas = document.createElement('canvas');
        Object.assign(canvas, { width: 40, height: 20 });
        const context = canvas.getContext('2d');
        if (context) context.fillStyle = fill;
        context?.fillRect(0, 0, 40, 20);
        return canvas.toDataURL(mimeType).split(',')[1] ?? '';
      },
      [type, colour],
    );
    return new Uint8Array(Buffer.from(base64, 'base64'));
  };
}

const base64 = (text: string) => new Uint8Array(Buffer.from(text, 'base64'));
const GIF = base64('R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==');
const AVIF = base64(
  'AAAAIGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZk1BMUIAAADybWV0YQAAAAAAAAAoaGRscgAAAAAAAAAAcGljdAAAAAAAAAAAAAAAAGxpYmF2aWYAAAAADnBpdG0AAAAAAAEAAAAeaWxvYwAAAABEAAABAAEAAAABAAABGgAAAB0AAAAoaWluZgAAAAAAAQAAABppbmZlAgAAAAABAABhdjAxQ29sb3IAAAAAamlwcnAAAABLaXBjbwAAABRpc3BlAAAAAAAAAAIAAAACAAAAEHBpeGkAAAAAAwgICAAAAAxhdjFDgQ0MAAAAABNjb2xybmNseAACAAIAAYAAAAAXaXBtYQAAAAAAAAABAAEEAQKDBAAAACVtZGF0EgAKCBgANogQEAwgMg8f8D///8WfhwB8+ErK42A=',
);

/** One white pixel. */
const BMP = base64('Qk06AAAAAAAAADYAAAAoAAAAAQAAAAEAAAABABgAAAAAAAQAAAAAAAAAAAAAAAAAAAAAAAAA////AA==');

const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="40" height="20">${content}</svg>`;

const HOSTILE_SVG = svg(`<script>document.title = "ran"; fetch("https://outside.example/script")</script>
  <image href="https://outside.example/a.png" width="9" height="9"/><style>@import url("https://outside.example/a.css");</style>
  <rect width="9" height="9" onload="fetch('https://outside.example/event')" fill="url(https://outside.example/b.svg#a)"/>
  <foreignObject width="9" height="9"><iframe xmlns="http://www.w3.org/1999/xhtml" src="https://outside.example/"/></foreignObject>`);
const BOMB_SVG = svg(
  `<g id="l0"><path d="M0 0"/></g>${Array.from({ length: 9 }, (_, level) => `<g id="l${level + 1}">${`<use xlink:href="#l${level}"/>`.repeat(10)}</g>`).join('')}`,
);

/** Pictures in all common formats, including large, damaged and hostile ones. */
export const PICTURE_FILES: readonly CorpusFile[] = [
  {
    name: 'grey.png',
    mimeType: 'image/png',
    content: grey,
    isImageShown: true,
    viewedPart: 'all',
    later: { content: marked, differs: ['10% of the pixels differ'] },
  },
  {
    name: 'photo.jpg',
    mimeType: 'image/jpeg',
    content: encodeImage('image/jpeg'),
    isImageShown: true,
    shows: ['Fit, 40 × 20 pixels'],
    viewedPart: 'all',
  },
  {
    name: 'photo.webp',
    mimeType: 'image/webp',
    content: encodeImage('image/webp'),
    isImageShown: true,
    shows: ['Fit, 40 × 20 pixels'],
    viewedPart: 'all',
  },
  {
    name: 'photo.avif',
    mimeType: 'image/avif',
    content: AVIF,
    isImageShown: true,
    shows: ['Fit, 2 × 2 pixels'],
    viewedPart: 'all',
  },
  {
    name: 'dot.gif',
    mimeType: 'image/gif',
    content: GIF,
    isImageShown: true,
    shows: ['Fit, 1 × 1 pixels'],
    viewedPart: 'all',
  },
  {
    name: 'dot.bmp',
    mimeType: 'image/bmp',
    content: BMP,
    isImageShown: true,
    shows: ['Fit, 1 × 1 pixels'],
    viewedPart: 'all',
  },
  {
    name: 'unnamed-type.png',
    mimeType: 'application/octet-stream',
    content: grey,
    isImageShown: true,
    viewedPart: 'all',
  },
  {
    name: 'scan.tiff',
    mimeType: 'image/tiff',
    content: encodeTiff([{ ...SMALL, shade: 128 }]),
    isImageShown: true,
    shows: ['Fit, 40 × 20 pixels'],
    viewedPart: 'all',
  },
  {
    name: 'changed.tiff',
    mimeType: 'image/tiff',
    content: encodeTiff([{ ...SMALL, shade: 128 }]),
    isImageShown: true,
    viewedPart: 'all',
    later: { content: encodeTiff([{ ...SMALL, shade: 0 }]), differs: ['100% of the pixels differ'] },
  },
  {
    name: 'pages.tiff',
    mimeType: 'image/tiff',
    content: encodeTiff([
      { ...SMALL, shade: 128 },
      { ...SMALL, shade: 0 },
    ]),
    isImageShown: true,
    shows: ['1 of 2'],
    viewedPart: 'part',
  },
  {
    name: 'fax.tiff',
    mimeType: 'image/tiff',
    content: encodeTiff([{ ...SMALL, shade: 0, compression: 4 }]),
    shows: ['TIFF images with CCITT Group 4 compression have no preview.'],
    viewedPart: 'nothing',
  },
  {
    name: 'broken.tiff',
    mimeType: 'image/tiff',
    content: 'II*\0no',
    shows: ['This file cannot be read.'],
    viewedPart: 'nothing',
  },
  {
    name: 'phone.heic',
    mimeType: 'image/heic',
    content: 'ftypheic',
    shows: ['HEIC images have no preview.'],
    viewedPart: 'nothing',
  },
  {
    name: 'logo.svg',
    mimeType: 'image/svg+xml',
    content: svg('<rect width="40" height="20" fill="teal"/>'),
    isImageShown: true,
    shows: ['Fit, 40 × 20 pixels'],
    viewedPart: 'all',
  },
  {
    name: 'changed.svg',
    mimeType: 'image/svg+xml',
    content: svg('<rect width="40" height="20" fill="teal"/>'),
    isImageShown: true,
    viewedPart: 'all',
    later: { content: svg('<rect width="40" height="20" fill="red"/>'), differs: ['100% of the pixels differ'] },
  },
  { name: 'hostile.svg', mimeType: 'image/svg+xml', content: HOSTILE_SVG, isImageShown: true, viewedPart: 'all' },
  {
    name: 'bomb.svg',
    mimeType: 'image/svg+xml',
    content: BOMB_SVG,
    shows: ['This SVG image draws too many elements.'],
    viewedPart: 'nothing',
  },
  {
    name: 'broken.svg',
    mimeType: 'image/svg+xml',
    content: '<svg><rect>',
    shows: ['This image cannot be read'],
    viewedPart: 'nothing',
  },
  {
    name: 'large.png',
    mimeType: 'image/png',
    content: () => encodePng({ width: 10_000, height: 6_000 }, () => 128),
    isImageShown: true,
    shows: ['Fit, 10000 × 6000 pixels, shown at a lower resolution'],
    viewedPart: 'all',
  },
  {
    name: 'bomb.png',
    mimeType: 'image/png',
    content: encodePng(SMALL, () => 0, { width: 60_000, height: 60_000 }),
    shows: ['This image has 3,600,000,000 pixels.', /^Images of up to 100,000,000 pixels are shown\./],
    viewedPart: 'nothing',
  },
  {
    name: 'cut.png',
    mimeType: 'image/png',
    content: grey.slice(0, -20),
    shows: ['This picture is incomplete: its end is missing'],
    viewedPart: 'nothing',
  },
  {
    name: 'text.png',
    mimeType: 'image/png',
    content: 'This is no picture, whatever its name says.',
    shows: ['This image cannot be read'],
    viewedPart: 'nothing',
  },
  {
    name: 'jpeg.png',
    mimeType: 'image/png',
    content: encodeImage('image/jpeg'),
    isImageShown: true,
    viewedPart: 'all',
  },
  {
    name: 'styled.svg',
    mimeType: 'image/svg+xml',
    content: svg('<style>rect { fill: teal }</style><rect width="40" height="20"/>'),
    isImageShown: true,
    viewedPart: 'all',
    later: {
      content: svg('<style>rect { fill: red }</style><rect style="opacity: 1" width="40" height="20"/>'),
      differs: ['100% of the pixels differ'],
    },
  },
];
