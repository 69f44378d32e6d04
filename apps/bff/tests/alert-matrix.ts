import type { Role } from '@rotunda/api-client/roles';
import type { AlertKind } from '#features/alerts/alert-kinds.ts';

/** The settings of a rule of each kind. */
export const SETTINGS: Readonly<Record<AlertKind, unknown>> = {
  functionFails: { count: 1, minutes: 60 },
  runMissing: { functionName: 'sync', minutes: 60 },
  runTooLong: { minutes: 60 },
  runMissed: {},
  errorNew: {},
  approvalDue: { hours: 0, scope: 'all' },
  approvalChanged: { scope: 'all' },
  accessRequestOld: { hours: 24 },
  sharedOutside: {},
  sharedWithAnyone: {},
  ownershipChanged: {},
  filesRemoved: { count: 2, minutes: 10 },
  calendarAccessChanged: {},
  eventChanged: { text: 'freeze' },
  deploymentFails: {},
  reportPaused: {},
  roleChanged: {},
  indexStopped: { minutes: 60 },
  watchExpired: {},
  credentialLost: {},
  deviceNew: {},
};
const EVERYONE: AlertKind[] = [
  'approvalDue',
  'approvalChanged',
  'indexStopped',
  'reportPaused',
  'watchExpired',
  'credentialLost',
  'deviceNew',
];
const OF_FILES: AlertKind[] = [
  'accessRequestOld',
  'sharedOutside',
  'sharedWithAnyone',
  'ownershipChanged',
  'filesRemoved',
  'eventChanged',
];
const OF_RUNS: AlertKind[] = ['functionFails', 'runMissing', 'runTooLong', 'runMissed', 'errorNew'];
const KINDS: Readonly<Record<Role, readonly string[]>> = {
  operator: Object.keys(SETTINGS),
  reviewer: [...EVERYONE, ...OF_FILES],
  support: [...EVERYONE, ...OF_RUNS],
};

/** Returns the kinds that a role includes. */
export function kindsOf(role: Role): string[] {
  return KINDS[role].toSorted();
}
