import { type ClientFilters, readMatchingPages } from '#features/processes/list/client-filters.ts';
import { FIELDS_WITH_LOGS } from '#features/processes/list/process-fields.ts';
import type { ProcessList } from '#features/processes/list/process-list.ts';
import { getProcessKey } from '#features/processes/list/queries.ts';
import type { Process } from '#features/processes/status/process-status.tsx';
import { type RunFile, toExportedRun } from './run-file.ts';
import { readSelectedPages } from './selected-runs.ts';

/** The source of the processes. */
export type RunSource = {
  list: ProcessList;
  /** The filters that the service does not support. */
  filters: ClientFilters;
  /** Whether the service sends errors and logs. */
  hasErrors: boolean;
};

/** An exported file of processes, and what it lacks. */
export type RunExport = {
  content: Blob;
  count: number;
  /** The number of failed processes without a recorded error. */
  withoutError: number;
  /** The number of selected processes that were not found again and have no errors and logs in the file. */
  notFound: number;
  /** Whether there are more matches than the file contains. */
  isCut: boolean;
  /** The error if the read ended early. */
  failure: Error | undefined;
};

type ExportOptions = {
  file: RunFile;
  /** The processes to write. Undefined for all matches. */
  picked: readonly Process[] | undefined;
  signal: AbortSignal;
  onProgress: (count: number) => void;
};

// A log has up to a million characters.
const LOGS_PAGE_SIZE = 50;
const MAX_RUNS = 10_000;
const MAX_BYTES = 100 * 1024 * 1024;

/**
 * Writes processes with their errors and logs to a file, page by page, so that only one page is in memory. If a page cannot be
 * read, everything written before is retained. Rejects if it is aborted.
 */
export async function exportRuns(source: RunSource, options: ExportOptions): Promise<RunExport> {
  const { file, picked, signal, onProgress } = options;
  const parts = [new Blob([file.head])];
  const written = new Set<string>();
  const result = { withoutError: 0, isCut: false, failure: undefined as Error | undefined };
  let sizeBytes = 0;
  const add = (processes: readonly Process[], isRead: boolean) => {
    const fresh = processes.filter((process) => !written.has(getProcessKey(process)));
    const runs = fresh.map((process) => toExportedRun(process, isRead ? source.hasErrors : undefined));
    for (const process of fresh) written.add(getProcessKey(process));
    result.withoutError += isRead && source.hasErrors ? runs.filter(({ missing }) => missing !== undefined).length : 0;
    const part = new Blob([file.write(runs)]);
    sizeBytes += part.size;
    parts.push(part);
    onProgress(written.size);
  };
  try {
    for await (const page of readRuns(source, picked, signal)) {
      const rest = sizeBytes < MAX_BYTES ? MAX_RUNS - written.size : 0;
      add(page.slice(0, rest), true);
      result.isCut = page.length > rest;
      if (result.isCut) break;
    }
  } catch (error) {
    signal.throwIfAborted();
    result.failure = error instanceof Error ? error : new Error(String(error));
  }
  signal.throwIfAborted();
  const notFound = result.isCut ? [] : (picked ?? []).filter((process) => !written.has(getProcessKey(process)));
  if (notFound.length > 0) add(notFound, false);
  return { ...result, content: new Blob(parts), count: written.size, notFound: notFound.length };
}

function readRuns(source: RunSource, picked: readonly Process[] | undefined, signal: AbortSignal) {
  const { list, filters, hasErrors } = source;
  const reading = { fields: hasErrors ? FIELDS_WITH_LOGS : undefined, pageSize: LOGS_PAGE_SIZE, signal };
  return picked ? readSelectedPages(list, picked, reading) : readMatchingPages(list, filters, reading);
}
