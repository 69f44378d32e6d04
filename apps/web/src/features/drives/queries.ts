import { getMaxPageSize } from '@rotunda/api-client/max-page-size';
import type { BodyOf } from '@rotunda/api-client/operation-types';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#shared/api/api.ts';
import { operationQuery } from '#shared/api/operation-query.ts';
import { CLEAR_FILTERS, type ReportSource, toReportSource } from '#shared/reports/report-source.ts';
import { DRIVE_FIELDS, type SharedDrive } from './drive.ts';
import type { DrivesSearch } from './search.ts';

/**
 * Returns the query of all shared drives: the user's own or, for administrators, those of the organisation. Administrators can
 * filter for drives without organizers.
 */
export function drivesQuery(isAdmin: boolean, isOrphaned = false) {
  const params = toListParams(isAdmin, isOrphaned);
  return queryOptions({
    queryKey: ['drive.drives.list', params],
    queryFn: async ({ signal }) => {
      const drives: SharedDrive[] = [];
      for await (const drive of api.items('drive.drives.list', params, { signal })) drives.push(drive);
      return drives;
    },
  });
}

/** Returns the source for a report of the shared drives, or the reason why it would differ from the shown list. */
export function createDriveReport({ q, admin = false, orphaned = false }: DrivesSearch): ReportSource | string {
  return q ? CLEAR_FILTERS : toReportSource('drive.drives.list', 'Shared drives', toListParams(admin, orphaned));
}

function toListParams(isAdmin: boolean, isOrphaned: boolean) {
  return {
    pageSize: getMaxPageSize('drive.drives.list'),
    ...(isAdmin && { useDomainAdminAccess: true, ...(isOrphaned && { q: 'organizerCount = 0' }) }),
    fields: `nextPageToken,drives(${DRIVE_FIELDS})`,
  };
}

/** Returns the query of one shared drive. */
export function driveQuery(driveId: string, isAdmin: boolean) {
  const params = { driveId, fields: DRIVE_FIELDS };
  return operationQuery('drive.drives.get', isAdmin ? { ...params, useDomainAdminAccess: true } : params);
}

/** Returns the query of a drive's contents, up to `limit`, for counting them or finding what prevents its deletion. */
export function driveItemsQuery(driveId: string, limit: number) {
  return operationQuery('drive.files.list', {
    driveId,
    corpora: 'drive',
    q: 'trashed = false',
    pageSize: limit,
    supportsAllDrives: true,
    includeItemsFromAllDrives: true,
    fields: 'nextPageToken,files(id,name)',
  });
}

/** A change of a shared drive or of the list of drives. */
export type DriveChange =
  | { kind: 'create'; name: string; requestId: string }
  | { kind: 'update'; driveId: string; body: BodyOf<'drive.drives.update'> }
  | { kind: 'hide' | 'unhide'; driveId: string }
  | { kind: 'delete'; driveId: string; allowItemDeletion: boolean };

/**
 * Returns the mutation that changes shared drives and refetches lists and drives. Administrator mode uses administrator rights.
 */
export function useDriveChange(isAdmin: boolean) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: ['drive.drives.change'],
    mutationFn: (change: DriveChange) => send(change, isAdmin),
    onSettled: () =>
      Promise.all(
        ['drive.drives.list', 'drive.drives.get', 'drive.teamdrives.list'].map((operationId) =>
          client.invalidateQueries({ queryKey: [operationId] }),
        ),
      ),
  });
}

async function send(change: DriveChange, isAdmin: boolean): Promise<SharedDrive | undefined> {
  const admin = isAdmin ? { useDomainAdminAccess: true } : {};
  switch (change.kind) {
    case 'create': {
      const { name, requestId } = change;
      return api.call('drive.drives.create', { requestId, fields: 'id,name' }, { body: { name } });
    }
    case 'update': {
      const params = { driveId: change.driveId, fields: 'id,name', ...admin };
      return api.call('drive.drives.update', params, { body: change.body });
    }
    case 'delete': {
      const { driveId, allowItemDeletion } = change;
      await api.call('drive.drives.delete', { driveId, ...admin, ...(allowItemDeletion && { allowItemDeletion }) });
      return undefined;
    }
    case 'hide':
      return api.call('drive.drives.hide', { driveId: change.driveId });
    case 'unhide':
      return api.call('drive.drives.unhide', { driveId: change.driveId });
  }
}
