import { ApiError } from '@rotunda/api-client/errors';
import type { OperationId } from '@rotunda/api-client/operations';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/api.ts';
import type { AuditChange, AuditEntry } from './queries.ts';

type Options = { signal: AbortSignal };
/** Returns the ID of a path member, as in the change. */
type IdOf = (name: string) => string;

/** How to read the resource that an operation changes, with a single call. */
type Reading = {
  operationId: OperationId;
  /** The parameter with the resource's own ID. For a call that created the resource, only the response contains the ID. */
  ownId: string;
  call: (id: IdOf, options: Options) => Promise<unknown>;
};

const fields = '*';
const supportsAllDrives = true;

const readings: Readonly<Record<string, Reading>> = {
  'drive.files': {
    operationId: 'drive.files.get',
    ownId: 'fileId',
    call: (id, options) => api.call('drive.files.get', { fileId: id('fileId'), fields, supportsAllDrives }, options),
  },
  'drive.permissions': {
    operationId: 'drive.permissions.get',
    ownId: 'permissionId',
    call: (id, options) => {
      const params = { fileId: id('fileId'), permissionId: id('permissionId'), fields, supportsAllDrives };
      return api.call('drive.permissions.get', params, options);
    },
  },
  'drive.drives': {
    operationId: 'drive.drives.get',
    ownId: 'driveId',
    call: (id, options) => api.call('drive.drives.get', { driveId: id('driveId'), fields }, options),
  },
  'drive.comments': {
    operationId: 'drive.comments.get',
    ownId: 'commentId',
    call: (id, options) =>
      api.call('drive.comments.get', { fileId: id('fileId'), commentId: id('commentId'), fields }, options),
  },
  'calendar.events': {
    operationId: 'calendar.events.get',
    ownId: 'eventId',
    call: (id, options) =>
      api.call('calendar.events.get', { calendarId: id('calendarId'), eventId: id('eventId') }, options),
  },
  'calendar.calendars': {
    operationId: 'calendar.calendars.get',
    ownId: 'calendarId',
    call: (id, options) => api.call('calendar.calendars.get', { calendarId: id('calendarId') }, options),
  },
  'calendar.calendarList': {
    operationId: 'calendar.calendarList.get',
    ownId: 'calendarId',
    call: (id, options) => api.call('calendar.calendarList.get', { calendarId: id('calendarId') }, options),
  },
  'calendar.acl': {
    operationId: 'calendar.acl.get',
    ownId: 'ruleId',
    call: (id, options) =>
      api.call('calendar.acl.get', { calendarId: id('calendarId'), ruleId: id('ruleId') }, options),
  },
  'script.projects.deployments': {
    operationId: 'script.projects.deployments.get',
    ownId: 'deploymentId',
    call: (id, options) => {
      const params = { scriptId: id('scriptId'), deploymentId: id('deploymentId') };
      return api.call('script.projects.deployments.get', params, options);
    },
  },
};

/** Operations that create the resource, and operations that change or remove an existing resource. */
const CREATE_VERBS = new Set(['insert', 'create', 'copy', 'quickAdd', 'import']);
const CHANGE_VERBS = new Set(['update', 'patch', 'delete', 'hide', 'unhide']);

/** The current state of the target. `isGone` is true if the target no longer exists or is no longer visible. */
export type CurrentState = { value: unknown; isGone: boolean };

/** The target of an entry, and how to read it. */
export type ReadTarget = { reading: Reading; ids: Readonly<Record<string, unknown>> };

/** Returns how to read the current state of an entry's target. Returns undefined if no single call reads it. */
export function findReadTarget({ action }: Pick<AuditEntry, 'action'>, change: AuditChange): ReadTarget | undefined {
  const [, resource = '', verb = ''] = /^(.+)\.([^.]+)$/.exec(action) ?? [];
  const reading = readings[resource];
  if (!reading || !(CREATE_VERBS.has(verb) || CHANGE_VERBS.has(verb))) return undefined;
  const params = toRecord(change.params);
  const { id, deploymentId } = toRecord(change.after);
  const ids = CREATE_VERBS.has(verb) ? { ...params, [reading.ownId]: id ?? deploymentId } : params;
  return ids[reading.ownId] === undefined ? undefined : { reading, ids };
}

/** Returns the query of the target's current state. A missing resource is a result, not an error. */
export function currentStateQuery(entryId: string, { reading, ids }: ReadTarget) {
  const id: IdOf = (name) => String(ids[name] ?? '');
  return queryOptions({
    queryKey: [reading.operationId, 'now', entryId],
    queryFn: async ({ signal }): Promise<CurrentState> => {
      try {
        return { value: await reading.call(id, { signal }), isGone: false };
      } catch (error) {
        if (error instanceof ApiError && error.failure === 'not_found') {
          return { value: undefined, isGone: true };
        }
        throw error;
      }
    },
    staleTime: 0,
  });
}

function toRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}
