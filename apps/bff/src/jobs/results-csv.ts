import type { components } from '@rotunda/api-client/bff-types';

type JobItemBody = components['schemas']['JobItem'];

const COLUMNS = ['id', 'label', 'state', 'attempts', 'reason', 'status', 'resultId', 'endTime'] as const;

/** What became of items, as comma-separated values (RFC 4180). */
export function toResultsCsv(items: readonly JobItemBody[]): string {
  const rows = items.map((item) => COLUMNS.map((name) => toCell(item[name])));
  return [COLUMNS, ...rows].map((row) => `${row.join(',')}\r\n`).join('');
}

function toCell(value: string | number | undefined): string {
  // Spreadsheets would take a text that begins like this for a formula.
  const text = String(value ?? '').replace(/^(?=[=+\-@\t\r])/, "'");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
