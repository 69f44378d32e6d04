import { useQuery } from '@tanstack/react-query';
import { Check, X } from 'lucide-react';
import { operationQuery } from '#shared/api/operation-query.ts';
import { findAccess, findPossibleAccess, formatGroupAccess } from '#shared/permissions/find-access.ts';
import { getGranteeName, getRoleName, type Permission } from '#shared/permissions/permission.ts';
import { permissionsQuery } from '#shared/permissions/permissions-query.ts';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { listAbilities, REQUESTED_ITEM_FIELDS } from './abilities.ts';

type AccessPreviewProps = {
  fileId: string;
  /** The email address of the grantee. */
  person: string;
  /** The role to grant. */
  role: string;
};

/** Shows what a user can do with an item before and after a request is accepted. */
export function AccessPreview({ fileId, person, role }: AccessPreviewProps) {
  const item = useQuery(
    operationQuery('drive.files.get', { fileId, supportsAllDrives: true, fields: REQUESTED_ITEM_FIELDS }),
  );
  const permissions = useQuery(permissionsQuery(fileId));
  if (item.error) return null;
  // Approximately as tall as the content, so that the buttons below do not move.
  if (!item.data || permissions.isPending) return <Skeleton label="Loading current access" rows={5} />;
  const [strongest] = permissions.data ? findAccess(permissions.data, person) : [];
  const abilities = listAbilities(item.data, strongest?.role, role);
  return (
    <section aria-label="Access after accepting" className="flex flex-col gap-6 rounded-card bg-sunken p-12">
      <h3 className="font-medium">Access of {person} after accepting</h3>
      <p role="status" className="text-ink-2 text-small">
        {permissions.error
          ? 'You cannot see their current access.'
          : strongest
            ? `Now: ${getRoleName(strongest.role)}, through ${getGranteeName(strongest)}. ${abilities.some(({ isNew }) => isNew) ? '' : 'Accepting grants no additional access.'}`
            : `Now: ${describeMissingAccess(permissions.data, person)}.`}
      </p>
      <ul className="flex flex-col gap-2">
        {abilities.map(({ label, isGiven, isNew }) => (
          <li key={label} className={`flex items-center gap-6 ${isGiven ? '' : 'text-ink-3'}`}>
            {isGiven ? (
              <Check size={14} strokeWidth={2} aria-hidden className="shrink-0 text-green-fg" />
            ) : (
              <X size={14} strokeWidth={2} aria-hidden className="shrink-0" />
            )}
            <span className="sr-only">{isGiven ? 'Can: ' : 'Cannot: '}</span>
            {label}
            {isNew && <span className="text-green-fg text-small">new</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Describes a user whose email address no permission covers. */
function describeMissingAccess(permissions: readonly Permission[], person: string): string {
  const groups = findPossibleAccess(permissions, person);
  return formatGroupAccess(groups, person);
}
