import { findColor } from '@rotunda/document-formats/number-format';
import { type Sheet, toDisplayValue } from '#core/workbook/cell.ts';
import type { CellStyle } from '#core/workbook/cell-style.ts';
import { toDisplayText } from '#core/workbook/display-text.ts';
import { type CellArea, listMerged, type SheetLine } from '#core/workbook/sheet-layout.ts';

/** The displayed text and style of a cell, including the colour of its number format. */
export type DisplayCell = {
  text: string;
  style: CellStyle;
  link: string | undefined;
  note: string | undefined;
  rowSpan: number;
  columnSpan: number;
};

/** A sheet as displayed. Omits cells covered by merged cells. */
export type DisplaySheet = {
  columns: readonly (SheetLine | undefined)[];
  rows: readonly { line: SheetLine | undefined; cells: readonly DisplayCell[] }[];
};

/** Returns a sheet as displayed, optionally without hidden rows and columns. */
export function toDisplaySheet(sheet: Sheet, { withHidden }: { withHidden: boolean }): DisplaySheet {
  const { columns = [], rows: lines = [], merges = [] } = sheet.layout ?? {};
  const isShown = (line: SheetLine | undefined) => withHidden || !line?.isHidden;
  // A partly hidden merged area is displayed cell by cell.
  const whole = merges.filter(
    ({ row, column, rows, columns: width }) =>
      lines.slice(row - 1, row - 1 + rows).every(isShown) &&
      columns.slice(column - 1, column - 1 + width).every(isShown),
  );
  const { first, covered } = listMerged(whole);
  const height = Math.max(sheet.rows.length, sheet.styles?.length ?? 0);
  const numbers = Array.from({ length: height }, (_, row) => row).filter((row) => isShown(lines[row]));
  const width = Math.max(
    0,
    ...numbers.map((row) => Math.max(sheet.rows[row]?.length ?? 0, sheet.styles?.[row]?.length ?? 0)),
  );
  const shownColumns = Array.from({ length: width }, (_, column) => column).filter((column) =>
    isShown(columns[column]),
  );
  return {
    columns: shownColumns.map((column) => columns[column]),
    rows: numbers.map((row) => {
      const own = Math.max(sheet.rows[row]?.length ?? 0, sheet.styles?.[row]?.length ?? 0);
      const places = shownColumns.filter((column) => column < own && !covered.has(`${row} ${column}`));
      return {
        line: lines[row],
        cells: places.map((column) => toShownCell(sheet, row, column, first.get(`${row} ${column}`))),
      };
    }),
  };
}

function toShownCell(sheet: Sheet, row: number, column: number, area: CellArea | undefined): DisplayCell {
  const cell = sheet.rows[row]?.[column] ?? null;
  const format = sheet.formats?.[row]?.[column];
  const color = format === undefined ? undefined : findColor(format, toDisplayValue(cell));
  const style = sheet.styles?.[row]?.[column];
  return {
    text: toDisplayText(cell, format),
    style: { ...style, ...(color !== undefined && { color }) },
    link: sheet.links?.[row]?.[column],
    note: sheet.notes?.[row]?.[column],
    rowSpan: area?.rows ?? 1,
    columnSpan: area?.columns ?? 1,
  };
}
