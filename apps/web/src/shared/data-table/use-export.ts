import { useRef, useState } from 'react';
import { explainError } from '#shared/error-view.tsx';
import { saveFile } from '#shared/save-file.ts';
import { notify } from '#ui/toasts.tsx';

/** Kinds of file that rows are saved as. */
export type ExportFormat = 'csv' | 'json';
/** Which of the rows at hand are saved. */
export type ExportScope = 'loaded' | 'picked';

/** Rows that can be saved, and how to get at the rest of them. */
export type ExportSource<Row> = {
  /** Name of the file, without its ending. */
  name: string;
  rows: readonly Row[];
  picked?: readonly Row[];
  hasMore: boolean;
  toCsv: (rows: readonly Row[]) => string;
  /** Everything that matches, page by page. */
  pages: (signal: AbortSignal) => AsyncIterable<readonly Row[]>;
};

/** Saves rows as files. `progress` counts the rows that were fetched while everything is. */
export function useExport<Row>({ name, rows, picked = [], toCsv, pages }: ExportSource<Row>) {
  const [progress, setProgress] = useState<number>();
  const abort = useRef<AbortController>(undefined);
  const write = (format: ExportFormat, chosen: readonly Row[]) => {
    if (format === 'csv') saveFile(`${name}.csv`, 'text/csv', toCsv(chosen));
    else saveFile(`${name}.json`, 'application/json', `${JSON.stringify(chosen, null, 2)}\n`);
  };
  const saveAll = async (format: ExportFormat) => {
    const controller = new AbortController();
    abort.current = controller;
    const all: Row[] = [];
    setProgress(0);
    try {
      for await (const page of pages(controller.signal)) {
        all.push(...page);
        setProgress(all.length);
      }
      write(format, all);
      notify(`${all.length.toLocaleString('en')} rows saved`);
    } catch (error) {
      const reason = error instanceof Error && !controller.signal.aborted ? explainError(error) : 'Stopped';
      notify(`${reason}. Nothing was saved`);
    } finally {
      setProgress(undefined);
    }
  };
  return {
    progress,
    save: (format: ExportFormat, scope: ExportScope) => write(format, scope === 'picked' ? picked : rows),
    saveAll,
    stop: () => abort.current?.abort(),
  };
}
