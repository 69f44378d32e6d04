import { useRouter } from '@tanstack/react-router';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { ActiveRow } from './relocate-tab-stop.ts';

const MAX_REMEMBERED = 200; // Lists. The least recently left ones are discarded.

declare module '@tanstack/react-router' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: declaration merging with the router requires an interface
  interface HistoryState {
    /** The row of a list, to which a link from the screen of the row leads back. */
    returnRow?: string;
  }
}

/** The user's position in a list: the last focused row, and the scroll position if known. */
export type ListPosition = { row: ActiveRow; scrollTopPx: number | undefined };

/** Keyed by the browser history entry and the list. */
const places = new Map<string, ListPosition>();

type ListPositionStore = {
  /** The position where the user left the list, if they have come back to it. */
  restored: ListPosition | undefined;
  /** Stores the focused row for the URL of the list. */
  record: (row: ActiveRow) => void;
};

/** Stores the user's position in a list, so that going back leads to the same row at the same position (WCAG 2.2, 2.4.3). */
export function useListPosition(scroller: RefObject<HTMLElement | null>, label: string): ListPositionStore {
  const router = useRouter({ warn: false });
  const entry = () => `${router?.history.location.state.__TSR_key} ${label}`;
  const [{ path, recalled: restored }] = useState(() => ({
    path: router?.history.location.pathname,
    recalled: places.get(entry()) ?? toListPosition(router?.history.location.state.returnRow),
  }));
  const latest = useRef<{ key: string; row: ActiveRow }>(undefined);
  const record = (row: ActiveRow) => {
    // A list is rendered once more after the URL has changed to the next screen.
    if (router?.history.location.pathname === path) latest.current = { key: entry(), row };
  };
  useLayoutEffect(() => {
    const list = scroller.current;
    return () => {
      if (latest.current && list)
        storePosition(latest.current.key, { row: latest.current.row, scrollTopPx: list.scrollTop });
    };
  }, [scroller]);
  return { restored, record };
}

function toListPosition(id: string | undefined): ListPosition | undefined {
  return id === undefined ? undefined : { row: { id, index: 0 }, scrollTopPx: undefined };
}

function storePosition(key: string, place: ListPosition): void {
  places.delete(key);
  places.set(key, place);
  const [oldest] = places.keys();
  if (places.size > MAX_REMEMBERED && oldest !== undefined) places.delete(oldest);
}
