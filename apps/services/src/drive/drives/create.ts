import { operation } from '#core/operations/operation.ts';
import { toDriveResource } from './drive-resource.ts';
import { requestDrive } from './request-drive.ts';

export const handler = operation('drive.drives.create', (context) =>
  toDriveResource(context, requestDrive(context, context.params.requestId, context.body ?? {})),
);
