import { markUnseen } from '@rotunda/api-client/visible-text';

/** One line of comma-separated values (RFC 4180), fit to be opened by a spreadsheet. */
export function toCsvLine(values: readonly (string | number | undefined)[]): string {
  return `${values.map(toCell).join(',')}\r\n`;
}

function toCell(value: string | number | undefined): string {
  // Spreadsheets would take a text that begins like this for a formula.
  const text = markUnseen(String(value ?? '')).replace(/^(?=[=+\-@\t\r])/, "'");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
