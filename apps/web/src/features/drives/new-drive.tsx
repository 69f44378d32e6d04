import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { generateId } from '#lib/random-id.ts';
import { explainError } from '#shared/errors/error-view.tsx';
import { roleRefusal } from '#shared/session/role-refusal.ts';
import { useSession } from '#shared/session/session.ts';
import { useShortcut } from '#shared/shortcuts/use-shortcut.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { DialogFoot } from '#ui/dialogs/dialog-foot.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { notify } from '#ui/toasts/toasts.tsx';
import { useDriveChange } from './queries.ts';

/** Creates a shared drive. The request ID is chosen in advance, so that sending it twice creates only one drive. */
export function NewDrive({ onCreated }: { onCreated: (driveId: string) => void }) {
  const session = useSession();
  const [isOpen, setIsOpen] = useState(false);
  const refusal = roleRefusal(session, 'drive.drives.create', 'Creating drives');
  useShortcut('n', () => setIsOpen(true), { disabledReason: refusal });
  return (
    <>
      <Button kind="primary" disabledReason={refusal} onPress={() => setIsOpen(true)}>
        <Plus size={14} strokeWidth={1.75} aria-hidden />
        New shared drive
      </Button>
      {isOpen && <NewDriveDialog onClose={() => setIsOpen(false)} onCreated={onCreated} />}
    </>
  );
}

function NewDriveDialog({ onClose, onCreated }: { onClose: () => void; onCreated: (driveId: string) => void }) {
  const [name, setName] = useState('');
  const change = useDriveChange(false);
  const requestId = useRef(generateId());
  const submit = () => {
    if (name.trim() === '' || change.isPending) return;
    change.mutate(
      { kind: 'create', name: name.trim(), requestId: requestId.current },
      {
        onSuccess: (drive) => {
          notify(`${name.trim()} was created`);
          onClose();
          if (drive?.id) onCreated(drive.id);
        },
      },
    );
  };
  return (
    <Dialog title="New shared drive" isOpen onClose={onClose}>
      <TextField
        label="Name"
        value={name}
        onChange={setName}
        errorMessage={change.error ? explainError(change.error) : undefined}
        autoFocus
      />
      <p className="text-ink-3 text-small">Retrying does not create a second drive.</p>
      <DialogFoot effect="undo" onClose={onClose}>
        <Button
          kind="primary"
          size="form"
          data-op="drive.drives.create"
          disabledReason={name.trim() === '' ? 'Enter a name first.' : undefined}
          isBusy={change.isPending}
          onPress={submit}
        >
          Create drive
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
