import type { SpecialUndoOperation } from '@rotunda/api-client/operation-traits';
import { readMember } from '@rotunda/api-client/read-member';
import { eventInverse } from './event-undo-plan.ts';
import { copyOf, formerOf, only, readMembers, withoutOwnVersions } from './former-members.ts';
import { labelInverse } from './label-undo-plan.ts';
import type { UndoPlan } from './undo-plan.ts';
import type { UserCall } from './user-call.ts';

const LIST_MEMBERS = [
  'id',
  'colorId',
  'defaultReminders',
  'hidden',
  'notificationSettings',
  'selected',
  'summaryOverride',
];
const EVENT_PARAMS = ['calendarId', 'eventId', 'sendUpdates', 'conferenceDataVersion', 'supportsAttachments'];

/** The undo plans of operations that no kind of `x-undo` describes. */
export const specialUndoPlans: Readonly<Record<SpecialUndoOperation, UndoPlan>> = {
  'calendar.acl.delete': {
    before: ({ params }) => ({ operationId: 'calendar.acl.get', params }),
    inverse: ({ params }, before) => {
      const body = copyOf(before, ['role', 'scope']);
      const target = { ...only(params, ['calendarId']), sendNotifications: false };
      return body.role === undefined ? undefined : { operationId: 'calendar.acl.insert', params: target, body };
    },
  },
  'calendar.calendarList.delete': {
    before: ({ params }) => ({ operationId: 'calendar.calendarList.get', params }),
    inverse: (_call, before) => {
      const body = copyOf(before, LIST_MEMBERS);
      return body.id === undefined ? undefined : { operationId: 'calendar.calendarList.insert', params: {}, body };
    },
  },
  'calendar.events.delete': {
    before: ({ params }) => ({ operationId: 'calendar.events.get', params: only(params, ['calendarId', 'eventId']) }),
    // Writing a deleted event again as it was restores it under its ID.
    inverse: (call, before) => {
      const body = withoutOwnVersions(before);
      const params = { ...only(call.params, EVENT_PARAMS), conferenceDataVersion: 1, supportsAttachments: true };
      return body && { operationId: 'calendar.events.update', params, body: { status: 'confirmed', ...body } };
    },
  },
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
  'calendar.events.patch': eventInverse,
  'drive.files.modifyLabels': labelInverse,
  'drive.files.update': {
    before: ({ params, body }) => readMembers('drive.files.get', only(params, ['fileId', 'supportsAllDrives']), body),
    inverse: (call, before) => {
      const { addParents, removeParents, ...params } = call.params;
      const moved = {
        ...(removeParents && { addParents: removeParents }),
        ...(addParents && { removeParents: addParents }),
      };
      return { ...call, params: { ...params, ...moved }, body: formerOf(call, before) };
    },
  },
  'drive.permissions.delete': {
    before: (call) => readPermission(call),
    inverse: ({ params }, before) => {
      const body = copyOf(before, ['role', 'type', 'emailAddress', 'domain', 'allowFileDiscovery', 'expirationTime']);
      if (body.role === undefined || body.type === undefined) return undefined;
      const { permissionId: _, ...target } = params;
      const isNamed = body.type === 'user' || body.type === 'group';
      // A recipient without an account has only its address as a name and can be invited by mail alone. Nobody else is notified
      // again.
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
  'script.projects.deployments.update': {
    before: ({ params }) => ({ operationId: 'script.projects.deployments.get', params }),
    inverse: (call, before) => {
      const deploymentConfig = readMember(before, 'deploymentConfig');
      return deploymentConfig === undefined ? undefined : { ...call, body: { deploymentConfig } };
    },
  },
  'script.projects.properties.delete': {
    before: ({ params }) => ({ operationId: 'script.projects.properties.get', params }),
    inverse: ({ params }, before) => {
      const body = copyOf(before, ['name', 'secretValue']);
      const isRead = body.secretValue !== undefined;
      return isRead
        ? { operationId: 'script.projects.properties.create', params: only(params, ['scriptId']), body }
        : undefined;
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

function readPermission({ params }: UserCall): UserCall {
  const fields = 'role,type,displayName,emailAddress,domain,allowFileDiscovery,expirationTime';
  const own = only(params, ['fileId', 'permissionId', 'supportsAllDrives', 'useDomainAdminAccess']);
  return { operationId: 'drive.permissions.get', params: { ...own, fields } };
}
