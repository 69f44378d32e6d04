import { getMaxPageSize } from '@rotunda/api-client/max-page-size';
import type { ScriptSchemas } from '@rotunda/api-client/operation-types';
import { Activity } from 'lucide-react';
import { api } from '#shared/api/api.ts';
import { formatDateMinute } from '#shared/format/time.ts';
import { toProcessesAddress } from '#shared/script/processes-address.ts';
import { getRunSearch } from '#shared/script/run-search.ts';

/** A process as the palette reads it. */
export type Process = ScriptSchemas['GoogleAppsScriptTypeProcess'];

/** The members of a page of processes for the palette. */
export const RUN_PARAMS = {
  pageSize: getMaxPageSize('script.processes.list'),
  fields: 'nextPageToken,processes(processId,scriptId,projectName,functionName,processStatus,startTime,endTime)',
};

const MAX_PAGES = 10; // No operation reads a single process, so older ones are searched page by page.

/** Returns the label, the details and the address of a run. */
export function toRunTarget(process: Process, isLatest = false) {
  const { projectName = '', functionName = '', processStatus = '', startTime } = process;
  const status = processStatus.toLowerCase().replaceAll('_', ' ');
  const time = startTime && formatDateMinute(Date.parse(startTime));
  return {
    label: `${isLatest ? 'Latest run' : 'Run'} of ${functionName}`,
    detail: [projectName, status, time].filter(Boolean).join(', '),
    kind: 'process',
    icon: Activity,
    href: toProcessesAddress(getRunSearch(process)),
  };
}

/** Returns the process with an ID. Returns undefined if it is not among the latest thousands. */
export async function findProcess(id: string, signal: AbortSignal): Promise<Process | undefined> {
  let pages = 0;
  for await (const { processes = [] } of api.pages('script.processes.list', RUN_PARAMS, { signal })) {
    const found = processes.find(({ processId }) => processId === id);
    pages += 1;
    if (found || pages === MAX_PAGES) return found;
  }
  return undefined;
}
