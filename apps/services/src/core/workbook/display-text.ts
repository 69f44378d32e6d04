import { applyFormat } from '@rotunda/document-formats/number-format';
import { type Cell, toDisplayValue } from './cell.ts';

/** The date that workbooks assign to a time of day. */
const NO_DATE = '1899-12-30';

/** Formats the displayed value of a cell with a number format. Without one, dates are in ISO 8601. */
export function toDisplayText(of: Cell, format?: string | undefined): string {
  const cell = toDisplayValue(of);
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
