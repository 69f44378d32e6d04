import type { components } from '@rotunda/api-client/bff-types';
import { queryOptions } from '@tanstack/react-query';
import { callBff } from '#shared/api/call-bff.ts';
import { operationQuery } from '#shared/api/operation-query.ts';

type SessionList = components['schemas']['SessionList'];

/** The query of the file storage's data about the user's account. */
export const aboutQuery = operationQuery('drive.about.get', {
  fields:
    'user(displayName,emailAddress,permissionId),storageQuota,maxUploadSize,canCreateDrives,appInstalled,' +
    'exportFormats,importFormats',
});

/** The query of the apps that the user has installed in the file storage. */
export const appsQuery = operationQuery('drive.apps.list', {});

/** Returns the query of one app. */
export function appQuery(appId: string) {
  return operationQuery('drive.apps.get', { appId });
}

/** The query of the user's sessions. */
export const ownSessionsQuery = queryOptions({
  queryKey: ['bff.sessions.list'],
  queryFn: async ({ signal }) =>
    (await callBff<SessionList>('bff.sessions.list', '/auth/sessions', { signal })).sessions,
});

/** Ends a session of the user. */
export function endSession(sessionId: string): Promise<undefined> {
  return callBff('bff.sessions.delete', `/auth/sessions/${sessionId}`, { method: 'DELETE' });
}
