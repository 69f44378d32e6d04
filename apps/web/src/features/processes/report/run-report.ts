import { findErrorRemedy } from '#features/processes/status/error-remedy.ts';
import { getStatusAppearance, type Process } from '#features/processes/status/process-status.tsx';
import { consoleAddress } from '#lib/base-path.ts';
import { formatTimeWithZone } from '#shared/format/time.ts';
import { toProcessesAddress } from '#shared/script/processes-address.ts';
import { getRunSearch } from '#shared/script/run-search.ts';

/** Writes a report of a failed run, for people who cannot see the console: what failed, when, why, and where to look. */
export function runReport(process: Process, error: Process['error']): string {
  const { processId, startTime } = process;
  return [
    `${runName(process)}: ${getStatusAppearance(process.processStatus).label}`,
    startTime && `Started ${formatTimeWithZone(Date.parse(startTime))}`,
    error && [error.type, error.message].filter(Boolean).join(': '),
    ...(error?.stack ?? []).map((frame) => `  at ${frame.function || '(top level)'} ${frame.file}:${frame.lineNumber}`),
    findErrorRemedy(error?.message),
    processId && `Process ${processId}`,
    `${consoleAddress}${toProcessesAddress(getRunSearch(process))}`,
  ]
    .filter(Boolean)
    .join('\n');
}

/** Returns the name of a run: `syncOrders in Order status sync`. */
export function runName({ functionName = 'A function', projectName }: Process): string {
  return projectName ? `${functionName} in ${projectName}` : functionName;
}

/** Returns the address of the run in a list that contains it, whatever the filters of this page. */
