import { toFontSegments } from '@rotunda/document-formats/pdf-fonts';
import { type CellBorder, type CellStyle, SIDES } from '#core/workbook/cell-style.ts';
import type { SheetLine } from '#core/workbook/sheet-layout.ts';
import type { DisplayCell, DisplaySheet } from '#drive/documents/conversion/blocks/display-sheet.ts';
import { isSafeAddress } from '#drive/documents/conversion/html/write-text.ts';
import { type Pdf, TEXT_SIZE } from './pdf-text.ts';

const PT_PER_PX = 0.75;
const USUAL_PX = 100;
/** Font sizes that fit on a page. */
const [MIN_SIZE, MAX_SIZE] = [5, 32];
/** Merged rows must fit on one page. */
const MAX_ROW_SPAN = 20;
const GRID_COLOR = '#000000';

/**
 * Draws the cells of a sheet with their styles. Returns false if it cannot, because a cell only supports characters of one font,
 * and measures all that is left of a long word for each of its lines.
 */
export function drawSheet(pdf: Pdf, sheet: DisplaySheet): boolean {
  const rows = sheet.rows.filter(({ cells }) => cells.length > 0);
  if (rows.length === 0) return true;
  const fonts = rows.map(({ cells }) => cells.map(findFont));
  if (fonts.some((row) => row.some((font) => font === undefined))) return false;
  // Cells without a font use the document's.
  pdf.font('Helvetica', TEXT_SIZE - 2);
  pdf.table({
    data: rows.map(({ cells }, row) => cells.map((cell, column) => toCell(cell, fonts[row]?.[column]))),
    ...toWidths(pdf, sheet.columns),
    rowStyles: (row) => ({ minHeight: getHeight(rows[row]?.line) }),
  });
  return true;
}

/** Returns the font of a cell, or undefined if its text needs several fonts or has long words. */
function findFont({ text, style }: DisplayCell): string | undefined {
  const isCode = /courier|consolas|\bmono/iu.test(style.fontFamily ?? '');
  const look = { isBold: style.isBold === true, isItalic: style.isItalic === true, isCode };
  const [segment, ...others] = toFontSegments({ text: text || ' ', ...look });
  return others.length === 0 ? segment?.font : undefined;
}

function toCell({ text, style, link, rowSpan, columnSpan }: DisplayCell, font: string | undefined) {
  const { borders = {} } = style;
  const sides = SIDES.flatMap((side) => (borders[side] ? [[side, borders[side]] as const] : []));
  const size = Math.min(MAX_SIZE, Math.max(MIN_SIZE, style.fontSizePt ?? TEXT_SIZE - 2));
  return {
    text,
    rowSpan: Math.min(rowSpan, MAX_ROW_SPAN),
    colSpan: columnSpan,
    ...(font !== undefined && { font: { src: font, size } }),
    ...(style.color !== undefined && { textColor: style.color }),
    ...(style.background !== undefined && { backgroundColor: style.background }),
    ...(sides.length > 0 && {
      border: Object.fromEntries(sides.map(([side, border]) => [side, WIDTHS[border.style]])),
      borderColor: Object.fromEntries(SIDES.map((side) => [side, borders[side]?.color ?? GRID_COLOR])),
    }),
    align: { x: style.align ?? 'left', y: style.verticalAlign ?? 'top' } as const,
    textOptions: toTextOptions(style, link),
  };
}

const WIDTHS: Readonly<Record<CellBorder['style'], number>> = {
  thin: 1,
  medium: 2,
  thick: 3,
  dashed: 1,
  dotted: 1,
  double: 2,
};

function toTextOptions({ isUnderlined, isStruck }: CellStyle, link: string | undefined) {
  const isLinked = link !== undefined && /^(?:https?|mailto):/iu.test(link) && isSafeAddress(link);
  return {
    ...((isUnderlined || isLinked) && { underline: true }),
    ...(isStruck && { strike: true }),
    ...(isLinked && { link }),
  };
}

/** Returns the column widths if the sheet sets them, scaled down to fit the page. */
function toWidths(pdf: Pdf, columns: readonly (SheetLine | undefined)[]) {
  if (!columns.some((line) => line?.sizePx !== undefined)) return {};
  const widths = columns.map((line) => Math.max(1, line?.sizePx ?? USUAL_PX) * PT_PER_PX);
  const { width, margins } = pdf.page;
  const scale = Math.min(1, (width - margins.left - margins.right) / widths.reduce((sum, each) => sum + each, 0));
  return { columnStyles: widths.map((each) => each * scale) };
}

function getHeight(line: SheetLine | undefined): number {
  return (line?.sizePx ?? 0) * PT_PER_PX;
}
