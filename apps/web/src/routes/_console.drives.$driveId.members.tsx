import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { driveQuery } from '#features/drives/queries.ts';
import { SharingTab } from '#features/sharing/sharing-tab.tsx';

export const Route = createFileRoute('/_console/drives/$driveId/members')({
  component: function DriveMembersRoute() {
    const { driveId } = Route.useParams();
    const { admin = false } = Route.useSearch();
    const { name, capabilities } = useSuspenseQuery(driveQuery(driveId, admin)).data;
    // The members of a drive are the permissions of the item with the same ID.
    const root = {
      id: driveId,
      driveId,
      ...(name !== undefined && { name }),
      capabilities: {
        canShare: admin || (capabilities?.canManageMembers ?? false),
        canEdit: admin || (capabilities?.canEdit ?? true),
      },
    };
    return <SharingTab file={root} isAdmin={admin} />;
  },
});
