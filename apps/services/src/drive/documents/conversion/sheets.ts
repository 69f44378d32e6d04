import Papa from 'papaparse';
import writeXlsxFile from 'write-excel-file/node';
import { type Cell, type Formats, isFormula, type Sheet, toShownValue } from '#core/workbook/cell.ts';
import { isFormattedText, writeFormattedTexts } from '#core/workbook/formatted-texts-of-xlsx.ts';
import { toFileFormula, writeFormulaValues } from '#core/workbook/formulas-of-xlsx.ts';
import { applyFormat, colorOf } from '#core/workbook/number-format.ts';
import { readXlsx } from '#core/workbook/read-xlsx.ts';
import { readOds } from './read-open-document.ts';
import { requireFewCells, requireSmallSheets } from './require-few-cells.ts';
import { toText } from './to-text.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const ODS = ['application/vnd.oasis.opendocument.spreadsheet', 'application/x-vnd.oasis.opendocument.spreadsheet'];
const MAX_NAME_CHARACTERS = 31; // Of a sheet in a workbook.

/**
 * Imported bytes as sheets; `charset` is the encoding that was declared for a text. Rejects when they are not what their
 * type says, and when a workbook unpacks to more than `maxUnpackedBytes`.
 */
export async function readSheets(
  bytes: Uint8Array,
  mimeType: string,
  { maxUnpackedBytes, charset }: { maxUnpackedBytes?: number | undefined; charset?: string | undefined } = {},
): Promise<Sheet[]> {
  if (mimeType === XLSX) {
    return [...(await readXlsx(bytes, { maxUnpackedBytes, check: requireSmallSheets }))];
  }
  if (ODS.includes(mimeType)) return readOds(bytes);
  return [{ name: 'Sheet1', ...readDelimited(toText(bytes, charset), mimeType) }];
}

const DELIMITERS = [',', ';', '\t'];
const SAMPLE_ROWS = 20;
// Excel writes and reads it as the first line: `sep=;`.
const DECLARED = /^"?sep=([^\n"])"?\n/iu;

function readDelimited(text: string, mimeType: string): Pick<Sheet, 'rows' | 'formats'> {
  const [line = '', declared] = DECLARED.exec(text) ?? [];
  const content = text.slice(line.length);
  const delimiter = declared ?? (mimeType === 'text/csv' ? findDelimiter(content) : '\t');
  const { data } = Papa.parse<string[]>(content, { delimiter, skipEmptyLines: 'greedy' });
  requireFewCells(data.reduce((count, row) => count + row.length, 0));
  const percent = data.map((row) => row.map(toPercent));
  return {
    rows: data.map((row, index) => row.map((text, column) => percent[index]?.[column]?.value ?? toValue(text))),
    ...(percent.flat().some((cell) => cell) && { formats: percent.map((row) => row.map((cell) => cell?.format)) }),
  };
}

/** The first delimiter that parts the first rows alike; where none does, the first one that parts any. */
function findDelimiter(text: string): string {
  const samples = DELIMITERS.map((delimiter) => {
    const { data, errors } = Papa.parse<string[]>(text, { delimiter, preview: SAMPLE_ROWS, skipEmptyLines: 'greedy' });
    const widths = new Set(data.map((row) => row.length));
    const width = Math.max(1, ...widths);
    return { delimiter, isParted: width > 1, isEven: width > 1 && widths.size === 1 && errors.length === 0 };
  });
  const found = samples.find(({ isEven }) => isEven) ?? samples.find(({ isParted }) => isParted);
  return found?.delimiter ?? ',';
}

/** A field of a text file as a cell: what is written like a number is one, unless that would change how it reads. */
function toValue(text: string): Cell {
  if (text === '') return null;
  return /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,10})?$/u.test(text) && String(Number(text)) === text ? Number(text) : text;
}

