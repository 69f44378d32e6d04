import { operation, type ServiceSettings } from '#core/operations/operation.ts';
import { MAX_UPLOAD_BYTES } from '#core/uploads/read-upload.ts';
import { toThemeLink } from '#drive/drives/drive-background.ts';
import { DRIVE_THEMES } from '#drive/drives/drive-themes.ts';
import { FOLDER_COLORS } from '#drive/files/folder-colors.ts';
import { EXPORT_FORMATS, IMPORT_FORMATS, MAX_IMPORT_BYTES } from '#drive/formats.ts';
import { UserResources } from '#drive/user-resource.ts';

export const handler = operation('drive.about.get', ({ db, caller, settings }) => {
  const user = new UserResources(db, caller.accountId).find(caller.accountId);
  const used = db.get<{ total: number; trashed: number }>(
    `SELECT coalesce(sum(used), 0) AS total, coalesce(sum(used * trashed), 0) AS trashed
     FROM (SELECT coalesce(size_bytes, 0) + pinned_bytes AS used, trashed FROM items WHERE owner_id = ?)`,
    caller.accountId,
  );
  return {
    kind: 'drive#about',
    ...(user && { user }),
    storageQuota: {
      usage: String(used?.total ?? 0),
      usageInDrive: String(used?.total ?? 0),
      usageInDriveTrash: String(used?.trashed ?? 0),
    },
    importFormats: toLists(IMPORT_FORMATS),
    exportFormats: toLists(EXPORT_FORMATS),
    maxImportSizes: Object.fromEntries(Object.entries(MAX_IMPORT_BYTES).map(([type, bytes]) => [type, String(bytes)])),
    maxUploadSize: String(MAX_UPLOAD_BYTES),
    appInstalled: true,
    folderColorPalette: FOLDER_COLORS,
    driveThemes: toThemes(settings),
    teamDriveThemes: toThemes(settings),
    canCreateDrives: true,
    canCreateTeamDrives: true,
  };
});

function toThemes(settings: ServiceSettings) {
  return DRIVE_THEMES.map(({ id, colorRgb }) => ({
    id,
    colorRgb,
    backgroundImageLink: toThemeLink(settings, id),
  }));
}

function toLists(formats: Readonly<Record<string, readonly string[]>>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(formats).map(([type, targets]) => [type, [...targets]]));
}
