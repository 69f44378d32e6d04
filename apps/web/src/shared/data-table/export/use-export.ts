import { countOf } from '@rotunda/api-client/count-of';
import { saveFile } from '#lib/save-file.ts';
import { explainError } from '#shared/errors/error-view.tsx';
import type { Column } from '#shared/lists/column.ts';
import { type RowPages, useLoadAll } from '#shared/lists/use-load-all.ts';
import type { ReportSource } from '#shared/reports/report-source.ts';
import { notify } from '#ui/toasts/toasts.tsx';
import type { ExportFormat } from './export-formats.ts';

/** Which rows are saved: some of those at hand, or everything that matches. */
export type ExportScope = 'loaded' | 'picked' | 'all';

/** Rows that can be saved, and how to get at the rest of them. */
export type ExportSource<Row> = {
  /** Name of the file, without its ending. */
  name: string;
  /** The columns that are shown. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  picked?: readonly Row[] | undefined;
  hasMore: boolean;
  /** Everything that matches; absent where all of it is loaded. */
  pages?: RowPages<Row> | undefined;
  /** Why the rows are not all that there are, for lists of an index that does not hold everything. */
  incomplete?: string | undefined;
  /** How many rows have been read while everything is, where `pages` has them all at once at its end. */
  readCount?: number | undefined;
  /** Kinds of file beside those of every list. */
  moreFormats?: readonly ExportFormat<Row>[] | undefined;
  /** What a report of the list reads, or why it cannot be scheduled as it is shown. */
  report: ReportSource | string;
  /** A dialog that saves more of each row than the list shows. */
  more?: { label: string; onOpen: () => void } | undefined;
};

/** Saves rows as files. `progress` counts the rows that were fetched while everything is. */
export function useExport<Row>(source: ExportSource<Row>) {
  const { name, columns, rows, picked = [], pages, moreFormats = [], incomplete } = source;
  const { progress, gather, isStopped, stop } = useLoadAll<Row>();
  const write = async (formatId: string, chosen: readonly Row[], file = name) => {
    // Loaded when something is saved.
    const { exportFormats } = await import('./export-formats.ts');
    const format = [...exportFormats(columns), ...moreFormats].find(({ id }) => id === formatId);
    if (format) saveFile(`${file}.${format.id}`, format.mediaType, await format.write(chosen));
  };
  const writeAll = async (formatId: string) => {
    if (!pages) return;
    const all = await gather(pages);
    await writeFound(formatId, all);
  };
  /** What was found so far says so, in the name of the file too: that is what is passed on. */
  const writeFound = async (formatId: string, found: readonly Row[]) => {
    const saved = `${countOf(found.length, 'row')} saved`;
    await write(formatId, found, incomplete === undefined ? name : `${name}-incomplete`);
    notify(incomplete === undefined ? saved : `${saved}. The list is incomplete: ${incomplete}`);
  };
  const notifyFailure = (error: unknown) => {
    const isStop = isStopped() || (error instanceof DOMException && error.name === 'AbortError');
    const reason = error instanceof Error && !isStop ? explainError(error) : 'Stopped';
    notify(`${reason}. Nothing was exported`);
  };
  const saveScope = (formatId: string, scope: ExportScope) => {
    if (scope === 'all') return writeAll(formatId);
    if (scope === 'picked') return write(formatId, picked);
    return incomplete === undefined ? write(formatId, rows) : writeFound(formatId, rows);
  };
  const save = (formatId: string, scope: ExportScope) => {
    saveScope(formatId, scope).catch(notifyFailure);
  };
  return { progress, save, stop };
}
