import { type QueryKey, useMutationState } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useOtherTabsWrites } from './tab-writes.ts';

/**
 * Returns the writes in flight under a key, oldest first, then those of other tabs. Lists apply them when rendering, so that a
 * change is visible immediately and reverts automatically if it is rejected. A write is pending until the data that it changed
 * was refetched.
 */
export function usePendingWrites<Write>(mutationKey: QueryKey): readonly Write[] {
  const own = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as Write,
  });
  const others = useOtherTabsWrites(mutationKey);
  return useMemo(() => [...own, ...others.map(({ variables }) => variables as Write)], [own, others]);
}
