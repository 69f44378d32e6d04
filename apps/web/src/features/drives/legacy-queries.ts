import { getMaxPageSize } from '@rotunda/api-client/max-page-size';
import type { DriveSchemas } from '@rotunda/api-client/operation-types';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#shared/api/api.ts';
import { operationQuery } from '#shared/api/operation-query.ts';

/** A shared drive in the deprecated API. */
export type TeamDrive = DriveSchemas['TeamDrive'];

const FIELDS = 'id,name,createdTime';

/** The query of the drives with the deprecated list operation. */
export const teamDrivesQuery = queryOptions({
  queryKey: ['drive.teamdrives.list'],
  queryFn: async ({ signal }) => {
    const params = { pageSize: getMaxPageSize('drive.teamdrives.list'), fields: `nextPageToken,teamDrives(${FIELDS})` };
    const drives: TeamDrive[] = [];
    for await (const drive of api.items('drive.teamdrives.list', params, { signal })) drives.push(drive);
    return drives;
  },
});

/** Returns the query of one drive with the deprecated get operation, with all fields. */
export function teamDriveQuery(teamDriveId: string) {
  return operationQuery('drive.teamdrives.get', { teamDriveId, fields: '*' });
}

/** A change through the deprecated operations. */
export type TeamDriveChange =
  | { kind: 'create'; name: string; requestId: string }
  | { kind: 'rename'; teamDriveId: string; name: string }
  | { kind: 'delete'; teamDriveId: string };

/** Returns the mutation that changes drives through the deprecated operations and refetches both lists. */
export function useTeamDriveChange() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: ['drive.teamdrives.change'],
    mutationFn: send,
    onSettled: () =>
      Promise.all(
        ['drive.teamdrives.list', 'drive.teamdrives.get', 'drive.drives.list', 'drive.drives.get'].map((operationId) =>
          client.invalidateQueries({ queryKey: [operationId] }),
        ),
      ),
  });
}

function send(change: TeamDriveChange): Promise<unknown> {
  switch (change.kind) {
    case 'create': {
      const { name, requestId } = change;
      return api.call('drive.teamdrives.create', { requestId, fields: FIELDS }, { body: { name } });
    }
    case 'rename': {
      const { name, teamDriveId } = change;
      return api.call('drive.teamdrives.update', { teamDriveId, fields: FIELDS }, { body: { name } });
    }
    case 'delete':
      return api.call('drive.teamdrives.delete', { teamDriveId: change.teamDriveId });
  }
}
