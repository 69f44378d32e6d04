import type { DriveSchemas } from '@rotunda/api-client/operation-types';
import { formatDistance } from '#shared/format/time.ts';
import { canCall } from '#shared/session/session.ts';
import type { Session } from '#shared/session/session-info.ts';

/** A drive owned by a team instead of a user. */
export type SharedDrive = DriveSchemas['Drive'];

/** The fields of a drive that its screens show. */
export const DRIVE_FIELDS = 'id,name,hidden,createdTime,restrictions,capabilities';

type RestrictionKey = Exclude<keyof NonNullable<SharedDrive['restrictions']>, 'downloadRestriction'>;
type Capability = keyof NonNullable<SharedDrive['capabilities']>;

/** The restrictions on a drive's contents, with their labels and the capability to change each. */
export const restrictions: readonly { key: RestrictionKey; label: string; short: string; capability: Capability }[] = [
  {
    key: 'domainUsersOnly',
    label: 'Only people in the organisation have access',
    short: 'organisation only',
    capability: 'canChangeDomainUsersOnlyRestriction',
  },
  {
    key: 'driveMembersOnly',
    label: 'Only members have access to its items',
    short: 'members only',
    capability: 'canChangeDriveMembersOnlyRestriction',
  },
  {
    key: 'copyRequiresWriterPermission',
    label: 'Readers and commenters cannot download, print or copy',
    short: 'no downloads by readers',
    capability: 'canChangeCopyRequiresWriterPermissionRestriction',
  },
  {
    key: 'sharingFoldersRequiresOrganizerPermission',
    label: 'Only organizers share folders',
    short: 'organizers share folders',
    capability: 'canChangeSharingFoldersRequiresOrganizerPermissionRestriction',
  },
  {
    key: 'adminManagedRestrictions',
    label: 'Only administrators change these rules',
    short: 'rules set by administrators',
    capability: 'canResetDriveRestrictions',
  },
];

/** Summarises the active restrictions. Returns undefined if there are none. */
export function getRestrictionSummary(drive: SharedDrive): string | undefined {
  const held = restrictions.filter(({ key }) => drive.restrictions?.[key]).map(({ short }) => short);
  const summary = held.join(', ');
  return summary === '' ? undefined : `${summary.charAt(0).toUpperCase()}${summary.slice(1)}`;
}

/** Returns the spoken summary of a drive after its name: its restrictions, its age and whether it is hidden from lists. */
export function getDriveSummary(drive: SharedDrive, nowMs: number): string {
  const { createdTime, hidden } = drive;
  const created = createdTime && `created ${formatDistance(Date.parse(createdTime), nowMs)}`;
  return [getRestrictionSummary(drive), created, hidden && 'hidden'].filter(Boolean).join(' · ');
}

/**
 * Returns the reason why the user cannot see the members of a drive. Returns undefined if they can. Members are visible to users
 * who can edit the drive's contents, and to administrators in administrator mode.
 */
export function membersRefusal(drive: SharedDrive, isAdmin: boolean, session: Session): string | undefined {
  if (!canCall(session, 'drive.permissions.list')) return 'Your role cannot list members';
  const isReader = !isAdmin && drive.capabilities?.canEdit === false;
  return isReader ? 'Only people who can edit items of the drive see its members' : undefined;
}
