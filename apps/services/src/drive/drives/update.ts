import { operation } from '#core/operations/operation.ts';
import { hasManyDescendants } from '#items/has-many-descendants.ts';
import { toDriveResource } from './drive-resource.ts';
import { requireDrive } from './require-drive.ts';
import { updateDrive } from './update-drive.ts';

export const handler = operation(
  'drive.drives.update',
  (context) => {
    const reached = requireDrive(context, { ...context.params, location: 'driveId' });
    return toDriveResource(context, updateDrive(context, reached, context.body ?? {}));
  },
  {
    isBulkWrite: ({ db, params, body }) => body?.restrictions !== undefined && hasManyDescendants(db, [params.driveId]),
  },
);
