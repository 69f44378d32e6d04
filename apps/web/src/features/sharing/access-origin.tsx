import { Link } from '@tanstack/react-router';
import { CornerDownRight } from 'lucide-react';
import { isInherited, type Permission } from '#shared/permissions/permission.ts';

/** Shows the source of inherited access: a parent folder, or the shared drive and its members. */
export function AccessOrigin({ permission }: { permission: Permission }) {
  const source = (permission.permissionDetails ?? []).find(({ inherited }) => inherited);
  if (!source) return null;
  const { inheritedFrom, permissionType } = source;
  const note = isInherited(permission) ? 'from' : 'also from';
  const look = 'word-target text-accent-ink underline-offset-2 hover:underline';
  return (
    <span className="inline-flex items-center gap-4 text-ink-3 text-small">
      <CornerDownRight size={12} strokeWidth={1.75} aria-hidden />
      {note}{' '}
      {inheritedFrom === undefined ? (
        'a parent folder'
      ) : permissionType === 'member' ? (
        <Link to="/drives/$driveId/members" params={{ driveId: inheritedFrom }} search={{}} className={look}>
          the members of the drive
        </Link>
      ) : (
        <Link to="/files/$folderId" params={{ folderId: inheritedFrom }} search={{}} className={look}>
          a parent folder
        </Link>
      )}
    </span>
  );
}
