import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { lazyComponent } from '#lib/lazy-component.ts';
import { ErrorView, isUnreadable } from '#shared/errors/error-view.tsx';
import { canListPermissions } from '#shared/permissions/can-list.ts';
import { isEditorsOnlyError } from '#shared/permissions/is-editors-only-error.ts';
import { getRoleRank, isNamed, listGrantableRoles, type SharedItem } from '#shared/permissions/permission.ts';
import { permissionsQuery } from '#shared/permissions/permissions-query.ts';
import { roleRefusal } from '#shared/session/role-refusal.ts';
import { canCall, useSession } from '#shared/session/session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { OverlayPart, Part } from '#ui/loading/part.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { accessRequestsQuery } from './access-requests-query.ts';
import { CheckAccess } from './check-access.tsx';
import { GeneralAccess } from './general-access.tsx';
import { PendingChanges } from './pending-changes.tsx';
import { PermissionRow } from './permission-row.tsx';
import { AdminAccess } from './queries.ts';

// Lazy-loaded because only users without access need it.
const EditorsOnlyNotice = lazyComponent(
  () => import('#shared/permissions/editors-only-notice.tsx'),
  'EditorsOnlyNotice',
);
// Loaded in parallel with its data, because most files have no requests.
const AccessRequests = lazyComponent(() => import('./access-requests.tsx'), 'AccessRequests');

const ShareDialog = lazyComponent(() => import('./share-dialog.tsx'), 'ShareDialog');

type SharingTabProps = {
  file: SharedItem;
  /** Whether to use the rights of an administrator of the organisation. */
  isAdmin?: boolean;
};

/** Shows who has access to a file and why, with controls to change it. */
export function SharingTab({ file, isAdmin = false }: SharingTabProps) {
  const fileId = file.id ?? '';
  const session = useSession();
  // The role is checked first: the file's owner could not help a user without it.
  const isRetained = canCall(session, 'drive.permissions.list') && !canListPermissions(file);
  const permissions = useQuery({ ...permissionsQuery(fileId, isAdmin), enabled: !isRetained });
  const canRespond = file.capabilities?.canShare === true && file.driveId !== fileId;
  const isAsked = canRespond && canCall(session, 'drive.accessproposals.list');
  const requests = useQuery({ ...accessRequestsQuery(fileId), enabled: isAsked });
  const [isSharing, setIsSharing] = useState(false);
  const refusal = useSharingRefusal(file);
  const roles = listGrantableRoles(file);
  if (isRetained || (permissions.isLoadingError && isEditorsOnlyError(permissions.error))) {
    return (
      <Part>
        <EditorsOnlyNotice what="who has access" file={file} />
      </Part>
    );
  }
  // Requests are above the people, and would push them down if they loaded later. The component refetches them after an error,
  // and must stay mounted.
  if (permissions.isPending || (isAsked && !requests.isFetched && requests.data === undefined)) {
    return <Skeleton label="Loading who has access" rows={5} rowClass="h-44" />;
  }
  if (isUnreadable(permissions)) {
    const retry = () => void permissions.refetch();
    return <ErrorView error={permissions.error} title="People with access could not be loaded" onRetry={retry} />;
  }
  const named = permissions.data.filter(isNamed).sort((one, other) => getRoleRank(other.role) - getRoleRank(one.role));
  const owner = named.find(({ role }) => role === 'owner');
  const isOwnedByViewer = owner?.emailAddress?.toLowerCase() === session.email.toLowerCase();
  return (
    <AdminAccess value={isAdmin}>
      <div data-scroll-restoration-id="screen" className="min-h-0 flex-1 overflow-auto">
        <div className="flex max-w-960 flex-col gap-24 p-16">
          {canRespond && (
            <Part>
              <AccessRequests fileId={fileId} title={file.name ?? 'the file'} />
            </Part>
          )}
          <section aria-labelledby="people-heading" className="flex flex-col gap-8">
            <div className="flex flex-wrap items-center gap-8">
              <h2 id="people-heading" className="font-semibold text-section">
                People with access
              </h2>
              <div className="ml-auto flex items-center gap-8">
                {refusal && <span className="text-ink-3 text-small">{refusal}</span>}
                <Button
                  kind="primary"
                  disabledReason={refusal}
                  onWarm={ShareDialog.preload}
                  onPress={() => setIsSharing(true)}
                  data-op="drive.permissions.create"
                >
                  <UserPlus size={14} strokeWidth={1.75} aria-hidden />
                  Add people
                </Button>
              </div>
            </div>
            <ul className="rounded-card border border-line bg-surface">
              {named.map((permission) => (
                <PermissionRow
                  key={permission.id}
                  fileId={fileId}
                  permission={permission}
                  permissions={permissions.data}
                  roles={roles}
                  refusal={refusal}
                  isOwnedByViewer={isOwnedByViewer}
                />
              ))}
            </ul>
          </section>
          {/* A shared drive has members only. */}
          {file.driveId !== fileId && (
            <GeneralAccess fileId={fileId} permissions={permissions.data} refusal={refusal} />
          )}
          <CheckAccess fileId={fileId} permissions={permissions.data} />
        </div>
        <PendingChanges fileId={fileId} permissions={permissions.data} />
        {isSharing && (
          <OverlayPart onClose={() => setIsSharing(false)}>
            <ShareDialog file={file} roles={roles} permissions={permissions.data} onClose={() => setIsSharing(false)} />
          </OverlayPart>
        )}
      </div>
    </AdminAccess>
  );
}

/** Returns the reason why the user cannot change the sharing, if any. */
function useSharingRefusal(file: SharedItem): string | undefined {
  const session = useSession();
  const refusal = roleRefusal(session, 'drive.permissions.create', 'Sharing');
  if (refusal !== undefined) return refusal;
  return file.capabilities?.canShare === false ? 'You cannot share this file.' : undefined;
}
