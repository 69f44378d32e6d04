import { operation } from '#core/operations/operation.ts';
import { toDriveResource } from './drive-resource.ts';
import { requireDrive } from './require-drive.ts';

export const handler = operation('drive.drives.get', (context) =>
  toDriveResource(context, requireDrive(context, { ...context.params, location: 'driveId' })),
);
