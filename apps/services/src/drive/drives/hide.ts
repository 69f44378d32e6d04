import { operation } from '#core/operations/operation.ts';
import { toDriveResource } from './drive-resource.ts';
import { requireDrive } from './require-drive.ts';

export const handler = operation('drive.drives.hide', (context) => {
  const { params, db, caller } = context;
  const reached = requireDrive(context, { ...params, location: 'driveId' });
  db.run(
    'INSERT OR IGNORE INTO hidden_drives (account_id, drive_id) VALUES (?, ?)',
    caller.accountId,
    reached.drive.id,
  );
  return toDriveResource(context, reached);
});
