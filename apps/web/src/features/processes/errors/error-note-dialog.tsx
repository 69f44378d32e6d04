import { useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { DialogFoot } from '#ui/dialogs/dialog-foot.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useChangeErrorNote } from './error-notes.ts';

type ErrorNoteDialogProps = { label: string; note: string; onClose: () => void };

/** Edits the note that the team sees beside the errors of a fingerprint. */
export function ErrorNoteDialog({ label, note, onClose }: ErrorNoteDialogProps) {
  const change = useChangeErrorNote();
  const [text, setText] = useState(note);
  return (
    <Dialog title="Note on this error" isOpen onClose={onClose}>
      <form
        className="flex flex-col gap-16"
        onSubmit={(event) => {
          event.preventDefault();
          change(label, { note: text.trim() }, text.trim() === '' ? 'Note removed' : 'Note saved');
          onClose();
        }}
      >
        <p className="break-words font-mono text-small">{label}</p>
        <TextField
          label="Note"
          description="Visible to everyone who can see failed runs."
          value={text}
          onChange={setText}
          rows={3}
          maxLength={500}
          autoFocus
        />
        <DialogFoot effect="undo" error={undefined} onClose={onClose}>
          <Button type="submit" kind="primary" size="form">
            Save note
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}
