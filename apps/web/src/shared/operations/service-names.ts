import type { ServiceName } from '@rotunda/api-client/operation-descriptor';

/** The display names of the services. */
export const SERVICE_NAMES: Readonly<Record<ServiceName, string>> = {
  script: 'Scripting',
  calendar: 'Calendar',
  drive: 'File storage',
};
