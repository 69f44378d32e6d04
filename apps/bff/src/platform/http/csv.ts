import { markUnseen } from '@rotunda/api-client/visible-text';

/** Returns one line of comma-separated values (RFC 4180) that is safe to open in a spreadsheet. */
export function toCsvLine(values: readonly (string | number | undefined)[]): string {
  return `${values.map(toCell).join(',')}\r\n`;
}

function toCell(value: string | number | undefined): string {
  // Spreadsheets would interpret a text that begins with one of these characters as a formula.
  const text = markUnseen(String(value ?? '')).replace(/^(?=[=+\-@\t\r])/, "'");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
