import { operation } from '#core/operations/operation.ts';
import { requireDrive } from '#drive/drives/require-drive.ts';
import { toTeamDriveResource } from './team-drive-resource.ts';

export const handler = operation('drive.teamdrives.get', (context) => {
  const { teamDriveId: driveId, useDomainAdminAccess } = context.params;
  return toTeamDriveResource(
    context,
    requireDrive(context, { driveId, useDomainAdminAccess, location: 'teamDriveId' }),
  );
});
