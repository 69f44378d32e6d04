import { useRouter } from '@tanstack/react-router';
import { useRef } from 'react';

declare module '@tanstack/react-router' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: declaration merging with the router requires an interface
  interface HistoryState {
    /** Whether the history entry was created by opening a panel beside the list of the previous entry. */
    opensPanel?: true;
  }
}

/** The hash is retained: it contains what the list showed when the link was created. */
type Step<Search> = { search: Search; hash: true; replace: boolean; state?: true | { opensPanel: true } };

type Options<Search> = {
  /** The parameter that identifies the content of the panel. */
  panel?: keyof Search & string;
  /**
   * Reports whether a change only affects the appearance of or the position in a list, and replaces the current history entry.
   */
  isReplaced?: (change: Partial<Search>) => boolean;
};

/**
 * Writes the state of a screen to its URL, so that Back undoes user actions: a filter, or opening a panel. Moving to the next row
 * in the panel is not a separate entry, and closing the panel goes back over the entry that opened it, so that no Back leads to
 * the same state.
 */
export function useSearchChange<Search extends object>(
  search: Search,
  navigate: (step: Step<Search>) => Promise<void>,
  { panel = 'peek' as keyof Search & string, isReplaced = (change) => 'cols' in change }: Options<Search> = {},
): (change: Partial<Search>) => void {
  const { history } = useRouter();
  const leaving = useRef<string>(undefined);
  return (change) => {
    const next = { ...search, ...change };
    const [was, will] = [search[panel], next[panel]];
    const { opensPanel, __TSR_key: entry } = history.location.state;
    if (!(panel in change) || Object.keys(change).length > 1) {
      void navigate({
        search: next,
        hash: true,
        replace: isReplaced(change),
        ...(isReplaced(change) && { state: true }),
      });
    } else if (was === undefined && will !== undefined) {
      void navigate({ search: next, hash: true, replace: false, state: { opensPanel: true } });
    } else if (will === undefined && opensPanel) {
      // Going back is asynchronous, and the panel may be closed again in the meantime.
      if (leaving.current !== entry) history.back();
      leaving.current = entry;
    } else if (was !== will) void navigate({ search: next, hash: true, replace: true, state: true });
  };
}
