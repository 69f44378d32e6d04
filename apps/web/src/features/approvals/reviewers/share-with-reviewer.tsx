import { countOf } from '@rotunda/api-client/count-of';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#shared/api/api.ts';
import { explainFailure } from '#shared/errors/explain-failure.ts';
import { permissionsQuery } from '#shared/permissions/permissions-query.ts';
import { roleRefusal } from '#shared/session/role-refusal.ts';
import { useSession } from '#shared/session/session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { notify } from '#ui/toasts/toasts.tsx';
import { REVIEWER_STATUS_KEY } from './reviewer-status.ts';

type ShareWithReviewerProps = { email: string; fileIds: readonly string[] };

type Grant = { fileId: string; permissionId: string };

/** Grants a reviewer the least access that a review requires to files that they cannot open, with an undo. */
export function ShareWithReviewer({ email, fileIds }: ShareWithReviewerProps) {
  const client = useQueryClient();
  const refusal = roleRefusal(useSession(), 'drive.permissions.create', 'Sharing');
  const readAgain = async (changed: readonly string[]) => {
    await Promise.all(
      changed.map((fileId) => client.invalidateQueries({ queryKey: permissionsQuery(fileId).queryKey })),
    );
    await client.invalidateQueries({ queryKey: [REVIEWER_STATUS_KEY] });
  };
  const undo = async (grants: readonly Grant[]) => {
    await removeAll(grants).then(
      () => notify('Undone'),
      (error: Error) => notify(explainFailure('The change could not be undone', error)),
    );
    await readAgain(grants.map(({ fileId }) => fileId));
  };
  const share = useMutation({
    mutationFn: () => shareAll(fileIds, email),
    onSuccess: (grants) =>
      notify(`Shared ${countOf(grants.length, 'file')} with ${email}`, { label: 'Undo', run: () => void undo(grants) }),
    onError: (error) => notify(explainFailure('Not all files were shared', error)),
    onSettled: () => readAgain(fileIds),
  });
  return (
    <Button
      kind="quiet"
      data-op="drive.permissions.create"
      disabledReason={refusal}
      isBusy={share.isPending}
      onPress={() => share.mutate()}
    >
      Share as Reader
    </Button>
  );
}

async function shareAll(fileIds: readonly string[], emailAddress: string): Promise<Grant[]> {
  const grants: Grant[] = [];
  for (const fileId of fileIds) {
    const params = { fileId, supportsAllDrives: true, sendNotificationEmail: false, fields: 'id' };
    const body = { type: 'user', role: 'reader', emailAddress } as const;
    const { id = '' } = await api.call('drive.permissions.create', params, { body });
    grants.push({ fileId, permissionId: id });
  }
  return grants;
}

async function removeAll(grants: readonly Grant[]): Promise<void> {
  for (const grant of grants) await api.call('drive.permissions.delete', { ...grant, supportsAllDrives: true });
}
