import type { OperationId } from '@rotunda/api-client/operations';
import { type CallParams, type PersonCall, readMember } from '#calls/person-call.ts';

/** How the effect of an operation is taken back. */
export type InversePlan = {
  /** What has to be read before the call; absent when the answer of the call is enough. */
  before?: (call: PersonCall) => PersonCall;
  /** The call that takes it back; undefined when the answers do not tell enough. */
  inverse: (call: PersonCall, before: unknown, after: unknown) => PersonCall | undefined;
};

/** How operations are taken back whose effect can be. What is not here cannot be undone by a call. */
export const inversePlans: Readonly<Partial<Record<OperationId, InversePlan>>> = {
  'calendar.acl.delete': {
    before: ({ params }) => ({ operationId: 'calendar.acl.get', params }),
    inverse: ({ params }, before) => {
      const body = copyOf(before, ['role', 'scope']);
      const target = { ...only(params, ['calendarId']), sendNotifications: false };
      return body.role === undefined ? undefined : { operationId: 'calendar.acl.insert', params: target, body };
    },
  },
  'calendar.acl.insert': made('calendar.acl.delete', 'ruleId', 'id', ['calendarId']),
  'calendar.acl.patch': restored('calendar.acl.get', ['calendarId', 'ruleId']),
  'calendar.calendarList.insert': made('calendar.calendarList.delete', 'calendarId', 'id', []),
  'calendar.calendarList.patch': restored('calendar.calendarList.get', ['calendarId']),
  'calendar.calendars.insert': made('calendar.calendars.delete', 'calendarId', 'id', []),
  'calendar.calendars.patch': restored('calendar.calendars.get', ['calendarId']),
  'calendar.events.import': made('calendar.events.delete', 'eventId', 'id', ['calendarId']),
  'calendar.events.insert': made('calendar.events.delete', 'eventId', 'id', ['calendarId', 'sendUpdates']),
  'calendar.events.move': {
    inverse: ({ params }) => {
      const { calendarId, destination } = params;
      if (calendarId === undefined || destination === undefined) return undefined;
      return {
        operationId: 'calendar.events.move',
        params: { ...params, calendarId: destination, destination: calendarId },
      };
    },
  },
  'calendar.events.patch': restored('calendar.events.get', ['calendarId', 'eventId']),
  'calendar.events.quickAdd': made('calendar.events.delete', 'eventId', 'id', ['calendarId', 'sendUpdates']),
  'drive.approvals.start': made('drive.approvals.cancel', 'approvalId', 'approvalId', ['fileId']),
  'drive.comments.create': made('drive.comments.delete', 'commentId', 'id', ['fileId']),
  'drive.comments.update': restored('drive.comments.get', ['fileId', 'commentId']),
  'drive.drives.create': made('drive.drives.delete', 'driveId', 'id', []),
  'drive.drives.hide': { inverse: ({ params }) => ({ operationId: 'drive.drives.unhide', params }) },
  'drive.drives.unhide': { inverse: ({ params }) => ({ operationId: 'drive.drives.hide', params }) },
  'drive.drives.update': restored('drive.drives.get', ['driveId', 'useDomainAdminAccess']),
  'drive.files.copy': trashed(),
  'drive.files.create': trashed(),
  'drive.files.update': {
    ...restored('drive.files.get', ['fileId', 'supportsAllDrives']),
    inverse: (call, before) => {
      const { addParents, removeParents, ...params } = call.params;
      const moved = {
        ...(removeParents && { addParents: removeParents }),
        ...(addParents && { removeParents: addParents }),
      };
      return { ...call, params: { ...params, ...moved }, body: formerOf(call, before) };
    },
  },
  'drive.permissions.create': made('drive.permissions.delete', 'permissionId', 'id', [
    'fileId',
    'supportsAllDrives',
    'useDomainAdminAccess',
  ]),
  'drive.permissions.delete': {
    before: (call) => readPermission(call),
    inverse: ({ params }, before) => {
      const body = copyOf(before, ['role', 'type', 'emailAddress', 'domain', 'allowFileDiscovery', 'expirationTime']);
      if (body.role === undefined || body.type === undefined) return undefined;
      const { permissionId: _, ...target } = params;
      const isNamed = body.type === 'user' || body.type === 'group';
      return {
        operationId: 'drive.permissions.create',
        params: { ...target, ...(isNamed && { sendNotificationEmail: false }) },
        body,
      };
    },
  },
  'drive.permissions.update': {
    before: (call) => readPermission(call),
    inverse: (call, before) => {
      const body = copyOf(before, ['role', 'expirationTime']);
      if (body.role === undefined) return undefined;
      const { removeExpiration: _, ...params } = call.params;
      const isOpenEnded = body.expirationTime === undefined;
      return { ...call, params: { ...params, ...(isOpenEnded && { removeExpiration: true }) }, body };
    },
  },
  'drive.replies.create': made('drive.replies.delete', 'replyId', 'id', ['fileId', 'commentId']),
  'drive.replies.update': restored('drive.replies.get', ['fileId', 'commentId', 'replyId']),
  'drive.revisions.update': restored('drive.revisions.get', ['fileId', 'revisionId']),
  'script.projects.create': trashed('scriptId'),
  'script.projects.deployments.create': made('script.projects.deployments.delete', 'deploymentId', 'deploymentId', [
    'scriptId',
  ]),
  'script.projects.deployments.update': {
    before: ({ params }) => ({ operationId: 'script.projects.deployments.get', params }),
    inverse: (call, before) => {
      const deploymentConfig = readMember(before, 'deploymentConfig');
      return deploymentConfig === undefined ? undefined : { ...call, body: { deploymentConfig } };
    },
  },
};

