import { type QueryKey, useMutationState } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useOtherTabsWrites } from './tab-writes.ts';

/**
 * The writes under a key that are being sent, the first one first, then those of other tabs. Lists draw what they show with these
 * applied, so that a change is seen at once, and is gone again by itself when it is refused. A write is pending until what it
 * changed was read again.
 */
export function usePendingWrites<Write>(mutationKey: QueryKey): readonly Write[] {
  const own = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as Write,
  });
  const others = useOtherTabsWrites(mutationKey);
  return useMemo(() => [...own, ...others.map(({ variables }) => variables as Write)], [own, others]);
}
