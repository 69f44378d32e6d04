import type { DriveSchemas } from '@rotunda/api-client/operation-types';
import { formatDistance } from '#shared/format/time.ts';
import { mayCall } from '#shared/session/session.ts';
import type { Session } from '#shared/session/session-info.ts';

/** A drive that belongs to a team and not to a person. */
export type SharedDrive = DriveSchemas['Drive'];

/** Members of a drive that its screens show. */
export const DRIVE_FIELDS = 'id,name,hidden,createdTime,restrictions,capabilities';

type RestrictionKey = Exclude<keyof NonNullable<SharedDrive['restrictions']>, 'downloadRestriction'>;
type Capability = keyof NonNullable<SharedDrive['capabilities']>;

/** Rules that can hold for everything in a drive: in words, and the capability that changes them. */
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

/** The rules that hold, in a few words; undefined when none do. */
export function restrictionSummary(drive: SharedDrive): string | undefined {
  const held = restrictions.filter(({ key }) => drive.restrictions?.[key]).map(({ short }) => short);
  const summary = held.join(', ');
  return summary === '' ? undefined : `${summary.charAt(0).toUpperCase()}${summary.slice(1)}`;
}

/** What is read out of a drive after its name: its rules, its age and whether lists leave it out. */
export function driveSummary(drive: SharedDrive, nowMs: number): string {
  const { createdTime, hidden } = drive;
  const created = createdTime && `created ${formatDistance(Date.parse(createdTime), nowMs)}`;
  return [restrictionSummary(drive), created, hidden && 'hidden'].filter(Boolean).join(' · ');
}

/**
 * Why a person would be refused the members of a drive; undefined when they would not. They are for who may edit what lies
 * in it, and in administrator mode for administrators.
 */
export function membersClosedBecause(drive: SharedDrive, isAdmin: boolean, session: Session): string | undefined {
  if (!mayCall(session, 'drive.permissions.list')) return 'Your role cannot list members';
  const isReader = !isAdmin && drive.capabilities?.canEdit === false;
  return isReader ? 'Only people who can edit items of the drive see its members' : undefined;
}
