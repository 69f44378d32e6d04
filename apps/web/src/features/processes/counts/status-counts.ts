import type { ProcessList } from '#features/processes/list/process-list.ts';
import { getProcessKey } from '#features/processes/list/queries.ts';
import type { Process } from '#features/processes/status/process-status.tsx';

/** The number of processes in each status. */
export type StatusCounts = ReadonlyMap<string, number>;

/** The statuses of processes by key, for all matches or for the newest ones. */
export type CountedProcesses = { statuses: ReadonlyMap<string, string>; isCapped: boolean };

const MAX_COUNTED = 1_000;

/** Reads the statuses of processes page by page, up to a thousand. */
export async function readStatuses(pages: AsyncIterable<readonly Process[]>): Promise<CountedProcesses> {
  const statuses = new Map<string, string>();
  for await (const page of pages) {
    for (const process of page) {
      if (statuses.size >= MAX_COUNTED) return { statuses, isCapped: true };
      statuses.set(getProcessKey(process), getStatus(process));
    }
  }
  return { statuses, isCapped: false };
}

/** Counts processes by status. For loaded processes, uses their loaded status, which may be newer. */
export function countStatuses(counted: ReadonlyMap<string, string>, loaded: readonly Process[]): StatusCounts {
  const statuses = new Map(counted);
  for (const process of loaded) {
    const key = getProcessKey(process);
    if (statuses.has(key)) statuses.set(key, getStatus(process));
  }
  return countEach(statuses.values());
}

/** Counts loaded processes by status. */
export function countLoaded(loaded: readonly Process[]): StatusCounts {
  return countEach(loaded.map(getStatus));
}

/** Returns a list call for all statuses or for the given ones, replacing its current status filter. */
export function withStatuses(list: ProcessList, statuses: readonly FailedStatus[] | undefined): ProcessList {
  if (list.id === 'script.processes.list') {
    const { 'userProcessFilter.statuses': _statuses, ...params } = list.params;
    return { id: list.id, params: { ...params, ...(statuses && { 'userProcessFilter.statuses': [...statuses] }) } };
  }
  const { 'scriptProcessFilter.statuses': _statuses, ...params } = list.params;
  return { id: list.id, params: { ...params, ...(statuses && { 'scriptProcessFilter.statuses': [...statuses] }) } };
}

type FailedStatus = 'FAILED' | 'TIMED_OUT';

function countEach(statuses: Iterable<string>): StatusCounts {
  const counts = new Map<string, number>();
  for (const status of statuses) counts.set(status, (counts.get(status) ?? 0) + 1);
  return counts;
}

function getStatus({ processStatus = 'PROCESS_STATUS_UNSPECIFIED' }: Process): string {
  return processStatus;
}
