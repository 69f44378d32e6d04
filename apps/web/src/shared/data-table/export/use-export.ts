import { countOf } from '@rotunda/api-client/count-of';
import { saveFile } from '#lib/save-file.ts';
import { explainError } from '#shared/errors/error-view.tsx';
import type { Column } from '#shared/lists/column.ts';
import { type RowPages, useLoadAll } from '#shared/lists/use-load-all.ts';
import type { ReportSource } from '#shared/reports/report-source.ts';
import { notify } from '#ui/toasts/toasts.tsx';
import type { ExportFormat } from './export-formats.ts';

/** The rows to export: some of the loaded ones, or all matches. */
export type ExportScope = 'loaded' | 'picked' | 'all';

/** The exportable rows, and how to load the rest. */
export type ExportSource<Row> = {
  /** The file name, without its extension. */
  name: string;
  /** The visible columns. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  picked?: readonly Row[] | undefined;
  hasMore: boolean;
  /** Reads all matches. Undefined if all are loaded. */
  pages?: RowPages<Row> | undefined;
  /** The reason why rows are missing, for lists based on an incomplete index. */
  incomplete?: string | undefined;
  /** The number of rows read so far, if `pages` returns all of them at once at the end. */
  readCount?: number | undefined;
  /** File formats in addition to those of all lists. */
  moreFormats?: readonly ExportFormat<Row>[] | undefined;
  /** The source for a report of the list, or the reason why it cannot be scheduled as shown. */
  report: ReportSource | string;
  /** A dialog that exports more data per row than the list shows. */
  more?: { label: string; onOpen: () => void } | undefined;
};

/** Exports rows as files. `progress` is the number of rows loaded so far while reading all matches. */
export function useExport<Row>(source: ExportSource<Row>) {
  const { name, columns, rows, picked = [], pages, moreFormats = [], incomplete } = source;
  const { progress, gather, isStopped, stop } = useLoadAll<Row>();
  const write = async (formatId: string, chosen: readonly Row[], file = name) => {
    // Lazy-loaded when rows are saved.
    const { exportFormats } = await import('./export-formats.ts');
    const format = [...exportFormats(columns), ...moreFormats].find(({ id }) => id === formatId);
    if (format) saveFile(`${file}.${format.id}`, format.mediaType, await format.write(chosen));
  };
  const writeAll = async (formatId: string) => {
    if (!pages) return;
    const all = await gather(pages);
    await writeFound(formatId, all);
  };
  /** Incomplete results are marked as such, including in the file name, because the file may be shared. */
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
