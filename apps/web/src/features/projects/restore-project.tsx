import { roleRefusal } from '#shared/session/role-refusal.ts';
import { useSession } from '#shared/session/session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useTrashProject } from './use-trash-project.ts';

/** Restores a project from the trash. */
export function RestoreProject({ scriptId }: { scriptId: string }) {
  const session = useSession();
  const { trash, isPending } = useTrashProject();
  return (
    <Button
      data-op="drive.files.update"
      isBusy={isPending}
      disabledReason={roleRefusal(session, 'drive.files.update', 'Restoring')}
      onPress={() => trash(scriptId, false)}
    >
      Restore
    </Button>
  );
}
