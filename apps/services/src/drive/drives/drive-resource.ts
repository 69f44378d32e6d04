import type { DriveSchemas } from '@rotunda/api-client/operation-types';
import { type Clock, toTimestamp } from '#core/clock.ts';
import type { ServiceSettings } from '#core/operations/operation.ts';
import type { Database } from '#db/database.ts';
import { toBackgroundLink } from './drive-background.ts';
import { toDriveCapabilities } from './drive-capabilities.ts';
import { toRestrictionsResource } from './drive-restrictions.ts';
import type { AccessibleDrive } from './require-drive.ts';

type Context = { db: Database; clock: Clock; settings: ServiceSettings };

/** Converts a shared drive to its API resource for a member or administrator. */
export function toDriveResource(context: Context, { drive, viewer }: AccessibleDrive): DriveSchemas['Drive'] {
  const hidden = context.db.get(
    'SELECT 1 FROM hidden_drives WHERE account_id = ? AND drive_id = ?',
    viewer.accountId,
    drive.id,
  );
  return {
    kind: 'drive#drive',
    id: drive.id,
    name: drive.name,
    colorRgb: drive.colorRgb,
    backgroundImageLink: toBackgroundLink(context, drive, viewer.accountId),
    createdTime: toTimestamp(drive.createdAt),
    hidden: hidden !== undefined,
    capabilities: toDriveCapabilities(drive, viewer),
    restrictions: toRestrictionsResource(drive),
  };
}
