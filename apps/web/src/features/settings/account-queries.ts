import type { components } from '@rotunda/api-client/bff-types';
import { queryOptions } from '@tanstack/react-query';
import { callBff } from '#shared/api/call-bff.ts';
import { operationQuery } from '#shared/api/operation-query.ts';

type SessionList = components['schemas']['SessionList'];

/** What the file storage knows of the person's account. */
export const aboutQuery = operationQuery('drive.about.get', {
  fields:
    'user(displayName,emailAddress,permissionId),storageQuota,maxUploadSize,canCreateDrives,appInstalled,' +
    'exportFormats,importFormats',
});

/** Apps that the person installed at the file storage. */
export const appsQuery = operationQuery('drive.apps.list', {});

/** One app. */
export function appQuery(appId: string) {
  return operationQuery('drive.apps.get', { appId });
}

/** Where the person is signed in. */
export const ownSessionsQuery = queryOptions({
  queryKey: ['bff.sessions.list'],
  queryFn: async ({ signal }) =>
    (await callBff<SessionList>('bff.sessions.list', '/auth/sessions', { signal })).sessions,
});

/** Ends a session of the person. */
export function endSession(sessionId: string): Promise<undefined> {
  return callBff('bff.sessions.delete', `/auth/sessions/${sessionId}`, { method: 'DELETE' });
}