/** The first sheet as text with a delimiter (RFC 4180), in quotes what other programs may take for another delimiter. */
export function toDelimited(sheets: readonly Sheet[], delimiter: ',' | '\t'): string {
  const quotes = (value: unknown) => /[;\t]/u.test(String(value));
  return Papa.unparse(toTextRows(sheets[0]), { delimiter, newline: '\r\n', quotes });
}

/** The rows of a sheet as it shows them. */
export function toTextRows(sheet: Sheet | undefined): string[][] {
  const { rows = [], formats } = sheet ?? {};
  return rows.map((row, index) => row.map((cell, column) => toReadable(cell, formats?.[index]?.[column])));
}

/** What a cell shows and, if its number format says so, in which colour. */
export type ShownCell = { text: string; color: string | undefined };

/** The rows of a sheet as it shows them, with their colours. */
export function toShownRows(sheet: Sheet): ShownCell[][] {
  return toTextRows(sheet).map((row, index) =>
    row.map((text, column) => {
      const format = sheet.formats?.[index]?.[column];
      const cell = sheet.rows[index]?.[column] ?? null;
      return { text, color: format === undefined ? undefined : colorOf(format, toShownValue(cell)) };
    }),
  );
}

/** What a cell shows in a number format; without one, dates are in the form of ISO 8601. */
export function toReadable(of: Cell, format?: string | undefined): string {
  const cell = toShownValue(of);
  if (cell === null) return '';
  if (format !== undefined) return applyFormat(format, cell);
  if (!(cell instanceof Date)) return String(cell);
  const [date = '', time = ''] = cell
    .toISOString()
    .replace(/(?:\.000)?Z$/u, '')
    .split('T');
  if (date === NO_DATE) return time;
  return time === '00:00:00' ? date : `${date} ${time}`;
}

/** The day that workbooks give to a time of day. */
const NO_DATE = '1899-12-30';

const PERCENT = /^-?\d{1,12}(?:\.(\d{1,10}))?%$/u;

/** A text that reads as percent as the number that it stands for, if its format shows it as it was written. */
function toPercent(text: string): { value: number; format: string } | undefined {
  const [written, fraction = ''] = PERCENT.exec(text) ?? [];
  if (written === undefined) return undefined;
  const [value, format] = [Number(text.slice(0, -1)) / 100, `0${fraction && `.${'0'.repeat(fraction.length)}`}%`];
  return applyFormat(format, value) === text ? { value, format } : undefined;
}

/** All sheets as a workbook. */
export async function toXlsx(sheets: readonly Sheet[]): Promise<Uint8Array> {
  const named: readonly Sheet[] = sheets.length === 0 ? [{ name: 'Sheet1', rows: [] }] : sheets;
  const tables = named.map(({ name, rows, formats }) => ({
    sheet: name.slice(0, MAX_NAME_CHARACTERS),
    data: rows.map((row, index) => row.map((cell, column) => toWritten(cell, formatOf(formats, index, column)))),
  }));
  return writeFormattedTexts(writeFormulaValues(await writeXlsxFile(tables).toBuffer(), named), named);
}

function formatOf(formats: Formats | undefined, row: number, column: number): { format?: string } {
  const format = formats?.[row]?.[column];
  return format === undefined ? {} : { format };
}

function toWritten(cell: Cell, look: { format?: string }) {
  if (isFormula(cell)) {
    const value = toFileFormula(cell.formula);
    const dated = cell.value instanceof Date ? { format: toDateFormat(cell.value) } : {};
    return { value, type: 'Formula' as const, ...dated, ...look };
  }
  if (cell instanceof Date) return { value: cell, type: Date, format: toDateFormat(cell), ...look };
  if (isFormattedText(cell, look.format)) return { value: 0, type: Number, ...look };
  return typeof cell === 'number' && look.format !== undefined ? { value: cell, type: Number, ...look } : cell;
}

function toDateFormat(date: Date): string {
  const text = toReadable(date);
  if (!text.includes(':')) return 'yyyy-mm-dd';
  return text.includes('-') ? 'yyyy-mm-dd hh:mm:ss' : 'hh:mm:ss';
}
