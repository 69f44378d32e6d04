import { type Picture, toDisplaySize } from '#drive/documents/conversion/blocks/pictures.ts';
import type { TableCell, TextBlock, TextRun } from '#drive/documents/conversion/blocks/text-blocks.ts';

const HEADING_HALF_POINTS = [48, 36, 28, 24, 22, 22];
const INDENT_TWIPS = 360;
const QUOTE_LOOK = '\\li720\\ri720 ';
const TWIPS_PER_PIXEL = 15;
const TABLE_TWIPS = 9000;

/** Writes blocks as Rich Text Format (1.9.1), in ASCII. */
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
      return paragraph(block.isQuoted ? QUOTE_LOOK : '', toRuns(block.runs));
    case 'item':
      return paragraph(toItemLook(block), toRuns(block.runs));
    case 'code':
      return paragraph('\\f1 ', escapeRtf(block.text));
    case 'table':
      return block.rows.map(toRow).join('');
    case 'rule':
      return paragraph('\\brdrb\\brdrs ', '');
  }
}

function paragraph(look: string, content: string): string {
  return `{\\pard\\sa120 ${look}${content}\\par}\n`;
}

// Writes lists like Word 95, which all readers support: the marker as text, and its continuation.
function toItemLook({ depth, marker }: Extract<TextBlock, { kind: 'item' }>): string {
  const count = Number.parseInt(marker, 10);
  const isNumber = !Number.isNaN(count);
  const style = isNumber ? `\\pnlvlbody\\pndec\\pnstart${count}{\\pntxta .}` : "\\pnlvlblt{\\pntxtb\\'b7}";
  const indent = `\\ilvl${depth}\\fi-${INDENT_TWIPS}\\li${(depth + 1) * INDENT_TWIPS} `;
  return `${indent}{\\pntext ${isNumber ? escapeRtf(marker) : "\\'b7"}\\tab}{\\*\\pn${style}}`;
}

function toRow(cells: readonly TableCell[]): string {
  const width = Math.floor(TABLE_TWIPS / Math.max(1, cells.length));
  const ends = cells.map((_, index) => `\\cellx${width * (index + 1)}`).join('');
  const contents = cells.map((cell) => `\\pard\\intbl ${toRuns(cell)}\\cell`).join('\n');
  return `{\\trowd ${ends}\n${contents}\n\\row}\n`;
}

function toRuns(runs: readonly TextRun[]): string {
  return runs
    .map(({ text, isBold, isItalic, isStruck, isCode, link, picture, footnote }) => {
      if (footnote) return `{\\super\\chftn}{\\footnote ${footnote.blocks.map(toParagraphs).join('')}}`;
      const look = `${isBold ? '\\b' : ''}${isItalic ? '\\i' : ''}${isStruck ? '\\strike' : ''}${isCode ? '\\f1' : ''}`;
      if (picture) return toPicture(picture);
      const run = look === '' ? escapeRtf(text) : `{${look} ${escapeRtf(text)}}`;
      if (link === undefined) return run;
      return `{\\field{\\*\\fldinst{HYPERLINK "${escapeRtf(link.replaceAll('"', '%22'))}"}}{\\fldrslt ${run}}}`;
    })
    .join('');
}

function toPicture(picture: Picture): string {
  const { width, height } = toDisplaySize(picture);
  const format = picture.mimeType === 'image/png' ? 'pngblip' : 'jpegblip';
  const size = `\\picw${picture.width}\\pich${picture.height}\\picwgoal${width * TWIPS_PER_PIXEL}\\pichgoal${height * TWIPS_PER_PIXEL}`;
  return `{\\pict\\${format}${size} ${Buffer.from(picture.bytes).toString('hex')}}`;
}

// Writes non-ASCII characters as signed 16-bit units, each followed by a question mark for old readers.
function escapeRtf(text: string): string {
  return text
    .replaceAll(/[\\{}]/g, '\\$&')
    .replaceAll('\t', '\\tab ')
    .replaceAll('\n', '\\line ')
    .replaceAll(/[^\x20-\x7e]/g, (unit) => `\\u${(unit.charCodeAt(0) << 16) >> 16}?`);
}
