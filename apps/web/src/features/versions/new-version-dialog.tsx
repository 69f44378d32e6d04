import { useState } from 'react';
import { explainFailure } from '#shared/errors/explain-failure.ts';
import { useCreateVersion } from '#shared/script/use-create-version.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { DialogFoot } from '#ui/dialogs/dialog-foot.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { notify } from '#ui/toasts/toasts.tsx';

type NewVersionDialogProps = { scriptId: string; onClose: () => void; onCreated: (versionNumber: number) => void };

/** Asks for a description and creates a version of the saved code. */
export function NewVersionDialog({ scriptId, onClose, onCreated }: NewVersionDialogProps) {
  const create = useCreateVersion(scriptId);
  const [description, setDescription] = useState('');
  const submit = () => {
    if (create.isPending) return;
    create.mutate(description.trim(), {
      onSuccess: ({ versionNumber = 0 }) => {
        notify(`Version ${versionNumber} created`);
        onCreated(versionNumber);
      },
    });
  };
  return (
    <Dialog title="New version" isOpen onClose={onClose}>
      <form
        className="flex flex-col gap-16"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextField
          label="Description"
          description="Describe this version. You cannot change the description later."
          value={description}
          onChange={setDescription}
          autoFocus
        />
        <p className="text-ink-2 text-small">
          Saves the current files permanently. Versions cannot be deleted; a project can have 200.
        </p>
        <DialogFoot
          effect="permanent"
          error={create.error && explainFailure('The version was not created', create.error)}
          onClose={onClose}
        >
          <Button
            type="submit"
            kind="primary"
            size="form"
            data-op="script.projects.versions.create"
            isBusy={create.isPending}
          >
            Create version
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}
