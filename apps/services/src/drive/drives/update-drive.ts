import type { DriveSchemas } from '@rotunda/api-client/operation-types';
import type { Caller } from '#core/auth/caller.ts';
import type { Clock } from '#core/clock.ts';
import { globalError, invalidParameter } from '#core/errors/service-error.ts';
import type { Database } from '#db/database.ts';
import { changeAccess } from '#items/access-changes.ts';
import { recordChange } from '#items/change-log.ts';
import { requireItem } from '#items/items.ts';
import { toNameKey } from '#items/name-keys.ts';
import { putBackground, removeBackground } from './drive-background.ts';
import { canChangeRestrictions } from './drive-capabilities.ts';
import { areSameRestrictions, mergeRestrictions } from './drive-restrictions.ts';
import { requireStoredDrive, type SharedDrive } from './drive-store.ts';
import { requireTheme } from './drive-themes.ts';
import { type AccessibleDrive, requireOrganizer } from './require-drive.ts';

type Context = { db: Database; caller: Caller; clock: Clock };
type Body = Pick<DriveSchemas['Drive'], 'name' | 'themeId' | 'colorRgb' | 'backgroundImageFile' | 'restrictions'>;

/** Updates the given fields of a shared drive. Throws 403 unless the caller is an organizer, and 400 if a value is invalid. */
export function updateDrive(context: Context, { drive, viewer }: AccessibleDrive, body: Body): AccessibleDrive {
  const { db, clock } = context;
  requireOrganizer(viewer);
  const changed = { ...drive, ...toName(body), ...toAppearance(body), ...toRestrictions({ drive, viewer }, body) };
  if (body.themeId) removeBackground(db, drive.id);
  if (body.backgroundImageFile) putBackground(context, drive.id, body.backgroundImageFile);
  if (changed.domainUsersOnly !== drive.domainUsersOnly || changed.membersOnly !== drive.membersOnly) {
    changeAccess(db, requireItem(db, drive.id), clock.nowMs(), () => write(db, changed));
  } else {
    write(db, changed);
    recordChange(db, { itemId: drive.id, driveId: drive.id, changeType: 'drive', changedAt: clock.nowMs() });
  }
  return { drive: requireStoredDrive(db, drive.id), viewer };
}

function toName({ name }: Body): Partial<SharedDrive> {
  if (name === undefined) return {};
  if (!name?.trim()) throw invalidParameter('name');
  return { name };
}

function toAppearance({ themeId, colorRgb, backgroundImageFile }: Body): Partial<SharedDrive> {
  if (themeId && (colorRgb || backgroundImageFile)) {
    throw globalError(400, 'badRequest', 'A theme cannot be combined with a colour or an image.', 'themeId');
  }
  if (themeId) {
    const theme = requireTheme(themeId);
    return { themeId: theme.id, colorRgb: theme.colorRgb };
  }
  if (!colorRgb) return {};
  if (!/^#[\da-f]{6}$/iu.test(colorRgb)) throw invalidParameter('colorRgb');
  return { colorRgb: colorRgb.toLowerCase() };
}

function toRestrictions(reached: AccessibleDrive, { restrictions }: Body): Partial<SharedDrive> {
  if (!restrictions) return {};
  const merged = mergeRestrictions(reached.drive, restrictions);
  if (!areSameRestrictions(reached.drive, merged) && !canChangeRestrictions(reached.drive, reached.viewer)) {
    const message = 'Only an administrator can change the restrictions of this shared drive.';
    throw globalError(403, 'noManageTeamDriveAdministratorPrivilege', message, 'restrictions');
  }
  return merged;
}

function write(db: Database, drive: SharedDrive): void {
  db.run(
    `UPDATE drives SET name = ?, name_key = ?, theme_id = ?, color_rgb = ?, admin_managed = ?, copy_requires_writer = ?,
       domain_users_only = ?, members_only = ?, folders_need_organizer = ?, download_restricted_for_readers = ?,
       download_restricted_for_writers = ? WHERE id = ?`,
    drive.name,
    toNameKey(drive.name),
    drive.themeId,
    drive.colorRgb,
    drive.adminManaged,
    drive.copyRequiresWriter,
    drive.domainUsersOnly,
    drive.membersOnly,
    drive.foldersNeedOrganizer,
    drive.downloadRestrictedForReaders,
    drive.downloadRestrictedForWriters,
    drive.id,
  );
}
