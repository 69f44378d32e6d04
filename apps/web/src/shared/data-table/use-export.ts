import { explainError } from '#shared/error-view.tsx';
import { saveFile } from '#shared/save-file.ts';
import { notify } from '#ui/toasts.tsx';
import type { Column } from './column.ts';
import { rowsToCsv } from './rows-csv.ts';
import { type RowPages, useGathering } from './use-gathering.ts';

/** A kind of file that rows are saved as. */
export type ExportFormat<Row> = {
  /** Also the ending of the file. */
  id: string;
  label: string;
  mediaType: string;
  write: (rows: readonly Row[]) => string | Promise<string>;
};
/** Which rows are saved: some of those at hand, or everything that matches. */
export type ExportScope = 'loaded' | 'picked' | 'all';

/** Rows that can be saved, and how to get at the rest of them. */
export type ExportSource<Row> = {
  /** Name of the file, without its ending. */
  name: string;
  /** The columns that are shown: CSV holds their plain values, JSON all that is known of a row. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  picked?: readonly Row[] | undefined;
  hasMore: boolean;
  /** Everything that matches; absent where all of it is loaded. */
  pages?: RowPages<Row> | undefined;
  /** How many rows have been read while everything is, where `pages` has them all at once at its end. */
  readCount?: number | undefined;
  /** Kinds of file beside CSV and JSON. */
  moreFormats?: readonly ExportFormat<Row>[] | undefined;
};

/** Saves rows as files. `progress` counts the rows that were fetched while everything is. */
export function useExport<Row>({ name, columns, rows, picked = [], pages, moreFormats = [] }: ExportSource<Row>) {
  const { progress, gather, isStopped, stop } = useGathering<Row>();
  const formats: readonly ExportFormat<Row>[] = [csvOf(columns), JSON_FORMAT, ...moreFormats];
  const write = async (formatId: string, chosen: readonly Row[]) => {
    const format = formats.find(({ id }) => id === formatId);
    if (format) saveFile(`${name}.${format.id}`, format.mediaType, await format.write(chosen));
  };
  const writeAll = async (formatId: string) => {
    if (!pages) return;
    const all = await gather(pages);
    await write(formatId, all);
    notify(`${all.length.toLocaleString('en')} rows saved`);
  };
  const tellFailure = (error: unknown) => {
    const isStop = isStopped() || (error instanceof DOMException && error.name === 'AbortError');
    const reason = error instanceof Error && !isStop ? explainError(error) : 'Stopped';
    notify(`${reason}. Nothing was saved`);
  };
  const save = (formatId: string, scope: ExportScope) => {
    const saved = scope === 'all' ? writeAll(formatId) : write(formatId, scope === 'picked' ? picked : rows);
    saved.catch(tellFailure);
  };
  return { progress, formats, save, stop };
}

function csvOf<Row>(columns: readonly Column<Row>[]): ExportFormat<Row> {
  return { id: 'csv', label: 'CSV', mediaType: 'text/csv', write: (rows) => rowsToCsv(columns, rows) };
}

const JSON_FORMAT: ExportFormat<unknown> = {
  id: 'json',
  label: 'JSON',
  mediaType: 'application/json',
  write: (rows) => `${JSON.stringify(rows, null, 2)}\n`,
};
