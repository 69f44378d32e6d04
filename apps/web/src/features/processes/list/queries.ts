import { maxPageSize } from '@rotunda/api-client/max-page-size';
import type { ResponseOf } from '@rotunda/api-client/operation-types';
import { keepPreviousData } from '@tanstack/react-query';
import { type Process, statusLook } from '#features/processes/status/process-status.tsx';
import { api } from '#shared/api/api.ts';
import { operationPagesQuery, operationQuery } from '#shared/api/operation-query.ts';
import type { ProcessList } from './process-list.ts';

type ReportPage = ResponseOf<'script.processes.listScriptProcesses'>;

/** The operations whose responses show that a process has ended. */
export const PROCESS_LISTS = ['script.processes.list', 'script.processes.listScriptProcesses'] as const;

/** The processes of a list, page by page. */
export function processPagesQuery(list: ProcessList) {
  return list.id === 'script.processes.list'
    ? operationPagesQuery(list.id, list.params)
    : operationPagesQuery(list.id, list.params);
}

/** The newest processes of a list, asked for again and again while it is live. */
export function newestProcessesQuery(list: ProcessList) {
  return list.id === 'script.processes.list'
    ? operationQuery(list.id, list.params)
    : operationQuery(list.id, list.params);
}

const LOG_INTERVAL_MS = 1000;

/**
 * One process as it is now, with its error and what it logged; read again and again until it has ended. There is no operation for
 * one process, so the list of its script is narrowed to its own time.
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
    refetchInterval: statusLook(process.processStatus).kind === 'live' ? LOG_INTERVAL_MS : (false as const),
    // The end of a process is part of the call, and its log stays the same then.
    placeholderData: (former: ReportPage | undefined) =>
      former?.processes?.some(({ processId }) => processId === process.processId) ? former : undefined,
  };
}

/** The last runs of the same function in the same script. */
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

/** Names a process in lists; derived from its members if the service returns no ID. */
export function processKey(process: Process): string {
  return process.processId ?? `${process.startTime}|${process.projectName}|${process.functionName}`;
}

/** Which members of processes are read, absent for the usual ones, in pages of which size, and what ends the reading. */
export type ProcessReading = { fields: string | undefined; pageSize?: number; signal: AbortSignal };

/** Every process of a list, page by page, in the largest pages that the service gives unless a size is given. */
export async function* readProcessPages(
  list: ProcessList,
  { fields, pageSize = maxPageSize(list.id), signal }: ProcessReading,
): AsyncGenerator<readonly Process[]> {
  const page = { pageSize, ...(fields !== undefined && { fields }) };
  const pages =
    list.id === 'script.processes.list'
      ? api.pages(list.id, { ...list.params, ...page }, { signal })
      : api.pages(list.id, { ...list.params, ...page }, { signal });
  for await (const { processes = [] } of pages) yield processes;
}
