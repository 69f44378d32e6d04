import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { deflateSync } from 'node:zlib';
import type { CorpusFile } from './corpus-file.ts';

/** Reads the bytes of a font by its path in a package. */
export function readFont(path: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(fileURLToPath(import.meta.resolve(path))));
}

/** Encodes a TrueType font as WOFF 1.0: a header, the table directory, and the individually compressed tables. */
function encodeWoff(font: Uint8Array): Uint8Array<ArrayBuffer> {
  const sfnt = Buffer.from(font);
  const count = sfnt.readUInt16BE(4);
  const head = Buffer.alloc(44 + count * 20);
  const tables: Buffer[] = [];
  let at = head.length;
  for (let table = 0; table < count; table += 1) {
    const entry = 12 + table * 16;
    const [offset, length] = [sfnt.readUInt32BE(entry + 8), sfnt.readUInt32BE(entry + 12)];
    const packed = deflateSync(sfnt.subarray(offset, offset + length));
    const content = packed.length < length ? packed : sfnt.subarray(offset, offset + length);
    sfnt.copy(head, 44 + table * 20, entry, entry + 4);
    head.writeUInt32BE(at, 48 + table * 20);
    head.writeUInt32BE(content.length, 52 + table * 20);
    head.writeUInt32BE(length, 56 + table * 20);
    sfnt.copy(head, 60 + table * 20, entry + 4, entry + 8);
    const padded = Buffer.concat([content, Buffer.alloc(-content.length & 3)]);
    tables.push(padded);
    at += padded.length;
  }
  head.write('wOFF', 0);
  sfnt.copy(head, 4, 0, 4);
  head.writeUInt32BE(at, 8);
  head.writeUInt16BE(count, 12);
  head.writeUInt32BE(sfnt.length, 16);
  head.writeUInt32BE(0x00_01_00_00, 20);
  return new Uint8Array(Buffer.concat([head, ...tables]));
}

const MONO = readFont('dejavu-fonts-ttf/ttf/DejaVuSansMono.ttf');
const BOLD = readFont('dejavu-fonts-ttf/ttf/DejaVuSansMono-Bold.ttf');
const GREEK = readFont('@fontsource-variable/inter/files/inter-greek-wght-normal.woff2');
const LATIN = readFont('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2');

/** Returns a WOFF font whose first table claims an uncompressed size of a gigabyte. */
function encodeOversizedWoff(): Uint8Array<ArrayBuffer> {
  const font = Buffer.from(encodeWoff(MONO));
  font.writeUInt32BE(2 ** 30, 56);
  return new Uint8Array(font);
}

/** Fonts in all common containers, including damaged and hostile ones. */
export const FONT_FILES: readonly CorpusFile[] = [
  {
    name: 'mono.ttf',
    mimeType: 'font/ttf',
    content: MONO,
    shows: ['DejaVu Sans Mono', 'Version 2.37', 'TrueType', /^\d+ of 3,3\d\d characters viewed$/],
    viewedPart: 'part',
  },
  {
    name: 'changed.ttf',
    mimeType: 'font/ttf',
    content: MONO,
    viewedPart: 'part',
    later: { content: BOLD, differs: [/characters drawn differently/, 'Earlier', 'Later', 'Bold'] },
  },
  {
    name: 'mono.woff',
    mimeType: 'font/woff',
    content: encodeWoff(MONO),
    shows: ['WOFF (TrueType)'],
    viewedPart: 'part',
  },
  {
    name: 'changed.woff2',
    mimeType: 'font/woff2',
    content: LATIN,
    viewedPart: 'part',
    later: { content: GREEK, differs: [/characters added, \d+ characters removed$/, 'Added characters'] },
  },
  {
    name: 'unnamed-type.woff2',
    mimeType: 'application/octet-stream',
    content: GREEK,
    shows: ['WOFF2 (TrueType)', 'Weight'],
    viewedPart: 'part',
  },
  {
    name: 'cut.ttf',
    mimeType: 'font/ttf',
    content: MONO.slice(0, -2_000),
    shows: ['This font is incomplete: its end is missing'],
    viewedPart: 'nothing',
  },
  {
    name: 'text.otf',
    mimeType: 'font/otf',
    content: 'This is no font, whatever its name says.',
    shows: ['This file cannot be read.'],
    viewedPart: 'nothing',
  },
  {
    name: 'bomb.woff',
    mimeType: 'font/woff',
    content: encodeOversizedWoff,
    shows: ['The font is too large when unpacked.'],
    viewedPart: 'nothing',
  },
];
