import { type QueryKey, useMutationState } from '@tanstack/react-query';

/**
 * The writes under a key that are being sent, the first one first. Lists draw what they show with these applied, so that a
 * change is seen at once, and is gone again by itself when it is refused. A write is pending until what it changed was read again.
 */
export function usePendingWrites<Write>(mutationKey: QueryKey): readonly Write[] {
  return useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as Write,
  });
}
