import type { DriveSchemas } from '@rotunda/api-client/operation-types';
import { operation } from '#core/operations/operation.ts';
import { requireDrive } from '#drive/drives/require-drive.ts';
import { updateDrive } from '#drive/drives/update-drive.ts';
import { hasManyDescendants } from '#items/has-many-descendants.ts';
import { toTeamDriveResource } from './team-drive-resource.ts';

export const handler = operation(
  'drive.teamdrives.update',
  (context) => {
    const { teamDriveId: driveId, useDomainAdminAccess } = context.params;
    const reached = requireDrive(context, { driveId, useDomainAdminAccess, location: 'teamDriveId' });
    return toTeamDriveResource(context, updateDrive(context, reached, toDriveBody(context.body ?? {})));
  },
  {
    isBulkWrite: ({ db, params, body }) =>
      body?.restrictions !== undefined && hasManyDescendants(db, [params.teamDriveId]),
  },
);

function toDriveBody({ restrictions, ...same }: DriveSchemas['TeamDrive']) {
  if (!restrictions) return same;
  const { teamMembersOnly, ...others } = restrictions;
  return {
    ...same,
    restrictions: { ...others, ...(teamMembersOnly !== undefined && { driveMembersOnly: teamMembersOnly }) },
  };
}
