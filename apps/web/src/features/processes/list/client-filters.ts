import type { Process } from '#features/processes/status/process-status.tsx';
import { getDurationMs } from './process-columns.tsx';
import { matchesError } from './process-error.tsx';
import type { ProcessList } from './process-list.ts';
import { clientFilterNames, type ProcessSearch } from './process-search.ts';
import { type ProcessReadOptions, readProcessPages } from './queries.ts';
import { readSpanMs } from './span.ts';

/** The filters that the service does not support, which the console applies to loaded processes. */
export type ClientFilters = Pick<ProcessSearch, (typeof clientFilterNames)[number]>;

/** Returns the client-side filters in the URL. */
export function getClientFilters(search: ProcessSearch): ClientFilters {
  return Object.fromEntries(clientFilterNames.map((name) => [name, search[name]]));
}

/**
 * Returns the processes that match the client-side filters, or all if there are none. The duration of running processes is
 * measured up to `nowMs`.
 */
export function applyClientFilters(
  processes: readonly Process[],
  { longer, error }: ClientFilters,
  nowMs: number,
): readonly Process[] {
  const minMs = longer === undefined ? undefined : readSpanMs(longer);
  if (minMs === undefined && error === undefined) return processes;
  return processes.filter(
    (process) =>
      (minMs === undefined || (getDurationMs(process, nowMs) ?? 0) > minMs) &&
      (error === undefined || matchesError(process, error)),
  );
}

/** Reads all processes of a list that match the client-side filters, page by page. */
export async function* readMatchingPages(
  list: ProcessList,
  filters: ClientFilters,
  reading: ProcessReadOptions,
): AsyncGenerator<readonly Process[]> {
  for await (const page of readProcessPages(list, reading)) yield applyClientFilters(page, filters, Date.now());
}
