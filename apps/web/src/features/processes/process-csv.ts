import { type CsvColumn, toCsv } from '#shared/to-csv.ts';
import type { Process } from './process-status.tsx';

const columns: readonly CsvColumn<Process>[] = [
  { header: 'status', value: (process) => process.processStatus },
  { header: 'function', value: (process) => process.functionName },
  { header: 'project', value: (process) => process.projectName },
  { header: 'type', value: (process) => process.processType },
  { header: 'access', value: (process) => process.userAccessLevel },
  { header: 'started', value: (process) => process.startTime },
  { header: 'ended', value: (process) => process.endTime },
  { header: 'duration', value: (process) => process.duration },
  { header: 'script', value: (process) => process.scriptId },
  { header: 'deployment', value: (process) => process.deploymentId },
  { header: 'process', value: (process) => process.processId },
];

/** Processes as CSV, in the service's own words. */
export function processesToCsv(processes: readonly Process[]): string {
  return toCsv(columns, processes);
}
