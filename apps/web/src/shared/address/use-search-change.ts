import { useRouter } from '@tanstack/react-router';
import { useRef } from 'react';

declare module '@tanstack/react-router' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: the router's own is an interface, which only another adds to
  interface HistoryState {
    /** Whether the entry was made by opening a panel beside the list of the entry before. */
    opensPanel?: true;
  }
}

/** The hash stays: it says what the list showed when a link to it was made. */
type Step<Search> = { search: Search; hash: true; replace: boolean; state?: true | { opensPanel: true } };

type Options<Search> = {
  /** The value that names what the panel beside the list shows. */
  panel?: keyof Search & string;
  /** Whether a change is one of how the list looks, or of a place in it, and takes the place of what was there before. */
  isReplaced?: (change: Partial<Search>) => boolean;
};

/**
 * Writes what a screen shows into its address, so that Back undoes what a person did: a filter, and the opening of a panel.
 * Going on to the next row in the panel is no step of its own, and closing it goes back over the step that opened it, so that
 * no Back is left that shows nothing new.
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
      // Going back takes a moment, in which the panel may be closed again.
      if (leaving.current !== entry) history.back();
      leaving.current = entry;
    } else if (was !== will) void navigate({ search: next, hash: true, replace: true, state: true });
  };
}
