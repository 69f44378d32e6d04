import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { explainFailure } from '#shared/errors/explain-failure.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { DialogFoot } from '#ui/dialogs/dialog-foot.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { labelNamesQuery, renameLabel } from './label-names-query.ts';

type RenameLabelDialogProps = { labelId: string; name: string; onClose: () => void };

/** Asks for the name that everyone sees instead of the label's ID. */
export function RenameLabelDialog({ labelId, name, onClose }: RenameLabelDialogProps) {
  const client = useQueryClient();
  const [text, setText] = useState(name);
  const rename = useMutation({
    mutationFn: () => renameLabel(labelId, text.trim()),
    onSuccess: (names) => {
      client.setQueryData(labelNamesQuery.queryKey, names);
      onClose();
    },
  });
  return (
    <Dialog title="Name the label" isOpen onClose={onClose}>
      <TextField
        label="Name"
        description={`Shown to everyone instead of the ID ${labelId}. Leave it empty to show the ID.`}
        maxLength={100}
        value={text}
        onChange={setText}
        autoFocus
      />
      <DialogFoot error={rename.error && explainFailure('The name was not saved', rename.error)} onClose={onClose}>
        <Button kind="primary" size="form" isBusy={rename.isPending} onPress={() => rename.mutate()}>
          Save
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
