import { useState } from 'react';
import { explainFailure } from '#shared/errors/explain-failure.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { DialogFoot } from '#ui/dialogs/dialog-foot.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { notify } from '#ui/toasts/toasts.tsx';
import { useCreateProject } from './queries.ts';
import { useTrashProject } from './use-trash-project.ts';

type NewProjectDialogProps = { onCreated: (scriptId: string) => void; onClose: () => void };

/** Asks for a name and a location, and creates a runnable project. */
export function NewProjectDialog({ onCreated, onClose }: NewProjectDialogProps) {
  const create = useCreateProject();
  const { trash } = useTrashProject();
  const [title, setTitle] = useState('');
  const [parentId, setParentId] = useState('');
  const submit = () => {
    if (title.trim() === '' || create.isPending) return;
    create.mutate(
      { title: title.trim(), ...(parentId.trim() && { parentId: parentId.trim() }) },
      {
        onSuccess: ({ scriptId, filesError }) => {
          const message = filesError
            ? explainFailure('The project was created without code', filesError)
            : 'Project created';
          notify(message, { label: 'Undo', run: () => trash(scriptId, true, false) });
          onCreated(scriptId);
        },
      },
    );
  };
  return (
    <Dialog title="New project" isOpen onClose={onClose}>
      <form
        className="flex flex-col gap-16"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextField label="Name" value={title} onChange={setTitle} autoFocus />
        <TextField
          label="Folder or document ID"
          description="A folder for the project, or a document to bind it to. Leave empty for My Drive."
          value={parentId}
          onChange={setParentId}
        />
        <DialogFoot
          effect="undo"
          error={create.error && explainFailure('The project was not created', create.error)}
          onClose={onClose}
        >
          <Button
            type="submit"
            kind="primary"
            size="form"
            data-op="script.projects.create"
            disabledReason={title.trim() === '' ? 'Enter a name first.' : undefined}
            isBusy={create.isPending}
          >
            Create project
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}
