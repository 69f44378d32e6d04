import { useQueryClient } from '@tanstack/react-query';
import { explainError } from '#shared/errors/error-view.tsx';
import { notify } from '#ui/toasts/toasts.tsx';
import { type Place, pinsQuery, setPinned } from './places.ts';

/** Returns a function that pins or unpins a resource and reports failures. */
export function useTogglePin(): (
  place: Pick<Place, 'kind' | 'targetId' | 'title'>,
  isPinned: boolean,
) => Promise<void> {
  const queryClient = useQueryClient();
  return async (place, isPinned) => {
    await setPinned(place, isPinned).catch((error: unknown) => {
      notify(`The pin was not changed: ${error instanceof Error ? explainError(error) : 'unknown error'}`);
    });
    await queryClient.invalidateQueries({ queryKey: pinsQuery.queryKey });
  };
}
