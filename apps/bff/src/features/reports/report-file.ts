import type { components } from '@rotunda/api-client/bff-types';
import { isRecord } from '@rotunda/api-client/is-record';
import type { Attachment } from '#platform/delivery/message.ts';
import { toCsvLine } from '#platform/http/csv.ts';

/** The file formats of reports. */
export type FileFormat = Exclude<components['schemas']['ReportFormat'], 'digest'>;

type Row = Readonly<Record<string, unknown>>;

const FORMATS: Readonly<Record<FileFormat, { contentType: string; write: (rows: readonly Row[]) => string }>> = {
  // Excel reads CSV without a byte order mark in the encoding of the system.
  csv: { contentType: 'text/csv', write: (rows) => `\uFEFF${toCsv(rows)}` },
  md: { contentType: 'text/markdown', write: toMarkdown },
  json: { contentType: 'application/json', write: (rows) => `${JSON.stringify(rows, null, 2)}\n` },
  ndjson: {
    contentType: 'application/x-ndjson',
    write: (rows) => rows.map((row) => `${JSON.stringify(row)}\n`).join(''),
  },
};

/** Writes rows to a file. In CSV and Markdown, each field is a column; nested fields are named by their path. */
export function toFile(name: string, format: FileFormat, rows: readonly Row[]): Attachment {
  const { contentType, write } = FORMATS[format];
  return { fileName: `${name}.${format}`, contentType, content: Buffer.from(write(rows)) };
}

function toCsv(rows: readonly Row[]): string {
  const { columns, cells } = toTable(rows);
  return [columns, ...cells].map(toCsvLine).join('');
}

function toMarkdown(rows: readonly Row[]): string {
  const { columns, cells } = toTable(rows);
  const lines = [columns.map(toMarkdownCell), columns.map(() => '---'), ...cells.map((row) => row.map(toMarkdownCell))];
  return lines.map((line) => `| ${line.join(' | ')} |\n`).join('');
}

// A backslash before ASCII punctuation escapes it (CommonMark section 2.4). A cell is a single line.
function toMarkdownCell(text: string): string {
  return text
    .replaceAll(/[\\|`*_~<>&[\]]/g, String.raw`\$&`)
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function toTable(rows: readonly Row[]): { columns: string[]; cells: string[][] } {
  const flat = rows.map((row) => new Map(flatten(row, '')));
  const columns = [...new Set(flat.flatMap((row) => [...row.keys()]))];
  return { columns, cells: flat.map((row) => columns.map((column) => row.get(column) ?? '')) };
}

/** Yields the values of an object by path. A list of strings is one value; other lists are JSON. */
function* flatten(row: Row, before: string): Generator<[path: string, value: string]> {
  for (const [name, value] of Object.entries(row)) {
    const path = `${before}${name}`;
    if (isRecord(value)) yield* flatten(value, `${path}.`);
    else yield [path, toText(value)];
  }
}

function toText(value: unknown): string {
  if (!Array.isArray(value)) return String(value ?? '');
  return value.every((one) => typeof one !== 'object') ? value.join('; ') : JSON.stringify(value);
}
