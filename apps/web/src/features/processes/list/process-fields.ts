import { FIELDS_WITH_ERRORS } from '#shared/script/failures/fields-with-errors.ts';

type Service = {
  /** Whether it sends errors and IDs. */
  hasErrors: boolean;
};

/** The members of listed processes together with their errors and logs: services that send these do so only if asked for them. */
export const FIELDS_WITH_LOGS = FIELDS_WITH_ERRORS.replace('error)', 'error,logs)');

/** The members to read of a list, with errors where the service sends them. */
export function fieldsOf({ hasErrors }: Service): string | undefined {
  return hasErrors ? FIELDS_WITH_ERRORS : undefined;
}

/** As little of processes as tells them apart and counts them by status. */
export function statusFieldsOf({ hasErrors }: Service): string {
  const id = hasErrors ? 'processId,' : '';
  return `nextPageToken,processes(${id}projectName,functionName,processStatus,startTime,duration)`;
}
