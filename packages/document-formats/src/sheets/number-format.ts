import { formatColor, format as formatValue, isDateFormat, isValidFormat, tokenize } from 'numfmt';
import type { CellValue } from './cell-value.ts';

const DAY_MS = 86_400_000;
const EPOCH_MS = Date.UTC(1899, 11, 30);
/** Spreadsheet programs do not support longer formats. */
const MAX_CHARACTERS = 255;
const PLAIN = /^(?:general|@|)$/iu;
// The language of a currency, which spreadsheet programs do not apply to its numbers.
const CURRENCY_LANGUAGE = /\[\$([^\]-]*)-[^\]]*\]/gu;

const cache = new Map<string, boolean>();

/** Whether a number format can be applied and changes how numbers are displayed. */
export function isNumberFormat(code: string): boolean {
  if (code.length > MAX_CHARACTERS || PLAIN.test(code)) return false;
  const known = cache.get(code);
  if (known !== undefined) return known;
  if (cache.size > 1000) cache.clear();
  const isUsable = isValidFormat(code);
  cache.set(code, isUsable);
  return isUsable;
}

/** Returns the displayed text of a cell with a number format. */
export function applyFormat(code: string, value: Exclude<CellValue, null>): string {
  if (typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return hasText(code) ? formatValue(code, value) : value;
  if (isDateFormat(code)) return formatValue(code, value instanceof Date ? toSerial(value) : value);
  const plain = code.replaceAll(CURRENCY_LANGUAGE, (_, symbol: string) => (symbol === '' ? '' : `[$${symbol}]`));
  return formatValue(plain, value instanceof Date ? toSerial(value) : value);
}

/** Returns the colour that a number format gives to a value, such as `red`, or undefined if it has none. */
export function findColor(code: string, value: CellValue): string | undefined {
  if (value === null || typeof value === 'boolean') return undefined;
  const color = formatColor(code, value instanceof Date ? toSerial(value) : value);
  return typeof color === 'string' ? color : undefined;
}

function hasText(code: string): boolean {
  return tokenize(code).some(({ type }) => type === 'text');
}

function toSerial(date: Date): number {
  return (date.getTime() - EPOCH_MS) / DAY_MS;
}
