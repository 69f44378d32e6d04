import { operation } from '#core/operations/operation.ts';
import { toDriveResource } from './drive-resource.ts';
import { findDrives } from './find-drives.ts';

export const handler = operation('drive.drives.list', (context) => {
  const { page, nextPageToken } = findDrives(context, 'drive.drives.list', context.params);
  return {
    kind: 'drive#driveList',
    drives: page.map((reached) => toDriveResource(context, reached)),
    ...(nextPageToken !== undefined && { nextPageToken }),
  };
});
