import { useRouter } from '@tanstack/react-router';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { ActiveRow } from './follow-row.ts';

const MAX_REMEMBERED = 200; // Those that were left longest ago are forgotten.

declare module '@tanstack/react-router' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: the router's own is an interface, which only another adds to
  interface HistoryState {
    /** The row of a list, to which a link from the screen of the row leads back. */
    returnRow?: string;
  }
}

/** The user's position in a list: the last focused row, and the scroll position if known. */
export type ReturnPlace = { row: ActiveRow; scrollTopPx: number | undefined };

/** Keyed by the browser history entry and the list. */
const places = new Map<string, ReturnPlace>();

type ReturnPlaceMemory = {
  /** The position where the user left the list, if they have come back to it. */
  recalled: ReturnPlace | undefined;
  /** Stores the focused row for the URL of the list. */
  note: (row: ActiveRow) => void;
};

/** Stores the user's position in a list, so that going back leads to the same row at the same position (WCAG 2.2, 2.4.3). */
export function useReturnPlace(scroller: RefObject<HTMLElement | null>, label: string): ReturnPlaceMemory {
  const router = useRouter({ warn: false });
  const entry = () => `${router?.history.location.state.__TSR_key} ${label}`;
  const [{ path, recalled }] = useState(() => ({
    path: router?.history.location.pathname,
    recalled: places.get(entry()) ?? toReturnPlace(router?.history.location.state.returnRow),
  }));
  const latest = useRef<{ key: string; row: ActiveRow }>(undefined);
  const note = (row: ActiveRow) => {
    // A list is rendered once more after the URL has changed to the next screen.
    if (router?.history.location.pathname === path) latest.current = { key: entry(), row };
  };
  useLayoutEffect(() => {
    const list = scroller.current;
    return () => {
      if (latest.current && list)
        remember(latest.current.key, { row: latest.current.row, scrollTopPx: list.scrollTop });
    };
  }, [scroller]);
  return { recalled, note };
}

function toReturnPlace(id: string | undefined): ReturnPlace | undefined {
  return id === undefined ? undefined : { row: { id, index: 0 }, scrollTopPx: undefined };
}

function remember(key: string, place: ReturnPlace): void {
  places.delete(key);
  places.set(key, place);
  const [oldest] = places.keys();
  if (places.size > MAX_REMEMBERED && oldest !== undefined) places.delete(oldest);
}
