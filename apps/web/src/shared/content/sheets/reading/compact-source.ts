import type { CompactSheet } from '@rotunda/document-formats/compact-sheet';
import { measureWidths, type SheetSource } from './sheet-source.ts';

const SAMPLE_ROWS = 100;

/** Returns a decoded sheet whose rows are converted to text on request. */
export function toSource(sheet: CompactSheet): SheetSource {
  const { name, isHidden, rowCount, columnCount, merged, notes } = sheet;
  const readRows = (first: number, count: number) =>
    Array.from({ length: Math.max(0, Math.min(count, rowCount - first)) }, (_, index) => sheet.readRow(first + index));
  const widths = measureWidths(readRows(0, SAMPLE_ROWS), columnCount);
  return {
    facts: () => ({ name, isHidden, rowCount, columnCount, widths, merged, notes }),
    readRows: async (first, count) => readRows(first, count),
  };
}
