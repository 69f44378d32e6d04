import { operation } from '#core/operations/operation.ts';
import { findDrives } from '#drive/drives/find-drives.ts';
import { toTeamDriveResource } from './team-drive-resource.ts';

export const handler = operation('drive.teamdrives.list', (context) => {
  const { page, nextPageToken } = findDrives(context, 'drive.teamdrives.list', context.params);
  return {
    kind: 'drive#teamDriveList',
    teamDrives: page.map((reached) => toTeamDriveResource(context, reached)),
    ...(nextPageToken !== undefined && { nextPageToken }),
  };
});
