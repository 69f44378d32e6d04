import { getMaxPageSize } from '@rotunda/api-client/max-page-size';
import type { ResponseOf } from '@rotunda/api-client/operation-types';
import { keepPreviousData } from '@tanstack/react-query';
import { getStatusAppearance, type Process } from '#features/processes/status/process-status.tsx';
import { api } from '#shared/api/api.ts';
import { operationPagesQuery, operationQuery } from '#shared/api/operation-query.ts';
import type { ProcessList } from './process-list.ts';

type ReportPage = ResponseOf<'script.processes.listScriptProcesses'>;

/** The operations whose responses show that a process has ended. */
export const PROCESS_LISTS = ['script.processes.list', 'script.processes.listScriptProcesses'] as const;

/** Returns the query of a list's processes, page by page. */
export function processPagesQuery(list: ProcessList) {
  return list.id === 'script.processes.list'
    ? operationPagesQuery(list.id, list.params)
    : operationPagesQuery(list.id, list.params);
}

/** Returns the query of a list's newest processes, which polls in live mode. */
export function newestProcessesQuery(list: ProcessList) {
  return list.id === 'script.processes.list'
    ? operationQuery(list.id, list.params)
    : operationQuery(list.id, list.params);
}

const LOG_INTERVAL_MS = 1000;

/**
 * Returns the query of the current state of a process with its error and log. Polls until the process has ended. No operation
 * reads a single process, so the list of its script is filtered by the process's own time.
 */
export function processReportQuery(process: Process) {
  const query = operationQuery('script.processes.listScriptProcesses', {
    scriptId: process.scriptId,
    'scriptProcessFilter.startTime': process.startTime,
    ...(process.endTime && { 'scriptProcessFilter.endTime': process.endTime }),
    ...(process.functionName && { 'scriptProcessFilter.functionName': process.functionName }),
    fields: 'nextPageToken,processes(processId,processStatus,startTime,endTime,duration,error,logs)',
  });
  return {
    ...query,
    enabled: process.scriptId !== undefined,
    refetchInterval: getStatusAppearance(process.processStatus).kind === 'live' ? LOG_INTERVAL_MS : (false as const),
    // The end of a process is part of the query key, but its log stays the same.
    placeholderData: (former: ReportPage | undefined) =>
      former?.processes?.some(({ processId }) => processId === process.processId) ? former : undefined,
  };
}

/** Returns the query of the last runs of the same function in the same script. */
export function sameFunctionQuery(process: Process) {
  return {
    ...operationQuery('script.processes.listScriptProcesses', {
      scriptId: process.scriptId,
      ...(process.functionName && { 'scriptProcessFilter.functionName': process.functionName }),
    }),
    enabled: process.scriptId !== undefined,
    placeholderData: keepPreviousData,
  };
}

/** Returns the key of a process in lists. Derived from its fields if the service returns no ID. */
export function getProcessKey(process: Process): string {
  return process.processId ?? `${process.startTime}|${process.projectName}|${process.functionName}`;
}

/** How to read processes: the fields (undefined for the default), the page size, and the abort signal. */
export type ProcessReadOptions = { fields: string | undefined; pageSize?: number; signal: AbortSignal };

/** Reads all processes of a list, page by page. Uses the maximum page size by default. */
export async function* readProcessPages(
  list: ProcessList,
  { fields, pageSize = getMaxPageSize(list.id), signal }: ProcessReadOptions,
): AsyncGenerator<readonly Process[]> {
  const page = { pageSize, ...(fields !== undefined && { fields }) };
  const pages =
    list.id === 'script.processes.list'
      ? api.pages(list.id, { ...list.params, ...page }, { signal })
      : api.pages(list.id, { ...list.params, ...page }, { signal });
  for await (const { processes = [] } of pages) yield processes;
}
