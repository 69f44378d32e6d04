import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { explainError } from '#shared/errors/error-view.tsx';
import { useSession } from '#shared/session/session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { createView, viewsQuery } from './queries.ts';
import type { ViewSearch } from './view-menu-props.ts';

/** Saves the current state of the screen under a name. Operators can share it with everyone. */
export function SaveView({ screen, search }: { screen: string; search: ViewSearch }) {
  const isOperator = useSession().roles.includes('operator');
  const queryClient = useQueryClient();
  const [name, setName] = useState('');
  const [isTeam, setIsTeam] = useState(false);
  const retain = useMutation({
    mutationFn: () => createView({ screen, name: name.trim(), search: { ...search }, ...(isTeam && { isTeam }) }),
    onSuccess: async () => {
      setName('');
      await queryClient.invalidateQueries({ queryKey: viewsQuery(screen).queryKey });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '') retain.mutate();
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-8 border-line border-t px-8 pt-8">
      <TextField
        label="Save current filters as a view"
        value={name}
        onChange={setName}
        maxLength={80}
        errorMessage={retain.error ? explainError(retain.error) : undefined}
      />
      <div className="flex items-center justify-between gap-8">
        {isOperator ? (
          <Checkbox isSelected={isTeam} onChange={setIsTeam}>
            Share with everyone
          </Checkbox>
        ) : (
          <span className="text-ink-3 text-small">Visible only to you</span>
        )}
        <Button
          type="submit"
          disabledReason={name.trim() === '' ? 'Enter a name first.' : undefined}
          isBusy={retain.isPending}
        >
          Save view
        </Button>
      </div>
    </form>
  );
}
