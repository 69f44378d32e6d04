import { toFontSegments } from '@rotunda/document-formats/pdf-fonts';
import { type TableCell, type TextRun, toPlain } from '#drive/documents/conversion/blocks/text-blocks.ts';
import type { Pdf } from './pdf-text.ts';

type Tables = Extract<Parameters<Pdf['table']>[0], { data: unknown }>;

/** Rows of cells for the tables of the PDF library. */
export type PdfRows = Tables['data'];

/**
 * Converts the cells of a table for the PDF library, which writes each cell in one style and cuts no long words. Returns undefined
 * if a cell needs more than that.
 */
export function toPdfRows(rows: readonly (readonly TableCell[])[], sizePt: number): PdfRows | undefined {
  const converted: PdfRows = [];
  for (const row of rows) {
    const cells = row.map((cell) => toPdfCell(cell, sizePt));
    if (!cells.every((cell) => cell !== undefined)) return undefined;
    converted.push(cells);
  }
  return converted;
}

function toPdfCell(cell: TableCell, sizePt: number): PdfRows[number][number] | undefined {
  if (cell.some(needsMoreThanText)) return undefined;
  const [style, ...others] = new Set(cell.filter(({ text }) => text.trim() !== '').map(describeStyle));
  if (others.length > 0) return undefined;
  const run = cell.find((one) => describeStyle(one) === style);
  const [segment, ...further] = toFontSegments({ ...run, text: toPlain(cell) });
  if (further.length > 0) return undefined;
  if (!segment) return '';
  const { text, font, outline } = segment;
  return {
    text,
    font: { src: font, size: sizePt },
    ...(outline > 0 && { textStroke: sizePt * outline }),
    textOptions: { strike: run?.isStruck === true },
  };
}

function needsMoreThanText({ link, picture, footnote, commentStarts, commentEnds }: TextRun): boolean {
  return [link, picture, footnote, commentStarts, commentEnds].some((value) => value !== undefined);
}

function describeStyle({ isBold, isItalic, isStruck, isCode }: TextRun): string {
  return JSON.stringify([isBold, isItalic, isStruck, isCode].map(Boolean));
}
