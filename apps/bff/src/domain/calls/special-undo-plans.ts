import type { SpecialUndoOperation } from '@rotunda/api-client/operation-traits';
import { readMember } from '@rotunda/api-client/read-member';
import { eventUndoPlan } from './event-undo-plan.ts';
import { labelUndoPlan } from './label-undo-plan.ts';
import { getPreviousValues, omitServerVersions, pickFields, pickParams, toReadCall } from './previous-fields.ts';
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
    readBefore: ({ params }) => ({ operationId: 'calendar.acl.get', params }),
    toUndoCall: ({ params }, before) => {
      const body = pickFields(before, ['role', 'scope']);
      const target = { ...pickParams(params, ['calendarId']), sendNotifications: false };
      return body.role === undefined ? undefined : { operationId: 'calendar.acl.insert', params: target, body };
    },
  },
  'calendar.calendarList.delete': {
    readBefore: ({ params }) => ({ operationId: 'calendar.calendarList.get', params }),
    toUndoCall: (_call, before) => {
      const body = pickFields(before, LIST_MEMBERS);
      return body.id === undefined ? undefined : { operationId: 'calendar.calendarList.insert', params: {}, body };
    },
  },
  'calendar.events.delete': {
    readBefore: ({ params }) => ({
      operationId: 'calendar.events.get',
      params: pickParams(params, ['calendarId', 'eventId']),
    }),
    // Writing a deleted event again as it was restores it under its ID.
    toUndoCall: (call, before) => {
      const body = omitServerVersions(before);
      const params = { ...pickParams(call.params, EVENT_PARAMS), conferenceDataVersion: 1, supportsAttachments: true };
      return body && { operationId: 'calendar.events.update', params, body: { status: 'confirmed', ...body } };
    },
  },
  'calendar.events.move': {
    toUndoCall: ({ params }) => {
      const { calendarId, destination } = params;
      if (calendarId === undefined || destination === undefined) return undefined;
      return {
        operationId: 'calendar.events.move',
        params: { ...params, calendarId: destination, destination: calendarId },
      };
    },
  },
  'calendar.events.patch': eventUndoPlan,
  'drive.files.modifyLabels': labelUndoPlan,
  'drive.files.update': {
    readBefore: ({ params, body }) =>
      toReadCall('drive.files.get', pickParams(params, ['fileId', 'supportsAllDrives']), body),
    toUndoCall: (call, before) => {
      const { addParents, removeParents, ...params } = call.params;
      const moved = {
        ...(removeParents && { addParents: removeParents }),
        ...(addParents && { removeParents: addParents }),
      };
      return { ...call, params: { ...params, ...moved }, body: getPreviousValues(call, before) };
    },
  },
  'drive.permissions.delete': {
    readBefore: (call) => readPermission(call),
    toUndoCall: ({ params }, before) => {
      const body = pickFields(before, [
        'role',
        'type',
        'emailAddress',
        'domain',
        'allowFileDiscovery',
        'expirationTime',
      ]);
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
    readBefore: (call) => readPermission(call),
    toUndoCall: (call, before) => {
      const body = pickFields(before, ['role', 'expirationTime']);
      if (body.role === undefined) return undefined;
      const { removeExpiration: _, ...params } = call.params;
      const isOpenEnded = body.expirationTime === undefined;
      return { ...call, params: { ...params, ...(isOpenEnded && { removeExpiration: true }) }, body };
    },
  },
  'script.projects.deployments.update': {
    readBefore: ({ params }) => ({ operationId: 'script.projects.deployments.get', params }),
    toUndoCall: (call, before) => {
      const deploymentConfig = readMember(before, 'deploymentConfig');
      return deploymentConfig === undefined ? undefined : { ...call, body: { deploymentConfig } };
    },
  },
  'script.projects.properties.delete': {
    readBefore: ({ params }) => ({ operationId: 'script.projects.properties.get', params }),
    toUndoCall: ({ params }, before) => {
      const body = pickFields(before, ['name', 'secretValue']);
      const isRead = body.secretValue !== undefined;
      return isRead
        ? { operationId: 'script.projects.properties.create', params: pickParams(params, ['scriptId']), body }
        : undefined;
    },
  },
  'script.projects.updateContent': {
    readBefore: ({ params }) => ({
      operationId: 'script.projects.getContent',
      params: pickParams(params, ['scriptId']),
    }),
    toUndoCall: (call, before) => {
      const files = readMember(before, 'files');
      return Array.isArray(files)
        ? { ...call, body: { files: files.map((file) => pickFields(file, ['name', 'type', 'source'])) } }
        : undefined;
    },
  },
};

function readPermission({ params }: UserCall): UserCall {
  const fields = 'role,type,displayName,emailAddress,domain,allowFileDiscovery,expirationTime';
  const own = pickParams(params, ['fileId', 'permissionId', 'supportsAllDrives', 'useDomainAdminAccess']);
  return { operationId: 'drive.permissions.get', params: { ...own, fields } };
}
