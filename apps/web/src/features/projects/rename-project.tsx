import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { explainFailure } from '#shared/errors/explain-failure.ts';
import { useWriteRefusal } from '#shared/script/use-write-refusal.ts';
import { Button } from '#ui/buttons/button.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { DialogFoot } from '#ui/dialogs/dialog-foot.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { notify } from '#ui/toasts/toasts.tsx';
import { useChangeProjectFile } from './queries.ts';

/** The name of a project. Writers can edit it; it is the name of the project's file. */
export function RenameProject({ scriptId, name }: { scriptId: string; name: string }) {
  const refusal = useWriteRefusal(scriptId, 'drive.files.update');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <span className="flex items-center gap-4">
      {name}
      {refusal === undefined && <IconButton icon={Pencil} label="Rename the project" onPress={() => setIsOpen(true)} />}
      {isOpen && <RenameDialog scriptId={scriptId} name={name} onClose={() => setIsOpen(false)} />}
    </span>
  );
}

function RenameDialog({ scriptId, name, onClose }: { scriptId: string; name: string; onClose: () => void }) {
  const change = useChangeProjectFile();
  const [next, setNext] = useState(name);
  const submit = () =>
    change.mutate(
      { scriptId, change: { name: next.trim() } },
      {
        onSuccess: () => {
          const undo = () => change.mutate({ scriptId, change: { name } });
          notify('Project renamed', { label: 'Undo', run: undo });
          onClose();
        },
      },
    );
  return (
    <Dialog title="Rename the project" isOpen onClose={onClose}>
      <form
        className="flex flex-col gap-16"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextField label="Name" value={next} onChange={setNext} autoFocus />
        <DialogFoot
          effect="undo"
          error={change.error && explainFailure('The project was not renamed', change.error)}
          onClose={onClose}
        >
          <Button
            type="submit"
            kind="primary"
            size="form"
            data-op="drive.files.update"
            disabledReason={next.trim() === '' || next.trim() === name ? 'Enter a different name first.' : undefined}
            isBusy={change.isPending}
          >
            Rename
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}
