import type { Column } from '#shared/lists/column.ts';
import { rowsToCsv } from './rows-csv.ts';
import { rowsToMarkdown } from './rows-markdown.ts';

/** A file format for saving rows. */
export type ExportFormat<Row> = {
  /** The format, which is also the file extension. */
  id: string;
  label: string;
  mediaType: string;
  write: (rows: readonly Row[]) => string | Promise<string>;
};

/** Returns the file formats of all lists: CSV and Markdown contain the plain values of columns, JSON the whole row. */
export function exportFormats<Row>(columns: readonly Column<Row>[]): readonly ExportFormat<Row>[] {
  return [
    { id: 'csv', label: 'CSV', mediaType: 'text/csv', write: (rows) => rowsToCsv(columns, rows) },
    { id: 'md', label: 'Markdown', mediaType: 'text/markdown', write: (rows) => rowsToMarkdown(columns, rows) },
    {
      id: 'json',
      label: 'JSON',
      mediaType: 'application/json',
      write: (rows) => `${JSON.stringify(rows, null, 2)}\n`,
    },
    {
      id: 'ndjson',
      label: 'JSON, one row per line',
      mediaType: 'application/x-ndjson',
      write: (rows) => rows.map((row) => `${JSON.stringify(row)}\n`).join(''),
    },
  ];
}
