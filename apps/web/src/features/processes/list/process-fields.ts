import { FIELDS_WITH_ERRORS } from '#shared/script/failures/fields-with-errors.ts';

type Service = {
  /** Whether the service sends errors and IDs. */
  hasErrors: boolean;
};

/** The fields of listed processes with errors and logs. Services that support these send them only on request. */
export const FIELDS_WITH_LOGS = FIELDS_WITH_ERRORS.replace('error)', 'error,logs)');

/** Returns the fields to read of a list, with errors if the service supports them. */
export function findFields({ hasErrors }: Service): string | undefined {
  return hasErrors ? FIELDS_WITH_ERRORS : undefined;
}

/** Returns the minimum fields for identifying processes and counting them by status. */
export function getStatusFields({ hasErrors }: Service): string {
  const id = hasErrors ? 'processId,' : '';
  return `nextPageToken,processes(${id}projectName,functionName,processStatus,startTime,duration)`;
}
