import { type OperationId, operations } from '@rotunda/api-client/operations';

/**
 * What a repetition of a call can do. `safe`: it only reads. `idempotent`: done twice is the same as done once.
 * `keyed`: the call may bring an id of its own, by which the service knows it again. `effectful`: something happens each
 * time. `once`: what happens cannot be taken back, so any doubt is left to the person.
 */
export type RetryClass = 'safe' | 'idempotent' | 'keyed' | 'effectful' | 'once';

/** Operations that are not what their method says (GET safe, PUT and DELETE idempotent, the others effectful). */
const EXCEPTIONS: Partial<Record<OperationId, RetryClass>> = {
  'calendar.freebusy.query': 'safe',
  'calendar.channels.stop': 'idempotent',
  'drive.channels.stop': 'idempotent',
  'calendar.events.insert': 'keyed',
  'drive.files.create': 'keyed',
  'drive.drives.create': 'keyed',
  'drive.teamdrives.create': 'keyed',
  'calendar.acl.watch': 'keyed',
  'calendar.calendarList.watch': 'keyed',
  'calendar.events.watch': 'keyed',
  'calendar.settings.watch': 'keyed',
  'drive.changes.watch': 'keyed',
  'drive.files.watch': 'keyed',
  'calendar.events.update': 'effectful', // Guests get mail each time.
  'calendar.acl.update': 'effectful',
  'calendar.acl.delete': 'effectful',
  'drive.permissions.delete': 'effectful', // A second one might run beside the first, which the service forbids.
  'script.scripts.run': 'once',
  'calendar.calendars.clear': 'once',
  'calendar.calendars.transferOwnership': 'once',
  'drive.accessproposals.resolve': 'once',
  'drive.drives.delete': 'once',
  'drive.teamdrives.delete': 'once',
  'drive.files.emptyTrash': 'once',
};

/** The class of an operation. A keyed one is effectful in a call that brings no id. */
export function retryClassOf(operationId: OperationId): RetryClass {
  const { method } = operations[operationId];
  const rule = method === 'GET' ? 'safe' : method === 'PUT' || method === 'DELETE' ? 'idempotent' : 'effectful';
  return EXCEPTIONS[operationId] ?? rule;
}
