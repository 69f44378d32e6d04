import type { ProcessStatus } from './process-status-name.ts';

/** The labels of the process statuses, in the order of the summary. */
export const statusNames: Readonly<Record<ProcessStatus, string>> = {
  RUNNING: 'Running',
  FAILED: 'Failed',
  TIMED_OUT: 'Timed out',
  COMPLETED: 'Completed',
  PAUSED: 'Paused',
  DELAYED: 'Delayed',
  CANCELED: 'Cancelled',
  EXECUTION_DISABLED: 'Disabled',
  UNKNOWN: 'Unknown',
  PROCESS_STATUS_UNSPECIFIED: 'Not reported',
};
