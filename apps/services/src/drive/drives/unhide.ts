import { operation } from '#core/operations/operation.ts';
import { toDriveResource } from './drive-resource.ts';
import { requireDrive } from './require-drive.ts';

export const handler = operation('drive.drives.unhide', (context) => {
  const { params, db, caller } = context;
  const reached = requireDrive(context, { ...params, location: 'driveId' });
  db.run('DELETE FROM hidden_drives WHERE account_id = ? AND drive_id = ?', caller.accountId, reached.drive.id);
  return toDriveResource(context, reached);
});
