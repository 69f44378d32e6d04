import type { DriveSchemas } from '@rotunda/api-client/operation-types';
import type { Clock } from '#core/clock.ts';
import type { ServiceSettings } from '#core/operations/operation.ts';
import type { Database } from '#db/database.ts';
import { toDriveResource } from '#drive/drives/drive-resource.ts';
import type { AccessibleDrive } from '#drive/drives/require-drive.ts';

type Context = { db: Database; clock: Clock; settings: ServiceSettings };
type TeamDrive = DriveSchemas['TeamDrive'];
type Drive = DriveSchemas['Drive'];

/** Converts a shared drive to a TeamDrive resource, with its former names. */
export function toTeamDriveResource(context: Context, reached: AccessibleDrive): TeamDrive {
  const { hidden: _, capabilities, restrictions, ...same } = toDriveResource(context, reached);
  return {
    ...same,
    kind: 'drive#teamDrive',
    capabilities: toTeamCapabilities(capabilities ?? {}),
    restrictions: toTeamRestrictions(restrictions ?? {}),
  };
}

function toTeamCapabilities(capabilities: NonNullable<Drive['capabilities']>): NonNullable<TeamDrive['capabilities']> {
  const {
    canChangeDriveBackground: canChangeTeamDriveBackground = false,
    canChangeDriveMembersOnlyRestriction: canChangeTeamMembersOnlyRestriction = false,
    canDeleteDrive: canDeleteTeamDrive = false,
    canRenameDrive: canRenameTeamDrive = false,
    canResetDriveRestrictions: canResetTeamDriveRestrictions = false,
    canTrashChildren: canRemoveChildren = false,
    ...same
  } = capabilities;
  return {
    ...same,
    canChangeTeamDriveBackground,
    canChangeTeamMembersOnlyRestriction,
    canDeleteTeamDrive,
    canRenameTeamDrive,
    canResetTeamDriveRestrictions,
    canRemoveChildren,
    canTrashChildren: canRemoveChildren,
  };
}

function toTeamRestrictions(restrictions: NonNullable<Drive['restrictions']>): NonNullable<TeamDrive['restrictions']> {
  const { driveMembersOnly: teamMembersOnly = false, ...same } = restrictions;
  return { ...same, teamMembersOnly };
}