/** What was made is deleted; its id is a member of the answer. */
function made(operationId: OperationId, param: string, member: string, kept: readonly string[]): InversePlan {
  return {
    inverse: ({ params }, _before, after) => {
      const id = readMember(after, member);
      return typeof id === 'string' ? { operationId, params: { ...only(params, kept), [param]: id } } : undefined;
    },
  };
}

/** What was made is moved to the trash, from which it can be taken. */
function trashed(member = 'id'): InversePlan {
  return {
    inverse: (_call, _before, after) => {
      const fileId = readMember(after, member);
      if (typeof fileId !== 'string') return undefined;
      return {
        operationId: 'drive.files.update',
        params: { fileId, supportsAllDrives: true },
        body: { trashed: true },
      };
    },
  };
}

/** Members that the call changes get their former values. */
function restored(get: OperationId, ids: readonly string[]): InversePlan {
  return {
    before: ({ params, body }) => {
      const fields = Object.keys(body ?? {}).join(',');
      return { operationId: get, params: { ...only(params, ids), fields: fields === '' ? 'kind' : fields } };
    },
    inverse: (call, before) => ({ ...call, body: formerOf(call, before) }),
  };
}

function readPermission({ params }: PersonCall): PersonCall {
  const fields = 'role,type,emailAddress,domain,allowFileDiscovery,expirationTime';
  const own = only(params, ['fileId', 'permissionId', 'supportsAllDrives', 'useDomainAdminAccess']);
  return { operationId: 'drive.permissions.get', params: { ...own, fields } };
}

/** The former values of what a call sets; null where there was none. */
function formerOf({ body }: PersonCall, before: unknown): Record<string, unknown> {
  return Object.fromEntries(Object.keys(body ?? {}).map((name) => [name, readMember(before, name) ?? null]));
}

function copyOf(value: unknown, names: readonly string[]): Record<string, unknown> {
  const all = names.map((name): [string, unknown] => [name, readMember(value, name)]);
  return Object.fromEntries(all.filter(([, member]) => member !== undefined));
}

function only(params: CallParams, names: readonly string[]): CallParams {
  return Object.fromEntries(Object.entries(params).filter(([name]) => names.includes(name)));
}
