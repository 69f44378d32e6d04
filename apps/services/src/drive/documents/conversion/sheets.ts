import { findDelimiter, splitDeclaredDelimiter } from '@rotunda/document-formats/find-delimiter';
import { applyFormat } from '@rotunda/document-formats/number-format';
import Papa from 'papaparse';
import type { Cell, Sheet } from '#core/workbook/cell.ts';
import { toDisplayText } from '#core/workbook/display-text.ts';
import { toText } from './blocks/to-text.ts';
import { checkCellLimit, checkSheetLimit } from './open-document/check-cell-limit.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const ODS = ['application/vnd.oasis.opendocument.spreadsheet', 'application/x-vnd.oasis.opendocument.spreadsheet'];

/**
 * Parses imported bytes as sheets. `charset` is the declared encoding of a text. Rejects if the bytes do not match their type, or
 * if a workbook decompresses to more than `maxUnpackedBytes`.
 */
export async function readSheets(
  bytes: Uint8Array,
  mimeType: string,
  { maxUnpackedBytes, charset }: { maxUnpackedBytes?: number | undefined; charset?: string | undefined } = {},
): Promise<Sheet[]> {
  // A thread loads only the libraries of the formats that it reads.
  if (mimeType === XLSX) {
    const { readXlsx } = await import('#core/workbook/read-xlsx.ts');
    return [...(await readXlsx(bytes, { maxUnpackedBytes, check: checkSheetLimit }))];
  }
  if (ODS.includes(mimeType)) {
    const { readOds } = await import('./open-document/read-open-document.ts');
    return readOds(bytes);
  }
  return [{ name: 'Sheet1', ...readDelimited(toText(bytes, charset), mimeType) }];
}

function readDelimited(text: string, mimeType: string): Pick<Sheet, 'rows' | 'formats'> {
  const { content, declared } = splitDeclaredDelimiter(text);
  const delimiter = declared ?? (mimeType === 'text/csv' ? findDelimiter(content) : '\t');
  const { data } = Papa.parse<string[]>(content, { delimiter, skipEmptyLines: 'greedy' });
  checkCellLimit(data.reduce((count, row) => count + row.length, 0));
  const percent = data.map((row) => row.map(toPercent));
  return {
    rows: data.map((row, index) => row.map((text, column) => percent[index]?.[column]?.value ?? toValue(text))),
    ...(percent.flat().some((cell) => cell) && { formats: percent.map((row) => row.map((cell) => cell?.format)) }),
  };
}

/**
 * Converts a field of a text file to a cell. Text in number format becomes a number, unless that would change how it is
 * displayed.
 */
function toValue(text: string): Cell {
  if (text === '') return null;
  return /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,10})?$/u.test(text) && String(Number(text)) === text ? Number(text) : text;
}

/** Writes the first sheet as delimited text (RFC 4180). Quotes everything that other programs may treat as a delimiter. */
export function toDelimited(sheets: readonly Sheet[], delimiter: ',' | '\t'): string {
  const quotes = (value: unknown) => /[;\t]/u.test(String(value));
  return Papa.unparse(toTextRows(sheets[0]), { delimiter, newline: '\r\n', quotes });
}

/** Returns the rows of a sheet as displayed. */
export function toTextRows(sheet: Sheet | undefined): string[][] {
  const { rows = [], formats } = sheet ?? {};
  return rows.map((row, index) => row.map((cell, column) => toDisplayText(cell, formats?.[index]?.[column])));
}

const PERCENT = /^-?\d{1,12}(?:\.(\d{1,10}))?%$/u;

/** Parses a percentage to its number, if its format displays it exactly as written. */
function toPercent(text: string): { value: number; format: string } | undefined {
  const [written, fraction = ''] = PERCENT.exec(text) ?? [];
  if (written === undefined) return undefined;
  const [value, format] = [Number(text.slice(0, -1)) / 100, `0${fraction && `.${'0'.repeat(fraction.length)}`}%`];
  return applyFormat(format, value) === text ? { value, format } : undefined;
}

/** Writes all sheets as a workbook. */
export async function toXlsx(sheets: readonly Sheet[]): Promise<Uint8Array> {
  const { writeXlsx } = await import('#core/workbook/write-xlsx.ts');
  return writeXlsx(sheets.length === 0 ? [{ name: 'Sheet1', rows: [] }] : sheets);
}
