import { operation } from '#core/operations/operation.ts';
import { requestDrive } from '#drive/drives/request-drive.ts';
import { toTeamDriveResource } from './team-drive-resource.ts';

export const handler = operation('drive.teamdrives.create', (context) =>
  toTeamDriveResource(context, requestDrive(context, context.params.requestId, context.body ?? {})),
);
