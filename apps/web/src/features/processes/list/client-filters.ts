import type { Process } from '#features/processes/status/process-status.tsx';
import { durationMs } from './process-columns.tsx';
import { matchesError } from './process-error.tsx';
import type { ProcessList } from './process-list.ts';
import { clientFilterNames, type ProcessSearch } from './process-search.ts';
import { type ProcessReading, readProcessPages } from './queries.ts';
import { readSpanMs } from './span.ts';

/** The filters that the service does not have, so that the console applies them to what is loaded. */
export type ClientFilters = Pick<ProcessSearch, (typeof clientFilterNames)[number]>;

/** The client-side filters of an address. */
export function clientFiltersOf(search: ProcessSearch): ClientFilters {
  return Object.fromEntries(clientFilterNames.map((name) => [name, search[name]]));
}

/** Processes that match the client-side filters: without them, all. Running processes count up to `nowMs`. */
export function applyClientFilters(
  processes: readonly Process[],
  { longer, error }: ClientFilters,
  nowMs: number,
): readonly Process[] {
  const minMs = longer === undefined ? undefined : readSpanMs(longer);
  if (minMs === undefined && error === undefined) return processes;
  return processes.filter(
    (process) =>
      (minMs === undefined || (durationMs(process, nowMs) ?? 0) > minMs) &&
      (error === undefined || matchesError(process, error)),
  );
}

/** Every process of a list that matches the client-side filters, page by page. */
export async function* readMatchingPages(
  list: ProcessList,
  filters: ClientFilters,
  reading: ProcessReading,
): AsyncGenerator<readonly Process[]> {
  for await (const page of readProcessPages(list, reading)) yield applyClientFilters(page, filters, Date.now());
}
