import Papa from 'papaparse';
import readXlsxFile from 'read-excel-file/node';
import writeXlsxFile from 'write-excel-file/node';
import { toPlainArchive } from './read-archive.ts';
import { readOds } from './read-open-document.ts';
import type { Cell, Sheet } from './sheet.ts';
import { toText } from './to-text.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const ODS = ['application/vnd.oasis.opendocument.spreadsheet', 'application/x-vnd.oasis.opendocument.spreadsheet'];
const MAX_NAME_CHARACTERS = 31; // Of a sheet in a workbook.

/**
 * Imported bytes as sheets. Rejects when they are not what their type says, and when a workbook unpacks to more than
 * `maxUnpackedBytes`.
 */
export async function readSheets(bytes: Uint8Array, mimeType: string, maxUnpackedBytes?: number): Promise<Sheet[]> {
  if (mimeType === XLSX) {
    const sheets = await readXlsxFile(Buffer.from(toPlainArchive(bytes, maxUnpackedBytes)));
    return sheets.map(({ sheet, data }) => ({ name: sheet, rows: data.map((row) => row.map(toCell)) }));
  }
  if (ODS.includes(mimeType)) return readOds(bytes);
  const delimiter = mimeType === 'text/csv' ? ',' : '\t';
  const { data } = Papa.parse<string[]>(toText(bytes), { delimiter, skipEmptyLines: 'greedy' });
  return [{ name: 'Sheet1', rows: data.map((row) => row.map(toValue)) }];
}

// The library declares dates as their constructor; what it gives are dates.
function toCell(value: unknown): Cell {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  return value instanceof Date ? value : null;
}

/** A field of a text file as a cell: what is written like a number is one, unless that would change how it reads. */
function toValue(text: string): Cell {
  if (text === '') return null;
  return /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,10})?$/u.test(text) && String(Number(text)) === text ? Number(text) : text;
}

/** The first sheet as text with a delimiter (RFC 4180). */
export function toDelimited(sheets: readonly Sheet[], delimiter: ',' | '\t'): string {
  return Papa.unparse(toTextRows(sheets[0]), { delimiter, newline: '\r\n' });
}

/** The rows of a sheet as people read them. */
export function toTextRows(sheet: Sheet | undefined): string[][] {
  return (sheet?.rows ?? []).map((row) => row.map(toReadable));
}

/** A value of a cell as people read it. */
export function toReadable(cell: Cell): string {
  if (cell === null) return '';
  return cell instanceof Date ? cell.toISOString().replace('T00:00:00.000Z', '') : String(cell);
}

/** All sheets as a workbook. */
export function toXlsx(sheets: readonly Sheet[]): Promise<Buffer> {
  const named = sheets.length === 0 ? [{ name: 'Sheet1', rows: [] }] : sheets;
  const tables = named.map(({ name, rows }) => ({
    sheet: name.slice(0, MAX_NAME_CHARACTERS),
    data: rows.map((row) =>
      row.map((cell) => (cell instanceof Date ? { value: cell, type: Date, format: 'yyyy-mm-dd' } : cell)),
    ),
  }));
  return writeXlsxFile(tables).toBuffer();
}
