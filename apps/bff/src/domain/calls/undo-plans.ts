import type { OperationId } from '@rotunda/api-client/operations';
import { labelInverse } from './label-undo-plan.ts';
import type { UndoPlan } from './undo-plan.ts';
import { type CallParams, readMember, type UserCall } from './user-call.ts';

// Versions that only the service counts: sent back, they would make the call fail.
const EVENT_OWN = ['etag', 'sequence'];
const LIST_MEMBERS = [
  'id',
  'colorId',
  'defaultReminders',
  'hidden',
  'notificationSettings',
  'selected',
  'summaryOverride',
];
const FILE_FACTS = 'id,name,mimeType,parents,driveId,owners(emailAddress),size,createdTime,modifiedTime,trashed';
const EVENT_PARAMS = ['calendarId', 'eventId', 'sendUpdates', 'conferenceDataVersion', 'supportsAttachments'];

/** How operations are taken back whose effect can be, and what is read before those whose effect cannot. */
export const undoPlans: Readonly<Partial<Record<OperationId, UndoPlan>>> = {
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
  'calendar.acl.update': replaced('calendar.acl.get', ['calendarId', 'ruleId']),
  'calendar.calendarList.delete': {
    before: ({ params }) => ({ operationId: 'calendar.calendarList.get', params }),
    inverse: (_call, before) => {
      const body = copyOf(before, LIST_MEMBERS);
      return body.id === undefined ? undefined : { operationId: 'calendar.calendarList.insert', params: {}, body };
    },
  },
  'calendar.calendarList.insert': made('calendar.calendarList.delete', 'calendarId', 'id', []),
  'calendar.calendarList.patch': restored('calendar.calendarList.get', ['calendarId']),
  'calendar.calendarList.update': replaced('calendar.calendarList.get', ['calendarId']),
  'calendar.calendars.delete': ended('calendar.calendars.get', ['calendarId']),
  'calendar.calendars.insert': made('calendar.calendars.delete', 'calendarId', 'id', []),
  'calendar.calendars.patch': restored('calendar.calendars.get', ['calendarId']),
  'calendar.calendars.update': replaced('calendar.calendars.get', ['calendarId']),
  'calendar.events.delete': {
    before: ({ params }) => ({ operationId: 'calendar.events.get', params: only(params, ['calendarId', 'eventId']) }),
    // An event that was deleted comes back under its id when it is written as it was.
    inverse: (call, before) => {
      const body = withoutNames(before, EVENT_OWN);
      const params = { ...only(call.params, EVENT_PARAMS), conferenceDataVersion: 1, supportsAttachments: true };
      return body && { operationId: 'calendar.events.update', params, body: { status: 'confirmed', ...body } };
    },
  },
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
  'calendar.events.update': replaced('calendar.events.get', ['calendarId', 'eventId']),
  'drive.approvals.start': made('drive.approvals.cancel', 'approvalId', 'approvalId', ['fileId']),
  'drive.comments.create': made('drive.comments.delete', 'commentId', 'id', ['fileId']),
  'drive.comments.delete': ended('drive.comments.get', ['fileId', 'commentId'], '*'),
  'drive.comments.update': restored('drive.comments.get', ['fileId', 'commentId']),
  'drive.drives.create': made('drive.drives.delete', 'driveId', 'id', []),
  'drive.drives.delete': ended('drive.drives.get', ['driveId', 'useDomainAdminAccess']),
  'drive.drives.hide': { inverse: ({ params }) => ({ operationId: 'drive.drives.unhide', params }) },
  'drive.drives.unhide': { inverse: ({ params }) => ({ operationId: 'drive.drives.hide', params }) },
  'drive.drives.update': restored('drive.drives.get', ['driveId', 'useDomainAdminAccess']),
  'drive.files.copy': trashed(),
  'drive.files.create': trashed(),
  'drive.files.delete': ended('drive.files.get', ['fileId', 'supportsAllDrives'], FILE_FACTS),
  'drive.files.modifyLabels': labelInverse,
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
      // An address without an account has no other name, and can be invited by mail alone; nobody else is told again.
      const sendNotificationEmail = [undefined, body.emailAddress].includes(readMember(before, 'displayName'));
      return {
        operationId: 'drive.permissions.create',
        params: { ...target, ...(isNamed && { sendNotificationEmail }) },
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
  'drive.replies.delete': ended('drive.replies.get', ['fileId', 'commentId', 'replyId'], '*'),
  'drive.replies.update': restored('drive.replies.get', ['fileId', 'commentId', 'replyId']),
  'drive.revisions.delete': ended('drive.revisions.get', ['fileId', 'revisionId'], '*'),
  'drive.revisions.update': restored('drive.revisions.get', ['fileId', 'revisionId']),
  'drive.teamdrives.create': made('drive.teamdrives.delete', 'teamDriveId', 'id', []),
  'drive.teamdrives.update': restored('drive.teamdrives.get', ['teamDriveId', 'useDomainAdminAccess']),
  'script.projects.create': trashed('scriptId'),
  'script.projects.deployments.create': made('script.projects.deployments.delete', 'deploymentId', 'deploymentId', [
    'scriptId',
  ]),
  'script.projects.deployments.delete': ended('script.projects.deployments.get', ['scriptId', 'deploymentId']),
  'script.projects.deployments.update': {
    before: ({ params }) => ({ operationId: 'script.projects.deployments.get', params }),
    inverse: (call, before) => {
      const deploymentConfig = readMember(before, 'deploymentConfig');
      return deploymentConfig === undefined ? undefined : { ...call, body: { deploymentConfig } };
    },
  },
  'script.projects.updateContent': {
    before: ({ params }) => ({ operationId: 'script.projects.getContent', params: only(params, ['scriptId']) }),
    inverse: (call, before) => {
      const files = readMember(before, 'files');
      return Array.isArray(files)
        ? { ...call, body: { files: files.map((file) => copyOf(file, ['name', 'type', 'source'])) } }
        : undefined;
    },
  },
};

/** What was made is deleted; its id is a member of the response. */
function made(operationId: OperationId, param: string, member: string, kept: readonly string[]): UndoPlan {
  return {
    inverse: ({ params }, _before, after) => {
      const id = readMember(after, member);
      return typeof id === 'string' ? { operationId, params: { ...only(params, kept), [param]: id } } : undefined;
    },
  };
}

/** What was made is moved to the trash, from which it can be taken. */
function trashed(member = 'id'): UndoPlan {
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

/** What is gone is gone; what it was is read before. */
function ended(get: OperationId, ids: readonly string[], fields?: string): UndoPlan {
  return {
    before: ({ params }) => ({ operationId: get, params: { ...only(params, ids), ...(fields && { fields }) } }),
  };
}

/** The whole thing is written as it was. */
function replaced(get: OperationId, ids: readonly string[]): UndoPlan {
  return {
    before: ({ params }) => ({ operationId: get, params: only(params, ids) }),
    inverse: (call, before) => {
      const body = withoutNames(before, EVENT_OWN);
      return body && { ...call, body };
    },
  };
}

/** Members that the call changes get their former values. */
function restored(get: OperationId, ids: readonly string[]): UndoPlan {
  return {
    before: ({ params, body }) => {
      const fields = Object.keys(body ?? {}).join(',');
      return { operationId: get, params: { ...only(params, ids), fields: fields === '' ? 'kind' : fields } };
    },
    inverse: (call, before) => ({ ...call, body: formerOf(call, before) }),
  };
}

function readPermission({ params }: UserCall): UserCall {
  const fields = 'role,type,displayName,emailAddress,domain,allowFileDiscovery,expirationTime';
  const own = only(params, ['fileId', 'permissionId', 'supportsAllDrives', 'useDomainAdminAccess']);
  return { operationId: 'drive.permissions.get', params: { ...own, fields } };
}

/** The former values of what a call sets; null where there was none. */
function formerOf({ body }: UserCall, before: unknown): Record<string, unknown> {
  return Object.fromEntries(Object.keys(body ?? {}).map((name) => [name, readMember(before, name) ?? null]));
}

function withoutNames(value: unknown, names: readonly string[]): Record<string, unknown> | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)));
}

function copyOf(value: unknown, names: readonly string[]): Record<string, unknown> {
  const all = names.map((name): [string, unknown] => [name, readMember(value, name)]);
  return Object.fromEntries(all.filter(([, member]) => member !== undefined));
}

function only(params: CallParams, names: readonly string[]): CallParams {
  return Object.fromEntries(Object.entries(params).filter(([name]) => names.includes(name)));
}
