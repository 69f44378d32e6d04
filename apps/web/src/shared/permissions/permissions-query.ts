import { queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/api.ts';
import { PERMISSION_FIELDS, type Permission } from './permission.ts';

/** Returns the query of all permissions on a file, as a single list. */
export function permissionsQuery(fileId: string, isAdmin = false) {
  const admin = isAdmin ? { useDomainAdminAccess: true } : {};
  const params = {
    fileId,
    supportsAllDrives: true,
    ...admin,
    fields: `nextPageToken,permissions(${PERMISSION_FIELDS})`,
  };
  return queryOptions({
    queryKey: ['drive.permissions.list', params],
    queryFn: async ({ signal }) => {
      const permissions: Permission[] = [];
      for await (const permission of api.items('drive.permissions.list', params, { signal }))
        permissions.push(permission);
      return permissions;
    },
  });
}
