import type { BodyOf } from '@rotunda/api-client/operation-types';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { api } from '#shared/api/api.ts';
import { operationQuery } from '#shared/api/operation-query.ts';
import { PERMISSION_FIELDS, type Permission } from '#shared/permissions/permission.ts';

/** Whether changes are made with the rights of an administrator of the organisation. */
export const AdminAccess = createContext(false);

/** The options for creating a permission. */
export type ShareOptions = {
  sendNotificationEmail?: boolean;
  emailMessage?: string;
  transferOwnership?: boolean;
  moveToNewOwnersRoot?: boolean;
};

/** A change of a file's permissions. */
export type SharingChange =
  | { kind: 'create'; body: BodyOf<'drive.permissions.create'>; options?: ShareOptions }
  | {
      kind: 'update';
      permissionId: string;
      body: BodyOf<'drive.permissions.update'>;
      options?: { removeExpiration?: boolean; transferOwnership?: boolean };
    }
  | { kind: 'delete'; permissionId: string };

/** Returns the mutation key for the sharing of a file. */
export function changeKey(fileId: string): readonly string[] {
  return ['drive.permissions.change', fileId];
}

/** Returns the query of a permission's current state. */
export function permissionQuery(fileId: string, permissionId: string) {
  return operationQuery('drive.permissions.get', {
    fileId,
    permissionId,
    supportsAllDrives: true,
    fields: PERMISSION_FIELDS,
  });
}

/**
 * Returns the mutation that changes the sharing of a file, one change at a time, because the service does not accept concurrent
 * changes of one file. Refetches the file and its permissions after each.
 */
export function useSharingChange(fileId: string) {
  const client = useQueryClient();
  const isAdmin = use(AdminAccess);
  return useMutation({
    mutationKey: changeKey(fileId),
    scope: { id: `permissions of ${fileId}` },
    mutationFn: (change: SharingChange) => sendChange(fileId, change, isAdmin),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['drive.permissions.list'] }),
        client.invalidateQueries({ queryKey: ['drive.files.get'] }),
        client.invalidateQueries({ queryKey: ['drive.files.list'] }),
      ]),
  });
}

/** Resolves to the changed permission, or to undefined if it was removed. */
async function sendChange(fileId: string, change: SharingChange, isAdmin: boolean): Promise<Permission | undefined> {
  const params = { fileId, supportsAllDrives: true, ...(isAdmin && { useDomainAdminAccess: true }) };
  const fields = PERMISSION_FIELDS;
  switch (change.kind) {
    case 'create':
      return api.call('drive.permissions.create', { ...params, fields, ...change.options }, { body: change.body });
    case 'update': {
      const { permissionId, options, body } = change;
      return api.call('drive.permissions.update', { ...params, permissionId, fields, ...options }, { body });
    }
    case 'delete':
      await api.call('drive.permissions.delete', { ...params, permissionId: change.permissionId });
      return undefined;
  }
}
