import { type Picture, toShownSize } from './pictures.ts';
import type { TextBlock, TextRun } from './text-blocks.ts';

const HEADING_HALF_POINTS = [48, 36, 28, 24, 22, 22];
const INDENT_TWIPS = 360;
const TWIPS_PER_PIXEL = 15;

/** Blocks as Rich Text Format (1.9.1), in ASCII. */
export function toRtf(blocks: readonly TextBlock[]): string {
  const fonts = '{\\fonttbl{\\f0\\fswiss Helvetica;}{\\f1\\fmodern Courier New;}}';
  return `{\\rtf1\\ansi\\ansicpg1252\\uc1\\deff0${fonts}\n${blocks.map(toParagraphs).join('')}}\n`;
}

function toParagraphs(block: TextBlock): string {
  switch (block.kind) {
    case 'heading': {
      const size = HEADING_HALF_POINTS[block.level - 1] ?? 22;
      return paragraph(`\\outlinelevel${block.level - 1}\\b\\fs${size} `, toRuns(block.runs));
    }
    case 'paragraph':
      return paragraph('', toRuns(block.runs));
    case 'item':
      return paragraph(`\\li${(block.depth + 1) * INDENT_TWIPS} `, escapeRtf(`${block.marker} `) + toRuns(block.runs));
    case 'code':
      return paragraph('\\f1 ', escapeRtf(block.text));
    case 'table':
      return block.rows.map((row) => paragraph('', row.map(toRuns).join('\\tab '))).join('');
    case 'rule':
      return paragraph('\\brdrb\\brdrs ', '');
  }
}

function paragraph(look: string, content: string): string {
  return `{\\pard\\sa120 ${look}${content}\\par}\n`;
}

function toRuns(runs: readonly TextRun[]): string {
  return runs
    .map(({ text, isBold, isItalic, isStruck, isCode, link, picture }) => {
      const look = `${isBold ? '\\b' : ''}${isItalic ? '\\i' : ''}${isStruck ? '\\strike' : ''}${isCode ? '\\f1' : ''}`;
      if (picture) return toPicture(picture);
      const run = look === '' ? escapeRtf(text) : `{${look} ${escapeRtf(text)}}`;
      if (link === undefined) return run;
      return `{\\field{\\*\\fldinst{HYPERLINK "${escapeRtf(link.replaceAll('"', '%22'))}"}}{\\fldrslt ${run}}}`;
    })
    .join('');
}

function toPicture(picture: Picture): string {
  const { width, height } = toShownSize(picture);
  const format = picture.mimeType === 'image/png' ? 'pngblip' : 'jpegblip';
  const size = `\\picw${picture.width}\\pich${picture.height}\\picwgoal${width * TWIPS_PER_PIXEL}\\pichgoal${height * TWIPS_PER_PIXEL}`;
  return `{\\pict\\${format}${size} ${Buffer.from(picture.bytes).toString('hex')}}`;
}

// Characters beyond ASCII are written as signed 16-bit units, each with a question mark for old readers.
function escapeRtf(text: string): string {
  return text
    .replaceAll(/[\\{}]/g, '\\$&')
    .replaceAll('\t', '\\tab ')
    .replaceAll('\n', '\\line ')
    .replaceAll(/[^\x20-\x7e]/g, (unit) => `\\u${(unit.charCodeAt(0) << 16) >> 16}?`);
}
