import { operation } from '#core/operations/operation.ts';
import { deleteDrive } from '#drive/drives/delete-drive.ts';
import { requireDrive } from '#drive/drives/require-drive.ts';
import { hasManyDescendants } from '#items/has-many-descendants.ts';

export const handler = operation(
  'drive.teamdrives.delete',
  (context) => {
    const { params, db, clock } = context;
    const reached = requireDrive(context, { driveId: params.teamDriveId, location: 'teamDriveId' });
    deleteDrive(db, reached, { deletedAt: clock.nowMs() });
    return undefined;
  },
  { isBulkWrite: ({ db, params }) => hasManyDescendants(db, [params.teamDriveId]) },
);
