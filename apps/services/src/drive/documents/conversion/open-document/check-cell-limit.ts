import { toColumn } from '@rotunda/document-formats/cell-address';
import { LimitError } from '@rotunda/document-formats/limit-error';
import { strFromU8 } from 'fflate';

const MAX_CELLS = 1_000_000;
// Maximum number of cells including empty ones, because the library creates an object for each.
const MAX_AREA = 10_000_000;
const SHEET = /^xl\/worksheets\/[^/]+\.xml$/u;
const REFERENCE = /<c\b[^>]*?\br="([A-Z]{1,3})(\d{1,7})"/gu;

/** Throws LimitError if a spreadsheet has too many cells to convert. */
export function checkCellLimit(count: number): void {
  if (count > MAX_CELLS) throw tooManyCells();
}

function tooManyCells(): LimitError {
  return new LimitError(`The spreadsheet has more than ${MAX_CELLS.toLocaleString('en')} cells.`);
}

/** Throws LimitError if the sheets of a workbook have too many cells, or cells so far out that the area contains too many. */
export function checkSheetLimit(parts: ReadonlyMap<string, Uint8Array>): void {
  let [count, area] = [0, 0];
  for (const [name, part] of parts) {
    if (!SHEET.test(name)) continue;
    let [width, height] = [0, 0];
    for (const [, column = '', row] of strFromU8(part).matchAll(REFERENCE)) {
      count += 1;
      checkCellLimit(count);
      width = Math.max(width, toColumn(column));
      height = Math.max(height, Number(row));
    }
    area += width * height;
    if (area > MAX_AREA) throw tooManyCells();
  }
}
