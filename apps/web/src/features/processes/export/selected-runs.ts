import { withStatuses } from '#features/processes/counts/status-counts.ts';
import type { ProcessList } from '#features/processes/list/process-list.ts';
import { getProcessKey, type ProcessReadOptions, readProcessPages } from '#features/processes/list/queries.ts';
import type { Process } from '#features/processes/status/process-status.tsx';

/**
 * Reads the selected processes of a list page by page until all are found. Ignores the status filter, because their statuses may
 * have changed since.
 */
export async function* readSelectedPages(
  list: ProcessList,
  selected: readonly Process[],
  reading: ProcessReadOptions,
): AsyncGenerator<readonly Process[]> {
  const wanted = new Set(selected.map(getProcessKey));
  for await (const page of readProcessPages(toListSince(list, selected), reading)) {
    const found = page.filter((process) => wanted.delete(getProcessKey(process)));
    if (found.length > 0) yield found;
    if (wanted.size === 0) return;
  }
}

/** Returns the list in any status, since the start of the earliest selected process. */
function toListSince(list: ProcessList, selected: readonly Process[]): ProcessList {
  const [startTime] = selected.flatMap((process) => process.startTime ?? []).toSorted();
  const all = withStatuses(list, undefined);
  if (startTime === undefined || selected.some((process) => process.startTime === undefined)) return all;
  return all.id === 'script.processes.list'
    ? { ...all, params: { ...all.params, 'userProcessFilter.startTime': startTime } }
    : { ...all, params: { ...all.params, 'scriptProcessFilter.startTime': startTime } };
}
