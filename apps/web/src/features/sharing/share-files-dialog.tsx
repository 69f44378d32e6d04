import { countOf } from '@rotunda/api-client/count-of';
import type { DriveSchemas } from '@rotunda/api-client/operation-types';
import { useQueryClient } from '@tanstack/react-query';
import { useDialogSubmit } from '#shared/forms/use-dialog-submit.ts';
import { useRunJob } from '#shared/jobs/run-job.ts';
import type { JobDraft } from '#shared/jobs/start-job.ts';
import { BASIC_ROLES } from '#shared/permissions/role-lists.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { DialogFoot } from '#ui/dialogs/dialog-foot.tsx';
import { ShareFields, useShareForm } from './share-form.tsx';

type SelectedFile = Pick<DriveSchemas['File'], 'id' | 'name' | 'version'>;

type ShareFilesDialogProps = { files: readonly SelectedFile[]; onClose: () => void; onStarted: () => void };

/** Shares several files, as a job with one call per person and file. */
export function ShareFilesDialog({ files, onClose, onStarted }: ShareFilesDialogProps) {
  const client = useQueryClient();
  const form = useShareForm();
  const runJob = useRunJob();
  const { error, isPending, submit } = useDialogSubmit(onClose);
  const items = countOf(files.length, 'item');
  const send = async () => {
    await runJob(toShareJob(files, form), () =>
      ['drive.permissions.list', 'drive.files.list'].map((id) => client.invalidateQueries({ queryKey: [id] })),
    );
    onStarted();
  };
  return (
    <Dialog title={`Share ${items}`} isOpen onClose={onClose}>
      <ShareFields form={form} roles={BASIC_ROLES} />
      <DialogFoot effect="undo" error={error} onClose={onClose}>
        <Button
          kind="primary"
          size="form"
          data-op="drive.permissions.create"
          disabledReason={form.addresses.length === 0 ? 'Enter an address first.' : undefined}
          isBusy={isPending}
          onPress={() => form.check() && void submit(send)}
        >
          Share {items}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

function toShareJob(files: readonly SelectedFile[], form: ReturnType<typeof useShareForm>): JobDraft {
  const { addresses, options } = form;
  const people = addresses.length === 1 ? String(addresses[0]) : countOf(addresses.length, 'person');
  return {
    title: `Share ${countOf(files.length, 'item')} with ${people}`.slice(0, 200),
    operationId: 'drive.permissions.create',
    items: files.flatMap(({ id = '', name = id, version }) =>
      addresses.map((address) => ({
        id: `${id} ${address}`,
        label: `${name}, ${address}`.slice(0, 300),
        params: { fileId: id, supportsAllDrives: true, ...options },
        body: { ...form.grantOf(address) },
        ...(version !== undefined && { ifMatch: version }),
      })),
    ),
  };
}
