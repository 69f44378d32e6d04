import { countOf } from '@rotunda/api-client/count-of';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ErrorView, isUnreadable } from '#shared/errors/error-view.tsx';
import { formatDateTime } from '#shared/format/time.ts';
import { getGranteeName, getRoleName, getRoleRank } from '#shared/permissions/permission.ts';
import { permissionsQuery } from '#shared/permissions/permissions-query.ts';
import { useSession } from '#shared/session/session.ts';
import { useShortcut } from '#shared/shortcuts/use-shortcut.ts';
import { Button } from '#ui/buttons/button.tsx';
import { DescriptionList } from '#ui/display/description-list.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { SidePanel } from '#ui/panels/side-panel.tsx';
import { CopyableId } from '#ui/text/copyable-id.tsx';
import { membersRefusal, restrictions, type SharedDrive } from './drive.ts';
import { useDriveActions } from './use-drive-actions.ts';

type DrivePeekProps = { drive: SharedDrive; isAdmin: boolean; onOpen: () => void; onClose: () => void };

/** The panel of a shared drive: its restrictions and members. */
export function DrivePeek({ drive, isAdmin, onOpen, onClose }: DrivePeekProps) {
  const driveId = drive.id ?? '';
  const accessRefusal = membersRefusal(drive, isAdmin, useSession());
  const { members, hide } = useDriveActions(isAdmin)(drive);
  useShortcut('m', members.onAction);
  useShortcut('h', hide.onAction, { disabledReason: hide.disabledReason, isChange: true });
  const held = restrictions.filter(({ key }) => drive.restrictions?.[key]);
  return (
    <SidePanel title={drive.name ?? 'Shared drive'} onClose={onClose}>
      <div className="flex flex-col gap-16">
        <div className="flex flex-wrap items-center gap-12">
          <Button onPress={onOpen}>Open</Button>
          <Link
            to="/files/$folderId"
            params={{ folderId: driveId }}
            search={{}}
            className="word-target text-accent-ink hover:underline"
          >
            Browse its files
          </Link>
        </div>
        <DescriptionList
          items={[
            ['ID', <CopyableId key="id" id={driveId} label="drive ID" />],
            ['Created', drive.createdTime && formatDateTime(Date.parse(drive.createdTime))],
            ['In your list', drive.hidden ? 'Hidden' : 'Shown'],
            ['Rules', held.length === 0 ? 'None' : held.map(({ label }) => label).join('. ')],
          ]}
        />
        {accessRefusal ? (
          <p className="text-ink-3">{accessRefusal}.</p>
        ) : (
          <Members driveId={driveId} isAdmin={isAdmin} />
        )}
      </div>
    </SidePanel>
  );
}

function Members({ driveId, isAdmin }: { driveId: string; isAdmin: boolean }) {
  const members = useQuery(permissionsQuery(driveId, isAdmin));
  if (members.isPending) return <Skeleton label="Loading the members" rows={4} />;
  if (isUnreadable(members)) {
    const retry = () => void members.refetch();
    return <ErrorView error={members.error} title="The members could not be loaded" onRetry={retry} />;
  }
  return (
    <section aria-labelledby="members-heading" className="flex flex-col gap-8">
      <h3 id="members-heading" className="font-semibold">
        {countOf(members.data.length, 'member')}
      </h3>
      <ul className="flex flex-col gap-4">
        {members.data
          .toSorted((one, other) => getRoleRank(other.role) - getRoleRank(one.role))
          .map((member) => (
            <li key={member.id} className="flex items-center gap-8">
              <span className="min-w-0 flex-1 truncate" title={member.emailAddress}>
                {getGranteeName(member)}
              </span>
              <span className="text-ink-3">{getRoleName(member.role)}</span>
            </li>
          ))}
      </ul>
    </section>
  );
}
