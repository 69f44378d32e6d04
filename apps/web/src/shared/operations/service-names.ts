import type { ServiceName } from '@rotunda/api-client/operation-descriptor';

/** Names of the services for people. */
export const SERVICE_NAMES: Readonly<Record<ServiceName, string>> = {
  script: 'Scripting',
  calendar: 'Calendar',
  drive: 'File storage',
};
