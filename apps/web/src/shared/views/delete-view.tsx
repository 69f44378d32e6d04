import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { explainError } from '#shared/errors/error-view.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { notify } from '#ui/toasts/toasts.tsx';
import { createView, deleteView, type View, viewsQuery } from './queries.ts';

/** Deletes a view. The confirmation offers an undo. */
export function DeleteView({ view }: { view: View }) {
  const queryClient = useQueryClient();
  const { screen, name, search, isTeam } = view;
  const renew = () => queryClient.invalidateQueries({ queryKey: viewsQuery(screen).queryKey });
  const bringBack = () => {
    createView({ screen, name, search, ...(isTeam && { isTeam }) }).then(renew, (error: unknown) =>
      notify(error instanceof Error ? explainError(error) : 'The view could not be restored'),
    );
  };
  const forget = useMutation({
    mutationFn: (_row: Element | null) => deleteView(view.viewId),
    onSuccess: async (_deleted, row) => {
      notify(`The view ${name} was deleted`, { label: 'Undo', run: bringBack });
      leaveRow(row);
      await renew();
    },
    onError: (error) => notify(explainError(error)),
  });
  return (
    <IconButton
      icon={Trash2}
      label={`Delete the view ${name}`}
      isBusy={forget.isPending}
      onPress={(button) => forget.mutate(button.closest('li'))}
    />
  );
}

/** Moves the focus before the row is removed. Otherwise, the list would no longer receive keys. */
function leaveRow(row: Element | null): void {
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  const next = neighbour?.querySelector('button') ?? row?.closest<HTMLElement>('[role="dialog"]');
  next?.focus();
}
