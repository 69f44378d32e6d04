import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { explainError } from '#shared/errors/error-view.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { renameView, type View, viewsQuery } from './queries.ts';

/** Renames a view in place. Escape cancels. */
export function RenameView({ view, onDone }: { view: View; onDone: () => void }) {
  const queryClient = useQueryClient();
  const [name, setName] = useState(view.name);
  const rename = useMutation({
    mutationFn: () => renameView(view.viewId, name.trim()),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: viewsQuery(view.screen).queryKey });
      onDone();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === view.name) onDone();
    else if (name.trim() !== '') rename.mutate();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onDone();
  };
  return (
    <form onSubmit={submit} className="flex min-w-0 flex-1 items-start gap-4 px-8 py-4">
      <div className="min-w-0 flex-1">
        <TextField
          label={`New name for ${view.name}`}
          isLabelHidden
          autoFocus
          value={name}
          onChange={setName}
          maxLength={80}
          onKeyDown={onKeyDown}
          errorMessage={rename.error ? explainError(rename.error) : undefined}
        />
      </div>
      <Button
        type="submit"
        disabledReason={name.trim() === '' ? 'Enter a name first.' : undefined}
        isBusy={rename.isPending}
      >
        Rename
      </Button>
    </form>
  );
}
