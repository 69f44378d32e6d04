import { toColumn } from '@rotunda/document-formats/cell-address';
import { strFromU8 } from 'fflate';
import type { Formats } from './cell.ts';
import type { CellStyle } from './cell-style.ts';
import { type Parts, readSheetPaths } from './sheets-of-xlsx.ts';
import { readStyles, type XlsxStyle } from './styles-of-xlsx.ts';

const CELL = /<c\b([^>]*)>/gu;
const ADDRESS = /\br="([A-Z]{1,3})(\d{1,7})"/u;
const STYLE = /\bs="(\d+)"/u;

/** The number formats and styles of the cells of a sheet. */
export type SheetFormatting = { formats: Formats; styles: (CellStyle | undefined)[][] };

/** Reads the number formats and styles of the cells of a workbook, by sheet name. */
export function readFormatting(parts: Parts): ReadonlyMap<string, SheetFormatting> {
  const styles = readStyles(parts);
  if (!styles.some(({ format, style }) => format !== undefined || style)) return new Map();
  return new Map(
    [...readSheetPaths(parts)].map(([name, path]) => {
      const bytes = parts.get(path);
      return [name, bytes ? readSheetFormatting(strFromU8(bytes), styles) : { formats: [], styles: [] }];
    }),
  );
}

function readSheetFormatting(xml: string, styles: readonly XlsxStyle[]): SheetFormatting {
  const looks: { formats: string[][]; styles: CellStyle[][] } = { formats: [], styles: [] };
  for (const [, attributes = ''] of xml.matchAll(CELL)) {
    const { format, style } = styles[Number(STYLE.exec(attributes)?.[1] ?? 0)] ?? {};
    const [, letters, digits] = ((format !== undefined || style) && ADDRESS.exec(attributes)) || [];
    if (letters === undefined) continue;
    const [row, column] = [Number(digits) - 1, toColumn(letters) - 1];
    if (format !== undefined) put(looks.formats, row, column, format);
    if (style) put(looks.styles, row, column, style);
  }
  return looks;
}

function put<Value>(grid: Value[][], row: number, column: number, value: Value): void {
  const cells = grid[row] ?? [];
  cells[column] = value;
  grid[row] = cells;
}
