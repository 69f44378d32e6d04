import { useNavigate } from '@tanstack/react-router';
import { Eye, EyeOff, FolderOpen, Users } from 'lucide-react';
import { explainFailure } from '#shared/errors/explain-failure.ts';
import { roleRefusal } from '#shared/session/role-refusal.ts';
import { useSession } from '#shared/session/session.ts';
import type { MenuAction } from '#ui/menus/menu-action.ts';
import { notify } from '#ui/toasts/toasts.tsx';
import type { SharedDrive } from './drive.ts';
import { useDriveChange } from './queries.ts';

/** Returns the actions of a shared drive in a list, by name. */
export function useDriveActions(
  isAdmin: boolean,
): (drive: SharedDrive) => Record<'browse' | 'members' | 'hide', MenuAction> {
  const session = useSession();
  const navigate = useNavigate();
  const change = useDriveChange(isAdmin);
  const setHidden = (drive: SharedDrive, isHidden: boolean, done: string) =>
    change.mutate(
      { kind: isHidden ? 'hide' : 'unhide', driveId: drive.id ?? '' },
      {
        onSuccess: () => notify(done, { label: 'Undo', run: () => setHidden(drive, !isHidden, 'Undone') }),
        onError: (error) => notify(explainFailure(`${drive.name} was not changed`, error)),
      },
    );
  return (drive) => {
    const driveId = drive.id ?? '';
    return {
      browse: {
        id: 'browse',
        label: 'Browse its files',
        icon: FolderOpen,
        onAction: () => void navigate({ to: '/files/$folderId', params: { folderId: driveId }, search: {} }),
      },
      members: {
        id: 'members',
        label: 'Members',
        icon: Users,
        onAction: () =>
          void navigate({
            to: '/drives/$driveId/members',
            params: { driveId },
            search: isAdmin ? { admin: isAdmin } : {},
          }),
      },
      hide: {
        id: 'hide',
        operationId: drive.hidden ? 'drive.drives.unhide' : 'drive.drives.hide',
        label: drive.hidden ? 'Show in list' : 'Hide from list',
        icon: drive.hidden ? Eye : EyeOff,
        disabledReason: roleRefusal(session, 'drive.drives.hide', 'Hiding drives'),
        onAction: () => setHidden(drive, !drive.hidden, `${drive.name} is ${drive.hidden ? 'shown again' : 'hidden'}`),
      },
    };
  };
}
