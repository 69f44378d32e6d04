import { explainError } from '#shared/error-view.tsx';
import { saveFile } from '#shared/save-file.ts';
import { notify } from '#ui/toasts.tsx';
import type { Column } from './column.ts';
import { rowsToCsv } from './rows-csv.ts';
import { type RowPages, useGathering } from './use-gathering.ts';

/** Kinds of file that rows are saved as. */
export type ExportFormat = 'csv' | 'json';
/** Which of the rows at hand are saved. */
export type ExportScope = 'loaded' | 'picked';

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
};

/** Saves rows as files. `progress` counts the rows that were fetched while everything is. */
export function useExport<Row>({ name, columns, rows, picked = [], pages }: ExportSource<Row>) {
  const { progress, gather, isStopped, stop } = useGathering<Row>();
  const write = (format: ExportFormat, chosen: readonly Row[]) => {
    if (format === 'csv') saveFile(`${name}.csv`, 'text/csv', rowsToCsv(columns, chosen));
    else saveFile(`${name}.json`, 'application/json', `${JSON.stringify(chosen, null, 2)}\n`);
  };
  const saveAll = async (format: ExportFormat) => {
    if (!pages) return;
    try {
      const all = await gather(pages);
      write(format, all);
      notify(`${all.length.toLocaleString('en')} rows saved`);
    } catch (error) {
      const reason = error instanceof Error && !isStopped() ? explainError(error) : 'Stopped';
      notify(`${reason}. Nothing was saved`);
    }
  };
  return {
    progress,
    save: (format: ExportFormat, scope: ExportScope) => write(format, scope === 'picked' ? picked : rows),
    saveAll,
    stop,
  };
}
