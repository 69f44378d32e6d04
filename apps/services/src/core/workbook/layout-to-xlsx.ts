import { toAddress } from '@rotunda/document-formats/cell-address';
import type { Sheet } from './cell.ts';
import type { SheetLine } from './sheet-layout.ts';

/** Units of the file format: characters of seven pixels with five pixels of padding, and points. */
const [DIGIT_PX, PADDING_PX, PT_PER_PX] = [7, 5, 0.75];
const USUAL_CHARACTERS = 9;

/** Fills column and row sizes, hidden columns and rows, and merged areas into a sheet's XML. */
export function fillLayout(xml: string, { layout = {} }: Sheet): string {
  const { columns = [], rows = [], merges = [] } = layout;
  const sized = Array.from(columns, toColumn).join('');
  const merged = merges.map(
    ({ row, column, rows: height, columns: width }) =>
      `<mergeCell ref="${toAddress(row, column)}:${toAddress(row + height - 1, column + width - 1)}"/>`,
  );
  return xml
    .replace(/<sheetData\b/u, (start) => (sized === '' ? start : `<cols>${sized}</cols>${start}`))
    .replaceAll(/<row r="(\d+)"/gu, (start, row: string) => start + toRowAttributes(rows[Number(row) - 1]))
    .replace(/<\/sheetData>|<sheetData\/>/u, (end) =>
      merged.length === 0 ? end : `${end}<mergeCells count="${merged.length}">${merged.join('')}</mergeCells>`,
    );
}

function toColumn(line: SheetLine | undefined, index: number): string {
  if (!line) return '';
  const { sizePx, isHidden } = line;
  const width = sizePx === undefined ? USUAL_CHARACTERS : (sizePx - PADDING_PX) / DIGIT_PX;
  const place = `min="${index + 1}" max="${index + 1}" width="${Math.max(0, width).toFixed(4)}"`;
  return `<col ${place}${sizePx === undefined ? '' : ' customWidth="1"'}${isHidden ? ' hidden="1"' : ''}/>`;
}

function toRowAttributes(line: SheetLine | undefined): string {
  if (!line) return '';
  const { sizePx, isHidden } = line;
  const height = sizePx === undefined ? '' : ` ht="${sizePx * PT_PER_PX}" customHeight="1"`;
  return `${height}${isHidden ? ' hidden="1"' : ''}`;
}
