import type { Column } from '#shared/lists/column.ts';
import { rowsToCsv } from './rows-csv.ts';
import { rowsToMarkdown } from './rows-markdown.ts';

/** A kind of file that rows are saved as. */
export type ExportFormat<Row> = {
  /** Also the ending of the file. */
  id: string;
  label: string;
  mediaType: string;
  write: (rows: readonly Row[]) => string | Promise<string>;
};

/** The kinds of file that every list is saved as: CSV and Markdown hold the plain values of columns, JSON all of a row. */
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
