import { operation } from '#core/operations/operation.ts';
import { hasManyDescendants } from '#items/has-many-descendants.ts';
import { deleteDrive } from './delete-drive.ts';
import { requireDrive } from './require-drive.ts';

export const handler = operation(
  'drive.drives.delete',
  (context) => {
    const { params, db, clock } = context;
    const reached = requireDrive(context, { ...params, location: 'driveId' });
    deleteDrive(db, reached, { allowItemDeletion: params.allowItemDeletion, deletedAt: clock.nowMs() });
    return undefined;
  },
  { isBulkWrite: ({ db, params }) => hasManyDescendants(db, [params.driveId]) },
);
